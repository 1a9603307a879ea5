import type { RecordingRow } from '../../platform/local-store.ts'
import { hearableFromBytes } from '../recorder/recording-sessions.ts'
import { afterEvent, labelAt, type Practice } from './practice.ts'

/** A recording that ended normally counts only if its question has no answer: otherwise that answer replaced it. */
export function withRecoveredAnswers(
  practice: Practice,
  recordings: readonly RecordingRow[],
  cutOffIds: ReadonlySet<string>,
): Practice {
  const inOrder = [...recordings].sort((one, other) => one.startedAtMs - other.startedAtMs)
  return inOrder.reduce((before, recording) => {
    const { id, label, lengthMs, bytes } = recording
    const index = before.questions.findIndex((_question, at) => labelAt(before, at) === label)
    const answer = before.places[index]?.answer
    const isNew = answer === null || (answer !== undefined && answer.id !== id && cutOffIds.has(id))
    if (!isNew || bytes < hearableFromBytes) return before
    return afterEvent(before, { type: 'answer-was-given', index, answer: { how: 'spoken', id, lengthMs, captions: null } })
  }, practice)
}

/** Only valid until the session is taken over. */
export const cutOffIn = (recordings: readonly RecordingRow[]): ReadonlySet<string> =>
  new Set(recordings.filter(({ state }) => state === 'recording').map(({ id }) => id))
