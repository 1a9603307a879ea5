import type { RecordingRow } from '../../platform/local-store.ts'
import { afterEvent, type Practice } from './practice.ts'

/** A quarter of a second of speech; less is a file's head and nothing to hear. */
const hearableFromBytes = 1_000

/** Which question a recording belongs to, from its label "Question 4"; -1 for anything else. */
const indexOf = ({ label }: RecordingRow) => Number(/^Question (\d+)$/u.exec(label)?.[1] ?? 0) - 1

/**
 * Recordings that a crash cut off before they became answers become answers now. A recording that was finished in peace counts only where
 * its question has no answer: else it was given up for the one that stands there, spoken or typed.
 * @param cutOffIds recordings that nobody ended
 */
export function withRecoveredAnswers(
  practice: Practice,
  recordings: readonly RecordingRow[],
  cutOffIds: ReadonlySet<string>,
): Practice {
  const inOrder = [...recordings].sort((one, other) => one.startedAtMs - other.startedAtMs)
  return inOrder.reduce((before, recording) => {
    const { id, lengthMs, bytes } = recording
    const index = indexOf(recording)
    const answer = before.places[index]?.answer
    const isNews = answer === null || (answer !== undefined && answer.id !== id && cutOffIds.has(id))
    if (!isNews || bytes < hearableFromBytes) return before
    return afterEvent(before, { type: 'answer-was-given', index, answer: { how: 'spoken', id, lengthMs, captions: null } })
  }, practice)
}

/** The same before a practice is taken over, when its recordings still say whether they were cut off. */
export const cutOffIn = (recordings: readonly RecordingRow[]): ReadonlySet<string> =>
  new Set(recordings.filter(({ state }) => state === 'recording').map(({ id }) => id))
