import type { RecordingRow } from '../platform/shelf-rows.ts'
import { afterEvent, type Practice } from './practice.ts'

/** A quarter of a second of speech; less is a file's head and nothing to hear. */
const hearableFromBytes = 1_000

/** Which question a recording belongs to, from its label "Question 4"; -1 for anything else. */
const indexOf = ({ label }: RecordingRow) => Number(/^Question (\d+)$/u.exec(label)?.[1] ?? 0) - 1

/**
 * Recordings that a crash cut off before they became answers become answers now. Only the newest of a question: older takes were given
 * up for it on purpose.
 */
export function withRecoveredAnswers(practice: Practice, recordings: readonly RecordingRow[]): Practice {
  const newest = new Map<number, RecordingRow>()
  for (const recording of recordings) {
    const index = indexOf(recording)
    if (index < 0 || recording.bytes < hearableFromBytes) continue
    const before = newest.get(index)
    if (!before || before.startedAtMs < recording.startedAtMs) newest.set(index, recording)
  }
  return [...newest].reduce((before, [index, { id, lengthMs }]) => {
    if (before.places[index]?.answer?.id === id) return before
    return afterEvent(before, { type: 'answer-was-given', index, answer: { how: 'spoken', id, lengthMs, captions: null } })
  }, practice)
}
