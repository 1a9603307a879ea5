import { getDefaultStore } from 'jotai'
import { practiceHours } from '../../../api/contract/limits.ts'
import { whenNotRunning } from '../../generation/create-generation.ts'
import { answeredCount, questionOfAll } from '../../media/interview-runner/practice.ts'
import { type Found, isCutOff, recordingLine } from '../../media/recorder/left-behind.ts'
import { newestLeft, recordingsOf } from '../../media/recorder/recording-sessions.ts'
import { unfinished } from '../../media/recorder/recording-texts.ts'
import { appOutbox } from '../../media/uploads/app-outbox.ts'
import { openInterviewAtom } from '../../platform/job-progress.ts'
import type { RecordingSession } from '../../platform/local-store.ts'
import { continueInterview, interviewAtom, isOnStageAtom, startGeneration } from './interview-store.ts'
import { sessionKind, type VoiceNotes } from './notes.ts'
import { endWords, isOver as isPastEnd, leftMsOf } from './practice-time.ts'

const store = getDefaultStore()

export async function findLeftBehind(uid: string): Promise<Found | null> {
  const { localStore } = await appOutbox()
  const read = async ({ notes }: RecordingSession) => notes as VoiceNotes | null
  const newest = await newestLeft(localStore, uid, { kind: sessionKind, read })
  if (!newest) return null
  // First the questions that were paid for and have not arrived yet.
  await whenNotRunning(startGeneration.generationAtom)
  if (store.get(interviewAtom)) return null
  const { session, content } = newest
  const { practice } = content
  // Home offers its paid questions, also after a reload.
  store.set(openInterviewAtom, { answered: answeredCount(practice), endsAtMs: Date.now() + leftMsOf(content.session) })
  const isOver = practice.phase === 'completed'
  const last = (await recordingsOf(localStore, session.id)).at(-1) ?? null
  const recording = isOver ? null : last
  const question = questionOfAll(practice).toLowerCase()
  const progress = isPastEnd(content.session)
    ? `${question}. Its ${practiceHours} hours are over; what you recorded and your feedback are still here`
    : `${question}. It is paid for until ${endWords(content.session)}`
  return {
    ...{ session, recording, isOver },
    title: isOver ? 'Your last interview is still here' : isCutOff(recording) ? unfinished.title : unfinishedInterview,
    line: isOver ? 'its summary and feedback are kept until you end it' : recording ? recordingLine(recording) : progress,
    async resume() {
      const interview = await continueInterview(localStore, session.id)
      // Not hands-free: the last answer can be heard before the microphone opens again.
      store.set(isOnStageAtom, interview !== null)
      return interview !== null
    },
  }
}

const unfinishedInterview = 'You have an unfinished interview: continue or discard'
