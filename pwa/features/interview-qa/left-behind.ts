import { getDefaultStore } from 'jotai'
import { whenNotRunning } from '../../generation/when-not-running.ts'
import { type LeftBehind, recordingLine } from '../../media/recorder/left-behind.ts'
import { newestLeft } from '../../media/recorder/newest-left.ts'
import { endRecordingSession, recordingsOf } from '../../media/recorder/recording-sessions.ts'
import { unfinished } from '../../media/recorder/recording-texts.ts'
import { appOutbox } from '../../media/uploads/app-outbox.ts'
import type { LocalStore, RecordingSession } from '../../platform/local-store.ts'
import { kind, type Notes, ownCount, ownWorkOf } from './own-work.ts'
import { questionsAtom } from './question-generation.ts'
import { continueOwnWork, ownSessionOfTab, sessionAtom } from './session-store.ts'

const store = getDefaultStore()

/** The newest own answers that no open tab has. Marks alone go with their tab. */
export async function findLeftBehind(uid: string): Promise<LeftBehind | null> {
  const { localStore } = await appOutbox()
  const read = async (session: RecordingSession) =>
    session.id === ownSessionOfTab(uid) ? contentOf(localStore, session) : withAnswers(await contentOf(localStore, session))
  const newest = await newestLeft(localStore, uid, { kind, read, endEmpty: 'delete' })
  await whenNotRunning(questionsAtom)
  const content = newest && withAnswers(newest.content)
  if (!newest || !content || store.get(sessionAtom).phase !== 'initial') return null
  const { session } = newest
  const { count, recording, isCutOff } = content
  return {
    ...{ localStore, session, recording, isOver: !isCutOff },
    ...{ feature: 'Interview Q&A', path: '/interview-prep' },
    title: isCutOff ? unfinished.title : 'Your own answers are still here',
    line: isCutOff && recording ? recordingLine(recording) : `${ownCount(count)}, with the questions`,
    resume: () => continueOwnWork(localStore, session.id),
    discard: () => endRecordingSession(localStore, session.id, 'delete'),
  }
}

type Content = Awaited<ReturnType<typeof contentOf>>

const withAnswers = (content: Content) => (content.count > 0 && content.hasGuide ? content : null)

async function contentOf(localStore: LocalStore, { id, notes }: RecordingSession) {
  const recordings = await recordingsOf(localStore, id)
  const { own, unfolded } = ownWorkOf(notes as Notes, recordings)
  const newest = recordings.at(-1) ?? null
  return { count: own.size, recording: newest, isCutOff: unfolded.size > 0, hasGuide: (notes as Notes).guide !== null }
}
