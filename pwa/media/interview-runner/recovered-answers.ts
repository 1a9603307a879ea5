import type { LocalStore, RecordingRow } from '../../platform/local-store.ts'
import { continueRecordingSession, hearableFromBytes, recordingsOf } from '../recorder/recording-sessions.ts'
import { answered, labelAt, type Practice } from './practice.ts'

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
    return answered(before, index, { how: 'spoken', id, lengthMs, captions: null })
  }, practice)
}

/** Takes a practice over into this tab: a cut-off recording counts as its question's answer. Null when another tab was faster. */
export async function continuePractice<Notes extends { practice: Practice }>(localStore: LocalStore, sessionId: string) {
  const opened = await continueRecordingSession(localStore, sessionId)
  if (!opened) return null
  const { practice, ...notes } = opened.session.notes as Notes
  const recovered = withRecoveredAnswers(practice, await recordingsOf(localStore, sessionId), opened.cutOffIds)
  return { ...opened, session: { ...opened.session, notes: { ...notes, practice: recovered } } }
}

/** Only valid until the session is taken over. */
export const cutOffIn = (recordings: readonly RecordingRow[]): ReadonlySet<string> =>
  new Set(recordings.filter(({ state }) => state === 'recording').map(({ id }) => id))
