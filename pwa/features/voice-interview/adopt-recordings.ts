import type { RecordingRow } from '../../platform/shelf-rows.ts'
import { afterEvent } from '../../practice/practice.ts'
import type { VoiceNotes } from './notes.ts'

/** A quarter of a second of speech; less is a file's head and nothing to hear. */
const hearableFromBytes = 1_000

/** The question of a recording, from its label "Question 4"; -1 for anything else. */
const indexOf = ({ label }: RecordingRow) => Number(/^Question (\d+)$/u.exec(label)?.[1] ?? 0) - 1

/** Recordings that a crash cut off before they became answers become answers now, in the order they were made. */
export function adopted(notes: VoiceNotes, recordings: readonly RecordingRow[]): VoiceNotes {
  const known = new Set(notes.practice.places.map(({ answer }) => answer?.id))
  const lost = recordings.filter((each) => !known.has(each.id) && each.bytes >= hearableFromBytes && indexOf(each) >= 0)
  const practice = lost.reduce(
    (before, recording) =>
      afterEvent(before, {
        type: 'answer-was-given',
        index: indexOf(recording),
        answer: { how: 'spoken', id: recording.id, lengthMs: recording.lengthMs, captions: null },
      }),
    notes.practice,
  )
  return { ...notes, practice }
}
