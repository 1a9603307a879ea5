import { atom, getDefaultStore } from 'jotai'
import { callApi } from '../../platform/api.ts'
import { ApiProblem, noConnection } from '../../platform/api-problem.ts'
import { type Analysis, type AnalysisEvent, afterEvent, nothingYet } from './analysis.ts'
import { failureOf, PreparationFailed } from './failure.ts'
import { type AnalysisWire, followAnalysis } from './follow-analysis.ts'

/** The one analysis of this page; it goes on while the person is in another room. */
export const analysisAtom = atom<Analysis>(nothingYet)

const store = getDefaultStore()

/** Where the key outlives a reload. The key alone: no text of resume, job description or result is ever stored. */
const keyPlace = 'greenroom:analysis'

type Listener = (event: AnalysisEvent) => void

/** Tells the page what happened. */
export function tellAnalysis(event: AnalysisEvent) {
  store.set(analysisAtom, (analysis) => afterEvent(analysis, event))
}

function tellAndRemember(listener: Listener): Listener {
  return (event) => {
    tellAnalysis(event)
    if (event.type === 'analysis-failed' || event.type === 'analysis-was-not-found') sessionStorage.removeItem(keyPlace)
    listener(event)
  }
}

/** Resolves after so many ms, or as soon as the browser says that it is online again. */
function pause(ms: number): Promise<void> {
  return new Promise((resolve) => {
    const over = () => {
      clearTimeout(timer)
      removeEventListener('online', over)
      resolve()
    }
    const timer = setTimeout(over, ms)
    addEventListener('online', over)
  })
}

const asEvents = { Accept: 'text/event-stream' }

function wireFor(key: string, form: FormData | null): AnalysisWire {
  return {
    start: () => callApi('/api/analyze', { method: 'POST', body: form, headers: { ...asEvents, 'Idempotency-Key': key } }),
    join: () => callApi(`/api/answers/${key}`, { headers: asEvents }),
  }
}

/** @throws PreparationFailed when the file can no longer be read */
async function formOf(resume: File, jobDescription: string): Promise<FormData> {
  try {
    const form = new FormData()
    form.set('jobDescription', jobDescription)
    // Read now: a file that was moved or is still in the cloud would else fail inside the upload, as if there were no connection.
    form.set('resume', new File([await resume.arrayBuffer()], resume.name, { type: resume.type }))
    return form
  } catch {
    throw new PreparationFailed()
  }
}

/** The last request that was never answered. Asking for the same again under its key cannot charge twice. */
let unanswered: { key: string; resume: File; jobDescription: string } | null = null

function keyFor(resume: File, jobDescription: string): string {
  const isSame = unanswered?.resume === resume && unanswered.jobDescription === jobDescription
  return isSame ? unanswered!.key : crypto.randomUUID()
}

/**
 * Starts an analysis; nothing happens while one is running (a double tap).
 * @param listener told what happened, after the page
 */
export async function startAnalysis(resume: File, jobDescription: string, listener: Listener): Promise<void> {
  if (store.get(analysisAtom).run.state === 'running') return
  const key = keyFor(resume, jobDescription)
  const tell = tellAndRemember(listener)
  tell({ type: 'analysis-was-asked-for', key })
  try {
    const form = await formOf(resume, jobDescription)
    if (!navigator.onLine) throw new ApiProblem('no_connection', noConnection, 0)
    sessionStorage.setItem(keyPlace, key)
    unanswered = { key, resume, jobDescription }
    const tellUntilAnswered: Listener = (event) => {
      if (event.type !== 'connection-was-lost' && event.type !== 'analysis-failed') unanswered = null
      tell(event)
    }
    await followAnalysis({ key, wire: wireFor(key, form), first: 'start', tell: tellUntilAnswered, wait: pause })
  } catch (error) {
    tell({ type: 'analysis-failed', key, failure: failureOf(error, true) })
  }
}

let wasResumed = false

/** After a reload: fetches the analysis that was running or just done. It was paid once and is not paid again. */
export async function resumeAnalysis(listener: Listener): Promise<void> {
  const key = sessionStorage.getItem(keyPlace)
  if (wasResumed || !key || store.get(analysisAtom).run.state === 'running') return
  wasResumed = true
  const tell = tellAndRemember(listener)
  tell({ type: 'analysis-was-asked-for', key })
  await followAnalysis({ key, wire: wireFor(key, null), first: 'join', tell, wait: pause })
}
