import './results.css'
import { useAtomValue } from 'jotai'
import { type ReactNode, useState } from 'react'
import type { AnalysisSectionData } from '../../../api/contract/resume-analysis.ts'
import { ExportRow } from '../../export/export-row.tsx'
import { GenerationStatus } from '../../generation/generation-status.tsx'
import { ResultSection } from '../../generation/result-section.tsx'
import { keptWords } from '../../generation/status-words.ts'
import { PracticeAloud, SuggestedAnswer } from '../../generation/suggested-answer.tsx'
import { useIsDesktop } from '../../platform/media-query.ts'
import { Button } from '../../ui/button.tsx'
import { Collapsible } from '../../ui/collapsible.tsx'
import { lazyDialog } from '../../ui/lazy-dialog.tsx'
import { takeLostFocus } from '../../ui/take-focus.ts'
import type { Received, ShownSection } from './analysis.ts'
import { analysisSource, questionBlocks, sectionOutline } from './analysis-outline.ts'
import { restWords } from './analysis-progress.tsx'
import { analysisAtom, dispatchAnalysis } from './analysis-store.ts'
import { FoldRest } from './fold-rest.tsx'
import { proposedChanges } from './improved-resume/changes.ts'
import { linesIn } from './requirement-lines.ts'
import { RequirementsSection } from './requirements-section.tsx'
import { canTryAtom, idPrefixAtom, isSampleAtom, outlinedAtom, useShown } from './rescoring.ts'
import { ResultsLinks, useSections } from './results-links.tsx'
import { ResumeSection } from './resume-section.tsx'
import { ScoreSection } from './score-section.tsx'
import { CompanySection, ImprovementsSection, RecommendationsSection, SkillsSection, SummarySection } from './text-sections.tsx'

/** What says the same in other words, and what other features do better. The first two are open on a desktop. */
const folded: readonly ShownSection[] = ['skills', 'summary', 'improvements', 'company', 'questions']

const bodies: { [N in ShownSection]: (data: AnalysisSectionData<N>, received: Received) => ReactNode } = {
  score: (score, received) => <ScoreSection received={{ ...received, score }} />,
  requirements: (_, received) => <RequirementsSection received={received} />,
  skills: (data) => <SkillsSection data={data} />,
  summary: (data) => <SummarySection data={data} />,
  recommendations: (data) => <RecommendationsSection data={data} />,
  improvements: (data) => <ImprovementsSection data={data} />,
  company: (data) => <CompanySection data={data} />,
  questions: (data) => <QuestionsSection data={data} />,
}

function SectionBody<N extends ShownSection>({ name, received }: { name: N; received: Received }) {
  const data = received[name]
  return data !== undefined && bodies[name](data as AnalysisSectionData<N>, received)
}

/** The score first, then every section in fixed order, pending ones as headings. */
export function ResultsPanel() {
  const analysis = useAtomValue(analysisAtom)
  const idPrefix = useAtomValue(idPrefixAtom)
  const isSample = useAtomValue(isSampleAtom)
  const isDesktop = useIsDesktop()
  const { shown } = useShown()
  const outlined = useAtomValue(outlinedAtom)
  const last = !isSample && analysis.isOpen && analysis.last
  const take = last && (
    <ExportRow
      what={analysisSource(outlined)}
      of={outlined}
      isWhole
      onExported={() => dispatchAnalysis({ type: 'results-were-saved' })}
      note={isDesktop ? null : keptWords(last)}
    />
  )
  const { ready, sections } = useSections()
  const section = ({ name, title }: (typeof sections)[number]) => (
    <ResultSection
      key={name}
      id={`${idPrefix}-${name}`}
      title={title}
      className={`results-${name}`}
      isShown={ready.includes(name)}
      isStandIn={shown.standIns?.includes(name) ?? false}
      folds={folded.indexOf(name) >= (isDesktop ? 2 : 0)}
      outline={() => sectionOutline(name, outlined)}
    >
      <SectionBody name={name} received={shown} />
    </ResultSection>
  )
  const [picture, ...others] = sections
  return (
    <section className="results stack" aria-labelledby={`${idPrefix}-title`}>
      <div className="between">
        <h2 id={`${idPrefix}-title`} className="title-l" tabIndex={-1} ref={takeLostFocus}>
          Analysis Results
        </h2>
        {last && (
          <div className="row-tight">
            {isDesktop && take}
            <Button small look="quiet" onClick={() => dispatchAnalysis({ type: 'results-were-closed' })}>
              Close
            </Button>
          </div>
        )}
      </div>
      {!isSample && (
        <GenerationStatus generation={analysis} writing={restWords}>
          {isDesktop && last && keptWords(last)}
        </GenerationStatus>
      )}
      {picture && section(picture)}
      <ImprovedResumeButton />
      {(isSample || !isDesktop) && <ResultsLinks className="results-links" />}
      <div className="stack">
        {others.map(section)}
        {shown.document && <ResumeSection idPrefix={idPrefix} data={shown.document} lines={linesIn(shown)} />}
      </div>
      {!isDesktop && take}
    </section>
  )
}

function QuestionsSection({ data: { interviewQuestions } }: { data: AnalysisSectionData<'questions'> }) {
  const all = interviewQuestions.map(({ question, starAnswer: answer, plan }, index) => ({ index, question, answer, plan }))
  return (
    <FoldRest items={all} first={2}>
      {(some) =>
        some.map(({ index, ...suggested }) => (
          <Collapsible
            key={suggested.question}
            look="line"
            title={
              <>
                <span className="quiet numbers">{index + 1}.</span> {suggested.question}
              </>
            }
          >
            <SuggestedAnswer
              suggested={suggested}
              heading={<h4>{suggested.plan ? 'Plan your answer' : 'How to answer'}</h4>}
              index={index}
              blocks={() => questionBlocks(suggested, index)}
            >
              <PracticeAloud suggested={suggested} />
            </SuggestedAnswer>
          </Collapsible>
        ))
      }
    </FoldRest>
  )
}

const ImprovedResumeDialog = lazyDialog<{ close: () => void }>(() => import('./improved-resume/improved-resume-dialog.tsx'))

/** Shown as soon as a paid analysis has something to change. */
function ImprovedResumeButton() {
  const { paid, shown, told, edits } = useShown()
  const canTry = useAtomValue(canTryAtom)
  const [isOpen, setOpen] = useState(false)
  const changes = proposedChanges({ paid, shown, answers: told.answers, edits }, [])
  if (!canTry || changes.length === 0) return null
  return (
    <>
      <Button
        wide
        icon="download"
        note={`${changes.length === 1 ? '1 change' : `${changes.length} changes`} to review first. Free.`}
        onClick={() => setOpen(true)}
      >
        Download the improved resume
      </Button>
      {isOpen && <ImprovedResumeDialog close={() => setOpen(false)} />}
    </>
  )
}
