import type { LocalStore, RecordingRow } from '../../platform/local-store.ts'
import { continueRecordingSession, hearableFromBytes } from '../recorder/recording-sessions.ts'
import { answered, labelAt, type Practice } from './practice.ts'

/**
 * A recording that ended normally counts only if its question has no answer: otherwise that answer replaced it.
 * @param recordings oldest first; one that a crash cut off is still `recording`
 */
export function withRecoveredAnswers(practice: Practice, recordings: readonly RecordingRow[]): Practice {
  return recordings.reduce((before, { id, label, lengthMs, bytes, state }) => {
    const index = before.questions.findIndex((_question, at) => labelAt(before, at) === label)
    const answer = before.places[index]?.answer
    const isNew = answer === null || (answer !== undefined && answer.id !== id && state === 'recording')
    if (!isNew || bytes < hearableFromBytes) return before
    return answered(before, index, { how: 'spoken', id, lengthMs, captions: null })
  }, practice)
}

/** Takes a practice over into this tab: a cut-off recording counts as its question's answer. Null when another tab was faster. */
export async function continuePractice<Notes extends { practice: Practice }>(localStore: LocalStore, sessionId: string) {
  const opened = await continueRecordingSession(localStore, sessionId)
  if (!opened) return null
  const { practice, ...notes } = opened.session.notes as Notes
  const recovered = withRecoveredAnswers(practice, opened.recordings)
  return { ...opened, session: { ...opened.session, notes: { ...notes, practice: recovered } } }
}
