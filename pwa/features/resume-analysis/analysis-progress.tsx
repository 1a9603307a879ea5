import { useAtomValue } from 'jotai'
import { GeneratingCard } from '../../generation/generating-card.tsx'
import { askedWords, holdWords } from '../../generation/status-words.ts'
import { useIsDesktop } from '../../platform/media-query.ts'
import { Button } from '../../ui/button.tsx'
import { ScoreRing } from '../../ui/score-ring.tsx'
import { analysisOrder, type Received } from './analysis.ts'
import { analysisAtom } from './analysis-store.ts'
import { analysisCredits } from './form-rules.ts'
import { linesIn } from './requirement-lines.ts'
import { RequirementsBeingRead } from './requirements-section.tsx'

/** Replaces the form while the analysis runs. */
export function AnalysisProgress() {
  const isDesktop = useIsDesktop()
  const { run } = useAtomValue(analysisAtom)
  if (run.state !== 'running') return null
  const ready = analysisOrder.readyInOrder(run.received).length
  const isReading = linesIn(run.received).length > 0
  return (
    <GeneratingCard
      title="AI Analysis In Progress"
      doing="This typically takes 45-60 seconds"
      steps={['Reading your resume', 'Reading the ad', 'Comparing them line by line', 'Writing your results']}
      done={ready > 0 ? 3 : isReading ? 2 : 0}
      run={run}
      hold={ready > 0 ? restWords : askedWords(analysisCredits)}
    >
      {isReading && !isDesktop ? (
        <RequirementsBeingRead received={run.received} />
      ) : (
        <p className="small quiet">
          Our AI is analyzing your resume against the job description to provide personalized insights.
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

/** Beside it on a desktop: what will come, in its order, then the ad as it is read. */
export function ComingResults({ received }: { received: Received }) {
  if (linesIn(received).length > 0) return <RequirementsBeingRead received={received} />
  const [score, ...others] = analysisOrder.sections
  return (
    <div className="stack-tight">
      <h2>What you will get</h2>
      <div className="card row">
        <ScoreRing score={null} tone="quiet" size={124} caption={score?.title} label="The score is not ready" />
        <p className="fill">How well your resume fits this ad, with the line behind every point.</p>
      </div>
      {others.map(({ name, title }) => (
        <h3 key={name} className="section" data-state="coming">
          {title}
        </h3>
      ))}
    </div>
  )
}

export const restWords = `Your score is ready. The rest is being written. ${holdWords(analysisCredits)}`
