import { useAtomValue } from 'jotai'
import { useEffect } from 'react'
import { warmUpWriters } from '../../export/export-files.ts'
import { labelOf, useTakeAlong } from '../../export/export-row.tsx'
import { useIsDesktop } from '../../platform/media-query.ts'
import { Button, IconButton } from '../../ui/button.tsx'
import { Page } from '../../ui/page.tsx'
import { SiblingSwitch } from '../../ui/sibling-switch.tsx'
import { analysisStageOf } from './analysis.ts'
import { AnalyzeAction } from './analysis-form.tsx'
import { analysisSource } from './analysis-outline.ts'
import { analysisAtom, dispatchAnalysis } from './analysis-store.ts'
import { MarkingAction } from './requirements-step.tsx'
import { outlinedAtom } from './rescoring.ts'
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
