import type {
  AnalysisDone,
  AnalysisSection,
  AnalysisSectionData,
  AnalysisSectionName,
} from '../../../api/contract/resume-analysis.ts'
import type { Failure } from './failure.ts'

/** The sections that have arrived, by name. */
export type Received = { [N in AnalysisSectionName]?: AnalysisSectionData<N> }

/** A whole analysis, as long as this page lives. */
export interface Result {
  received: Received
  done: AnalysisDone
  /** Exported, copied or shared: leaving loses nothing that was paid for. */
  isSaved: boolean
}

export type Run =
  | { state: 'idle' }
  | { state: 'running'; key: string; received: Received; connection: 'open' | 'lost' }
  | { state: 'failed'; failure: Failure }

export interface Analysis {
  run: Run
  /** The last finished analysis; a new one takes its place only when it is finished too. */
  last: Result | null
  /** Whether the results are unfolded. */
  isOpen: boolean
}

export type AnalysisEvent =
  | { type: 'analysis-was-asked-for'; key: string }
  | { type: 'section-arrived'; key: string; section: AnalysisSection }
  | { type: 'connection-was-lost'; key: string }
  | { type: 'connection-came-back'; key: string }
  | { type: 'analysis-finished'; key: string; done: AnalysisDone }
  | { type: 'analysis-failed'; key: string; failure: Failure }
  /** After a reload there was nothing to fetch. */
  | { type: 'analysis-was-not-found'; key: string }
  | { type: 'failure-was-read' }
  | { type: 'results-were-closed' }
  | { type: 'results-were-shown' }
  | { type: 'results-were-saved' }

export const nothingYet: Analysis = { run: { state: 'idle' }, last: null, isOpen: false }

function afterNews(analysis: Analysis, run: Run & { state: 'running' }, event: AnalysisEvent & { key: string }): Analysis {
  switch (event.type) {
    case 'section-arrived':
      return { ...analysis, run: { ...run, received: { ...run.received, [event.section.section]: event.section.data } } }
    case 'connection-was-lost':
      return { ...analysis, run: { ...run, connection: 'lost' } }
    case 'connection-came-back':
      return { ...analysis, run: { ...run, connection: 'open' } }
    case 'analysis-finished':
      return { run: { state: 'idle' }, last: { received: run.received, done: event.done, isSaved: false }, isOpen: true }
    case 'analysis-failed':
      return { ...analysis, run: { state: 'failed', failure: event.failure } }
    default:
      return { ...analysis, run: { state: 'idle' } }
  }
}

/** What follows from an event. News of another run than the current one are late and change nothing. */
export function afterEvent(analysis: Analysis, event: AnalysisEvent): Analysis {
  const { run, last } = analysis
  switch (event.type) {
    case 'analysis-was-asked-for':
      if (run.state === 'running') return analysis
      return { ...analysis, isOpen: false, run: { state: 'running', key: event.key, received: {}, connection: 'open' } }
    case 'failure-was-read':
      return run.state === 'failed' ? { ...analysis, run: { state: 'idle' } } : analysis
    case 'results-were-closed':
      return { ...analysis, isOpen: false }
    case 'results-were-shown':
      return { ...analysis, isOpen: last !== null }
    case 'results-were-saved':
      return { ...analysis, last: last && { ...last, isSaved: true } }
    default:
      return run.state === 'running' && run.key === event.key ? afterNews(analysis, run, event) : analysis
  }
}
