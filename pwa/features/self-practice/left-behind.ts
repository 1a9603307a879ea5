import { getDefaultStore } from 'jotai'
import { withRecoveredAnswers } from '../../media/interview-runner/recovered-answers.ts'
import { type Found, isCutOff, recordingLine } from '../../media/recorder/left-behind.ts'
import { newestLeft, recordingsOf } from '../../media/recorder/recording-sessions.ts'
import { unfinished } from '../../media/recorder/recording-texts.ts'
import { appOutbox } from '../../media/uploads/app-outbox.ts'
import type { LocalStore, RecordingSession } from '../../platform/local-store.ts'
import { continueSelfPractice, givenCount, kind, type Notes, selfPracticeAtom } from './open-self-practice.ts'

const store = getDefaultStore()

/** Only practices with an answer; others are ended silently. */
export async function findLeftBehind(uid: string): Promise<Found | null> {
  const { localStore } = await appOutbox()
  const read = (session: RecordingSession) => answersIn(localStore, session)
  const newest = await newestLeft(localStore, uid, { kind, read, endEmpty: 'delete' })
  if (!newest || store.get(selfPracticeAtom)) return null
  const { session, content } = newest
  const { practice, recording } = content
  return {
    ...{ session, recording, isOver: practice.phase === 'completed' },
    title: isCutOff(recording) ? unfinished.title : 'You have an unfinished practice: continue or discard',
    line: recording ? recordingLine(recording) : `${givenCount(practice)} of ${practice.questions.length}`,
    resume: async () => (await continueSelfPractice(localStore, session.id)) !== null,
  }
}

/** The practice as continuing would restore it, and its last recorded answer (null if all were typed). Null without answers. */
async function answersIn(localStore: LocalStore, session: RecordingSession) {
  const recordings = await recordingsOf(localStore, session.id)
  const practice = withRecoveredAnswers((session.notes as Notes).practice, recordings)
  if (practice.places.every(({ answer }) => answer === null)) return null
  const heard = recordings.filter(({ id }) => practice.places.some(({ answer }) => answer?.id === id))
  return { practice, recording: heard.at(-1) ?? null }
}
