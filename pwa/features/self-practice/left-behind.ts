import { getDefaultStore } from 'jotai'
import { cutOffIn, withRecoveredAnswers } from '../../media/interview-runner/recovered-answers.ts'
import { type LeftBehind, recordingLine } from '../../media/recorder/left-behind.ts'
import { abandonedSessions, endRecordingSession, recordingsOf } from '../../media/recorder/recording-sessions.ts'
import { unfinished } from '../../media/recorder/recording-texts.ts'
import { appOutbox } from '../../media/uploads/app-outbox.ts'
import type { LocalStore, RecordingSession } from '../../platform/local-store.ts'
import { configAtom } from '../../session/auth/session.ts'
import { givenCount } from './given-count.ts'
import { continueSelfPractice, kind, type Notes, selfPracticeAtom } from './open-self-practice.ts'

const store = getDefaultStore()

/** The newest practice that was left behind with an answer in it. Those without any are ended silently: there is nothing to lose. */
export async function findLeftBehind(uid: string): Promise<LeftBehind | null> {
  const { localStore } = await appOutbox()
  const abandoned = (await abandonedSessions(localStore, uid)).filter((row) => row.kind === kind)
  const found = await Promise.all(abandoned.map((row) => answersIn(localStore, row)))
  const isEmpty = ({ practice }: (typeof found)[number]) => practice.places.every(({ answer }) => answer === null)
  for (const { row } of found.filter(isEmpty)) await endRecordingSession(localStore, row.id, 'delete')
  const kept = found.filter((each) => !isEmpty(each))
  const newest = kept.sort((one, other) => other.row.startedAtMs - one.row.startedAtMs)[0]
  if (!newest || store.get(selfPracticeAtom)) return null
  const { row, practice, recording } = newest
  return {
    ...{ localStore, session: row, recording, isOver: practice.phase === 'completed' },
    ...{ feature: 'Self practice', path: '/self-interview-prep' },
    title: recording ? unfinished.title : 'You have an unfinished practice: continue or discard',
    line: recording ? recordingLine(recording) : `${givenCount(practice)} of ${practice.questions.length}`,
    resume: async () => (await continueSelfPractice(localStore, row.id, store.get(configAtom)?.transcription ?? null)) !== null,
    discard: () => endRecordingSession(localStore, row.id, 'delete'),
  }
}

/** The practice as continuing it would show it, and the last recording that is an answer; null where everything was typed. */
async function answersIn(localStore: LocalStore, row: RecordingSession) {
  const recordings = await recordingsOf(localStore, row.id)
  const practice = withRecoveredAnswers((row.notes as Notes).practice, recordings, cutOffIn(recordings))
  const answers = recordings.filter(({ id }) => practice.places.some(({ answer }) => answer?.id === id))
  return { row, practice, recording: answers.at(-1) ?? null }
}
