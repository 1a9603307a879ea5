import './resume-analysis.css'
import { useAtomValue } from 'jotai'
import { type ReactNode, useEffect, useRef } from 'react'
import { Arrivals } from '../../generation/arrivals.tsx'
import { FailureNote } from '../../generation/failure-note.tsx'
import { useAskBeforeLeaving } from '../../generation/use-ask-before-leaving.ts'
import { useReadyTitle } from '../../generation/use-ready-title.ts'
import { AnalysisForm } from './analysis-form.tsx'
import { AnalysisProgress } from './analysis-progress.tsx'
import type { AnalysisStage } from './analysis-stage.ts'
import { analysisAtom, dispatchAnalysis } from './analysis-store.ts'
import { ComingResults } from './coming-results.tsx'
import { Introduction } from './introduction.tsx'
import { ReplaceResultsDialog } from './replace-results-dialog.tsx'
import { RequirementsStep } from './requirements-step.tsx'
import { ResultsPanel } from './results-panel.tsx'
import { readyLines } from './sections.ts'
import { ShowLastResults } from './show-last-results.tsx'
import type { Analyze } from './use-analyze.ts'

interface ScreenProps {
  analyze: Analyze
  stage: AnalysisStage
  isDesktop: boolean
  /** The form's button and the results' buttons where they stand in the flow (on a phone they stand at the bottom edge). */
  formAction: ReactNode
  resultsActions: ReactNode
}

/** Everything of the resume analysis: introduction, form or progress, and the results. */
export function ResumeAnalysisScreen({ analyze, stage, isDesktop, formAction, resultsActions }: ScreenProps) {
  const analysis = useAtomValue(analysisAtom)
  const { run, last, isOpen } = analysis
  useAskBeforeLeaving(run.state === 'running' || (last !== null && !last.isSaved))
  useReadyTitle(run.state === 'idle' && last !== null && isOpen)
  const { resumeAfterReload } = analyze
  const resumed = useRef(resumeAfterReload)
  useEffect(() => resumed.current(), [])

  const showsLeft = isDesktop || stage === 'form' || stage === 'marking' || stage === 'progress'
  const showsResults = stage === 'arriving' || stage === 'results'
  return (
    <div className="analysis" data-stage={stage}>
      {stage === 'form' && <Introduction isDesktop={isDesktop} />}
      {showsLeft && (
        <div className="analysis-left">
          {stage === 'marking' && <RequirementsStep analyze={analyze} action={formAction} />}
          {stage === 'form' || stage === 'results' ? (
            <>
              <FailureNote
                failure={run.state === 'failed' ? run.failure : null}
                onDismiss={() => dispatchAnalysis({ type: 'failure-was-read' })}
              />
              <ShowLastResults />
              <AnalysisForm analyze={analyze} action={formAction} />
            </>
          ) : (
            stage !== 'marking' && <AnalysisProgress />
          )}
        </div>
      )}
      {showsResults && <ResultsPanel actions={resultsActions} />}
      {isDesktop && !showsResults && <ComingResults />}
      <Arrivals lines={readyLines(analysis)} />
      {analyze.asksToReplace && <ReplaceResultsDialog analyze={analyze} />}
    </div>
  )
}
