import { atom, getDefaultStore } from 'jotai'
import type { InterviewQuestion } from '../../../api/contract/interview-questions.ts'
import type { InterviewRound } from '../../../api/contract/interview-rounds.ts'
import type { VoiceInterviewDone } from '../../../api/contract/voice-interview.ts'
import { createGeneration } from '../../generation/create-generation.ts'
import { newPractice } from '../../media/interview-runner/practice.ts'
import { practiceSettingsAtom } from '../../media/interview-runner/practice-settings.ts'
import { continuePractice } from '../../media/interview-runner/recovered-answers.ts'
import { startRecordingSession } from '../../media/recorder/recording-sessions.ts'
import { appOutbox } from '../../media/uploads/app-outbox.ts'
import type { LocalStore } from '../../platform/local-store.ts'
import { serverClock } from '../../platform/server-clock.ts'
import type { Interview } from './interview.ts'
import { sessionKind, type VoiceNotes } from './notes.ts'

/** Paid once: after a reload they are fetched. */
export const startGeneration = createGeneration({
  path: '/api/analyze',
  storageKey: 'greenroom:voice-interview',
  schemas: async () => {
    const contract = await import('../../../api/contract/voice-interview.ts')
    return { sections: contract.voiceInterviewSections, done: contract.VoiceInterviewDone }
  },
  takesTold: true,
  failed: 'Failed to start interview session. Please try again.',
  asksOnlyWhileRunning: true,
  isStoredElsewhere: true,
})

/** It continues while the user is on another screen. */
export const interviewAtom = atom<Interview | null>(null)

const store = getDefaultStore()

interface Beginning {
  uid: string
  questions: readonly InterviewQuestion[]
  done: VoiceInterviewDone
  round: InterviewRound
  jobDescription: string
}

export async function beginInterview({ uid, questions, done, round, jobDescription }: Beginning): Promise<Interview> {
  const deps = await appOutbox()
  const { allowance, followsUp } = store.get(practiceSettingsAtom)
  const { sessionId, endsAt, transcription, coach, defaultQuestions } = done
  const session = { sessionId, endsAt, transcription, coach, defaultQuestions, aheadMs: serverClock.aheadMs() }
  const about = { practice: newPractice(questions), session, round, jobDescription, allowance, followsUp }
  const notes: VoiceNotes = { ...about, sounds: {}, corrections: {} }
  const { openInterview } = await import('./interview.ts')
  const interview = openInterview(deps, await startRecordingSession(deps.localStore, { uid, kind: sessionKind, notes }))
  store.set(interviewAtom, interview)
  return interview
}

/** Null when another tab was faster. */
export async function continueInterview(localStore: LocalStore, practiceId: string): Promise<Interview | null> {
  const deps = await appOutbox()
  const { openInterview } = await import('./interview.ts')
  const owned = await continuePractice<VoiceNotes>(localStore, practiceId)
  if (!owned) return null
  const interview = openInterview(deps, owned)
  store.set(interviewAtom, interview)
  return interview
}

export const isOnStageAtom = atom(false)
