import { useAtomValue } from 'jotai'
import { lazy, type ReactNode, useEffect, useRef } from 'react'
import { warmUpWriters } from '../../export/export-files.ts'
import { labelOf, useTakeAlong } from '../../export/export-row.tsx'
import { useIsDesktop } from '../../platform/media-query.ts'
import { Button, IconButton } from '../../ui/button.tsx'
import { Page } from '../../ui/page.tsx'
import { SiblingSwitch } from '../../ui/sibling-switch.tsx'
import { type AnalysisStage, analysisOrder, analysisStageOf } from './analysis.ts'
import { AnalysisForm, AnalyzeAction, ComingResults, Introduction, ShowLastResults } from './analysis-form.tsx'
import { analysisSource } from './analysis-outline.ts'
import { analysisAtom, dispatchAnalysis } from './analysis-store.ts'
import { MarkingAction, RequirementsStep } from './requirements-step.tsx'
import { canTryAtom, outlinedAtom, sendAnswers, shownAtom } from './rescoring.ts'
import { type Analyze, useAnalyze } from './use-analyze.ts'
import './resume-analysis.css'
import { Arrivals } from '../../generation/arrivals.tsx'
import { FailureNote } from '../../generation/failure-note.tsx'
import { receivedOf } from '../../generation/generation.ts'
import { ReplaceDialog } from '../../generation/replace-dialog.tsx'
import { useResumeAfterReload } from '../../generation/use-top-of-phase.ts'
import { Later } from '../../ui/later.tsx'
import { useReadyTitle } from '../../ui/tab-title.ts'
import { AnalysisProgress } from './analysis-progress.tsx'
import { analysisCredits } from './form-rules.ts'
import { linesIn } from './requirement-lines.ts'
import { RequirementsBeingRead } from './requirements-section.tsx'

export default function ResumeAnalysisPage() {
  const isDesktop = useIsDesktop()
  const analysis = useAtomValue(analysisAtom)
  const analyze = useAnalyze()
  const stage = analysisStageOf(analysis, analyze.adLines !== null)
  const formAction = stage === 'marking' ? <MarkingAction credits={analyze.credits} /> : <AnalyzeAction analyze={analyze} />
  const resultsActions = analysis.isOpen && analysis.last ? <ResultsActions /> : null
  const phoneAction = stage === 'form' || stage === 'marking' ? formAction : undefined
  return (
    <Page
      title="Resume Analytics"
      wide
      switcher={<SiblingSwitch here="/analysis" />}
      action={isDesktop ? undefined : phoneAction}
    >
      <ResumeAnalysisScreen
        analyze={analyze}
        stage={stage}
        isDesktop={isDesktop}
        formAction={isDesktop ? formAction : null}
        resultsActions={stage === 'results' || isDesktop ? resultsActions : null}
      />
    </Page>
  )
}

const saved = () => dispatchAnalysis({ type: 'results-were-saved' })

function ResultsActions() {
  const outlined = useAtomValue(outlinedAtom)
  const { writing, save, copyAll, share } = useTakeAlong({ what: analysisSource(outlined), onExported: saved, of: outlined })
  useEffect(warmUpWriters, [])
  return (
    <div className="row-tight">
      <Button small onClick={() => dispatchAnalysis({ type: 'results-were-closed' })}>
        Close
      </Button>
      <IconButton icon="copy" label="Copy everything" onClick={() => void copyAll()} />
      {share && <IconButton icon="share" label="Share" onClick={() => void share()} />}
      <Button small icon="download" className="fill" busy={writing.state === 'writing'} onClick={() => void save('PDF')}>
        {labelOf('PDF', writing)}
      </Button>
    </div>
  )
}

const ResultsPanel = lazy(async () => ({ default: (await import('./results-panel.tsx')).ResultsPanel }))

interface ScreenProps {
  analyze: Analyze
  stage: AnalysisStage
  isDesktop: boolean
  formAction: ReactNode
  resultsActions: ReactNode
}

function ResumeAnalysisScreen({ analyze, stage, isDesktop, formAction, resultsActions }: ScreenProps) {
  const analysis = useAtomValue(analysisAtom)
  const { run, last, isOpen } = analysis
  const top = useTopOnProgress(stage)
  useReadyTitle(run.state === 'idle' && last !== null && isOpen)
  useResumeAfterReload(analyze.resumeAfterReload)
  useSendAnswers()

  const showsLeft = isDesktop || stage === 'form' || stage === 'marking' || stage === 'progress'
  // The lines to mark take the whole width.
  const hasColumns = stage === 'form' || (isDesktop && stage !== 'marking')
  const received = receivedOf(analysis)
  const isRead = stage === 'progress' && linesIn(received).length > 0
  const adBeingRead = isRead ? <RequirementsBeingRead received={received} /> : null
  const showsResults = stage === 'arriving' || stage === 'results'
  return (
    <div className={`feature analysis ${hasColumns ? 'columns' : 'stack'}`} ref={top}>
      {stage === 'form' && !isDesktop && <Introduction isDesktop={false} />}
      {showsLeft && (
        <div className={`stack${isDesktop && hasColumns ? ' column-side' : ''}`}>
          {stage === 'marking' && <RequirementsStep analyze={analyze} action={formAction} />}
          {stage === 'form' || stage === 'results' ? (
            <>
              <FailureNote failure={analyze.failure} onDismiss={analyze.dismissFailure} />
              <ShowLastResults />
              <AnalysisForm analyze={analyze} action={formAction} />
            </>
          ) : (
            stage !== 'marking' && <AnalysisProgress reading={isDesktop ? null : adBeingRead} />
          )}
        </div>
      )}
      <Later>{showsResults && <ResultsPanel actions={resultsActions} />}</Later>
      {isDesktop &&
        hasColumns &&
        !showsResults &&
        (adBeingRead ?? (
          <div className="column">
            {stage === 'form' && <Introduction isDesktop />}
            <ComingResults />
          </div>
        ))}
      <Arrivals lines={run.state === 'running' || isOpen ? analysisOrder.readyLines(received) : []} />
      <ReplaceDialog
        question={analyze.replaceQuestion}
        title="Replace your last results?"
        description={`You haven't exported or copied them, and the new ones replace them. A new analysis takes ${analysisCredits} credits.`}
        replace="Analyze anyway"
        keep="Keep them"
      />
    </div>
  )
}

/** Answers kept by a reload, or given while the analysis ran, count as soon as possible. */
function useSendAnswers() {
  const canTry = useAtomValue(canTryAtom)
  const { paid, told } = useAtomValue(shownAtom)
  // biome-ignore lint/correctness/useExhaustiveDependencies: sent again when other results or answers are there
  useEffect(() => {
    if (canTry) void sendAnswers()
  }, [canTry, paid, told])
}

/** Progress and marking start at the top, even if the form was scrolled. */
function useTopOnProgress(stage: AnalysisStage) {
  const top = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (stage === 'progress' || stage === 'marking') top.current?.scrollIntoView({ block: 'start' })
  }, [stage])
  return top
}
