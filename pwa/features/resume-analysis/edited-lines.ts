import { atom, getDefaultStore, useAtomValue } from 'jotai'
import type { EditedScore, LineEdit } from '../../../api/contract/resume-analysis.ts'
import { receivedOf } from '../../generation/generation.ts'
import { callApi } from '../../platform/api.ts'
import { sentenceOf } from '../../platform/api-problem.ts'
import type { Received } from './analysis.ts'
import { analysisAtom } from './analysis-store.ts'
import { withEdit } from './resume-lines.ts'

/** One line tried: all edits until then, and the score with them. */
interface Step {
  edits: readonly LineEdit[]
  scored: EditedScore
}

/** The lines that were tried in these results, in the memory of the page only. */
const triedAtom = atom<{ of: Received | null; steps: readonly Step[] }>({ of: null, steps: [] })
const store = getDefaultStore()

const stepsNow = (received: Received) => {
  const { of, steps } = store.get(triedAtom)
  return of === received ? steps : []
}

/** What the results show: the analysis that was paid for, with the last step's score in its place. */
export const shownAtom = atom((get) => {
  const received = receivedOf(get(analysisAtom))
  const { of, steps } = get(triedAtom)
  const before = of === received ? steps.at(-2)?.scored.score : undefined
  const last = of === received ? steps.at(-1) : undefined
  return {
    paid: received,
    // The ad and what proves the payment came with the analysis and stay.
    shown: last ? { ...received, ...last.scored, score: { ...received.score, ...last.scored.score } } : received,
    /** The score before the last line, and that line; null while nothing was tried. */
    lastLine:
      last && received.score ? { edit: last.edits.at(-1)!, before: before ?? received.score, after: last.scored.score } : null,
    edits: last?.edits ?? [],
  }
})

/** The lines that were tried and the score with them, for what a person takes along; null where none was. */
export const editedAtom = atom((get) => {
  const { lastLine, edits } = get(shownAtom)
  return lastLine && { edits, score: lastLine.after }
})

export const useShown = () => useAtomValue(shownAtom)

/** Whether lines can be tried: the results are finished, paid for and not too old. */
export const canTryAtom = atom((get) => {
  const { run, last } = get(analysisAtom)
  return run.state !== 'running' && last?.received.score?.editToken !== undefined && last.done.charge !== 'returned'
})

const failed = 'The score could not be computed. Please try again.'

/** Has the score computed with this line. @returns why it could not be, in a sentence; null when it was */
export async function tryLine(edit: LineEdit): Promise<string | null> {
  const received = receivedOf(store.get(analysisAtom))
  const { score, document } = received
  if (!score?.editToken || score.jobDescription === undefined || !document) return failed
  const steps = stepsNow(received)
  const edits = withEdit(steps.at(-1)?.edits ?? [], edit)
  const { editToken, jobDescription } = score
  try {
    const response = await callApi('/api/analyze/edited-lines', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ editToken, jobDescription, resumeText: document.parserView.text, edits }),
    })
    const { EditedScore } = await import('../../../api/contract/resume-analysis.ts')
    const scored = EditedScore.parse(await response.json())
    // Results that were replaced meanwhile are not changed.
    if (receivedOf(store.get(analysisAtom)) === received)
      store.set(triedAtom, { of: received, steps: [...steps, { edits, scored }] })
    return null
  } catch (error) {
    return sentenceOf(error, failed)
  }
}

/** Takes the last line back. */
export function undoLine(): void {
  store.set(triedAtom, ({ of, steps }) => ({ of, steps: steps.slice(0, -1) }))
}
