import { useAtomValue, useSetAtom } from 'jotai'
import { lazy } from 'react'
import { Arrivals } from '../../generation/arrivals.tsx'
import { FailureNote } from '../../generation/failure-note.tsx'
import { isTooLow } from '../../generation/form/balance.ts'
import { receivedOf } from '../../generation/generation.ts'
import { useAskedStep } from '../../generation/next-step.tsx'
import { ReplaceDialog } from '../../generation/replace-dialog.tsx'
import { useResumeAfterReload, useTopOfPhase } from '../../generation/use-top-of-phase.ts'
import { useIsDesktop } from '../../platform/media-query.ts'
import { useIsInFront } from '../../ui/in-front.ts'
import { Later } from '../../ui/later.tsx'
import { type FeaturePageProps, Page } from '../../ui/page.tsx'
import { useReadyTitle } from '../../ui/tab-title.ts'
import { analysisOrder, analysisStageOf } from './analysis.ts'
import { AnalysisForm, Introduction, ShowLastResults } from './analysis-form.tsx'
import { AnalysisProgress, ComingResults } from './analysis-progress.tsx'
import { analysisAtom } from './analysis-store.ts'
import { analysisCredits } from './form-rules.ts'
import { RequirementsStep } from './requirements-step.tsx'
import { proceedAtom } from './rescoring.ts'
import { ResultsLinks } from './results-links.tsx'
import { useAnalyze } from './use-analyze.ts'

const ResultsPanel = lazy(async () => ({ default: (await import('./results-panel.tsx')).ResultsPanel }))

export default function ResumeAnalysisPage({ switcher }: FeaturePageProps) {
  return (
    <Page title="Resume Analytics" wide switcher={switcher}>
      <ResumeAnalysisScreen />
    </Page>
  )
}

function ResumeAnalysisScreen() {
  const isDesktop = useIsDesktop()
  const analysis = useAtomValue(analysisAtom)
  const { run, last, isOpen } = analysis
  const analyze = useAnalyze()
  const stage = analysisStageOf(analysis, analyze.adLines !== null)
  const top = useTopOfPhase<HTMLDivElement>(stage === 'arriving' ? 'results' : stage)
  useReadyTitle(run.state === 'idle' && last !== null && isOpen)
  useResumeAfterReload(analyze.resumeAfterReload)
  useAskedStep(
    'analyze',
    analyze.credits.state !== 'loading',
    () => isTooLow(analyze.credits, analysisCredits) || analyze.press(),
  )

  const showsResults = stage === 'arriving' || stage === 'results'
  useAskedStep('question', useIsInFront() && showsResults, useSetAtom(proceedAtom))
  // The lines to mark take the whole width.
  const hasColumns = stage === 'form' || (isDesktop && stage !== 'marking')
  const received = receivedOf(analysis)
  return (
    <div className={`feature ${hasColumns ? 'columns' : 'stack'}`} ref={top} tabIndex={-1}>
      {stage === 'form' && !isDesktop && <Introduction />}
      {(isDesktop || !showsResults) && (
        <div className={`stack${isDesktop && hasColumns ? ' column-side' : ''}`}>
          {stage === 'marking' && <RequirementsStep analyze={analyze} />}
          {(stage === 'form' || stage === 'results') && (
            <>
              <FailureNote failure={analyze.failure} onDismiss={analyze.dismissFailure} />
              <ShowLastResults />
              <AnalysisForm analyze={analyze} />
              {stage === 'results' && isDesktop && <ResultsLinks className="side-links" />}
            </>
          )}
          <AnalysisProgress />
        </div>
      )}
      <Later>{showsResults && <ResultsPanel />}</Later>
      {isDesktop && stage === 'form' && <Introduction />}
      {isDesktop && stage === 'progress' && <ComingResults received={received} />}
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
