import type { RecordingRow } from '../../platform/local-store.ts'
import { hearableFromBytes } from '../recorder/recording-sessions.ts'
import { afterEvent, type Practice } from './practice.ts'

/** Which question a recording belongs to, from its label "Question 4"; -1 for anything else. */
const questionIndexOf = ({ label }: Pick<RecordingRow, 'label'>): number => Number(/^Question (\d+)$/u.exec(label)?.[1] ?? 0) - 1

/**
 * Recordings that a crash cut off before they became answers become answers now. A recording that ended normally counts only where its
 * question has no answer: otherwise it was replaced by the answer that is there, spoken or typed.
 * @param cutOffIds recordings that never ended
 */
export function withRecoveredAnswers(
  practice: Practice,
  recordings: readonly RecordingRow[],
  cutOffIds: ReadonlySet<string>,
): Practice {
  const inOrder = [...recordings].sort((one, other) => one.startedAtMs - other.startedAtMs)
  return inOrder.reduce((before, recording) => {
    const { id, lengthMs, bytes } = recording
    const index = questionIndexOf(recording)
    const answer = before.places[index]?.answer
    const isNew = answer === null || (answer !== undefined && answer.id !== id && cutOffIds.has(id))
    if (!isNew || bytes < hearableFromBytes) return before
    return afterEvent(before, { type: 'answer-was-given', index, answer: { how: 'spoken', id, lengthMs, captions: null } })
  }, practice)
}

/** Which were cut off, as long as the session has not been taken over. */
export const cutOffIn = (recordings: readonly RecordingRow[]): ReadonlySet<string> =>
  new Set(recordings.filter(({ state }) => state === 'recording').map(({ id }) => id))
