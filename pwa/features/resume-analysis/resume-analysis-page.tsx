import { useAtomValue } from 'jotai'
import { useIsDesktop } from '../../platform/media-query.ts'
import { Page } from '../../ui/page.tsx'
import { SiblingSwitch } from '../../ui/sibling-switch.tsx'
import { analysisStageOf } from './analysis.ts'
import { AnalyzeAction } from './analysis-form.tsx'
import { analysisAtom } from './analysis-store.ts'
import { MarkingAction } from './requirements-step.tsx'
import { ResultsActions } from './results-actions.tsx'
import { ResumeAnalysisScreen } from './resume-analysis-screen.tsx'
import { useAnalyze } from './use-analyze.ts'

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
