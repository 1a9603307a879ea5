import { useAtomValue } from 'jotai'
import type { ReactNode } from 'react'
import { GeneratingCard } from '../../generation/generating-card.tsx'
import { askedWords, holdWords } from '../../generation/status-words.ts'
import { useKnownConfig } from '../../session/auth/use-known-config.ts'
import { Button } from '../../ui/button.tsx'
import { analysisOrder } from './analysis.ts'
import { analysisAtom } from './analysis-store.ts'
import { analysisCredits } from './form-rules.ts'
import { linesIn } from './requirement-lines.ts'

/** Replaces the form while the analysis runs. `reading` is shown as it arrives. */
export function AnalysisProgress({ reading }: { reading: ReactNode }) {
  const { run } = useAtomValue(analysisAtom)
  const config = useKnownConfig()
  const hasModel = config && Boolean(config.aiProvider)
  if (run.state !== 'running') return null
  const ready = analysisOrder.readyInOrder(run.received).length
  return (
    <GeneratingCard
      title="AI Analysis In Progress"
      doing={hasModel === false ? 'A few seconds: the built-in coach reads it' : usualWait}
      steps={['Reading your resume', 'Reading the ad', 'Comparing them line by line', 'Writing your results']}
      done={ready > 0 ? 3 : linesIn(run.received).length > 0 ? 2 : 0}
      run={run}
      hold={ready > 0 ? restWords : askedWords(analysisCredits)}
      isInColumn
    >
      {reading ?? (
        <p className="small quiet">
          Our AI is analyzing your resume against the job description to provide personalized insights.{' '}
          {hasModel === false && `${usualWait}.`}
        </p>
      )}
      {ready > 0 && (
        <p className="numbers small quiet">
          {ready} of {analysisOrder.sections.length} sections ready
        </p>
      )}
      <Button look="main" wide busy>
        Analyzing...
      </Button>
    </GeneratingCard>
  )
}

const usualWait = 'This typically takes 45-60 seconds'

export const restWords = `Your score is ready. The rest is being written. ${holdWords(analysisCredits)}`
