import './results.css'
import { useAtomValue } from 'jotai'
import { type ReactNode, useEffect, useId, useRef } from 'react'
import { warmUpPdf } from '../../export/take-along-files.ts'
import type { Received } from './analysis.ts'
import { analysisOutline } from './analysis-outline.ts'
import { analysisAtom } from './analysis-store.ts'
import { CompanySection } from './company-section.tsx'
import { ImprovementsSection } from './improvements-section.tsx'
import { KeywordsSection } from './keywords-section.tsx'
import { ParserSection } from './parser-section.tsx'
import { QuestionsSection } from './questions-section.tsx'
import { RecommendationsSection } from './recommendations-section.tsx'
import { ResultsStatus } from './results-status.tsx'
import { ScoreSection } from './score-section.tsx'
import { SectionChips } from './section-chips.tsx'
import { SectionFrame } from './section-frame.tsx'
import { readyInOrder, type ShownSection, shownSections } from './sections.ts'
import { SkillsSection } from './skills-section.tsx'

function SectionBody({ name, received }: { name: ShownSection; received: Received }) {
  switch (name) {
    case 'score':
      return received.score && <ScoreSection data={received.score} />
    case 'skills':
      return received.skills && <SkillsSection data={received.skills} />
    case 'keywords':
      return received.keywords && <KeywordsSection data={received.keywords} />
    case 'summary':
      return received.summary && <p className="results-summary">{received.summary.summary}</p>
    case 'recommendations':
      return received.recommendations && <RecommendationsSection data={received.recommendations} />
    case 'improvements':
      return received.improvements && <ImprovementsSection data={received.improvements} />
    case 'company':
      return received.company && <CompanySection data={received.company} />
    case 'questions':
      return received.questions && <QuestionsSection data={received.questions} />
  }
}

/** 'Analysis Results': every section at its fixed place, the coming ones as headings. */
export function ResultsPanel({ actions }: { actions: ReactNode }) {
  const { run, last } = useAtomValue(analysisAtom)
  const idPrefix = useId()
  const heading = useRef<HTMLHeadingElement>(null)
  const isRunning = run.state === 'running'
  const received = isRunning ? run.received : (last?.received ?? {})
  const ready = readyInOrder(received)

  // Whatever had the focus (the button, the progress view) has just gone; otherwise the focus stays where the reader put it.
  useEffect(() => {
    if (document.activeElement === document.body) heading.current?.focus({ preventScroll: true })
  }, [])
  const finished = isRunning ? null : last?.received
  useEffect(() => {
    if (finished) return warmUpPdf(() => analysisOutline(finished))
  }, [finished])

  return (
    <section className="results" aria-labelledby={`${idPrefix}-title`}>
      <div className="results-top">
        <h2 id={`${idPrefix}-title`} tabIndex={-1} ref={heading}>
          Analysis Results
        </h2>
        {actions}
      </div>
      <ResultsStatus />
      <SectionChips idPrefix={idPrefix} ready={ready} />
      {shownSections.map(({ name, title }) => (
        <SectionFrame
          key={name}
          id={`${idPrefix}-${name}`}
          name={name}
          title={title}
          received={received}
          isReady={ready.includes(name)}
        >
          <SectionBody name={name} received={received} />
        </SectionFrame>
      ))}
      {received.document && <ParserSection data={received.document} />}
    </section>
  )
}
