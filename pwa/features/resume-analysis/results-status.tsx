import { useAtomValue } from 'jotai'
import type { AnalysisDone } from '../../../api/contract/resume-analysis.ts'
import { Icon } from '../../ui/icon.tsx'
import { holdWords, lostWords } from './analysis-progress.tsx'
import { analysisAtom } from './analysis-store.ts'
import { shownSections } from './sections.ts'

const titleOf = (name: string) => shownSections.find((section) => section.name === name)?.title ?? name

/** Who wrote this: the built-in coach, a connected model, or the one standing in for the other. */
export function writerWords({ coach, standIns }: AnalysisDone): string | null {
  if (coach === 'builtin') return 'Built-in coach: connect an AI model for tailored writing.'
  if (standIns.length === 0) return null
  return `The built-in coach stood in for the AI model in: ${standIns.map(titleOf).join(', ')}.`
}

/** One line at a fixed place above the sections: what the credits are doing, later what they became. It keeps its height. */
export function ResultsStatus() {
  const { run, last } = useAtomValue(analysisAtom)
  if (run.state === 'running') {
    return (
      <div className="results-status results-status-running">
        <Icon name={run.connection === 'lost' ? 'warning' : 'bulb'} />
        <p>{run.connection === 'lost' ? lostWords : holdWords(true)}</p>
      </div>
    )
  }
  if (!last) return null
  const { creditsCharged, creditsRemaining } = last.done
  return (
    <div className="results-status">
      <Icon name="check" />
      <p>
        {creditsCharged} credits spent, {creditsRemaining} left. Stored nowhere: export what you want to keep.{' '}
        {writerWords(last.done)}
      </p>
    </div>
  )
}
