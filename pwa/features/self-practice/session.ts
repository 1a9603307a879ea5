import { atom, getDefaultStore } from 'jotai'
import type { InterviewQuestion } from '../../../api/contract/interview-questions.ts'
import { forgetFeedback } from '../../answer-review/feedback-runs.ts'
import { openCaptions } from '../../answer-review/live-captions.ts'
import { createInterviewRunner, type InterviewRunner } from '../../media/interview-runner/interview-runner.ts'
import { pageDeps } from '../../media/interview-runner/page-deps.ts'
import { newPractice, type Practice } from '../../media/interview-runner/practice.ts'
import { withRecoveredAnswers } from '../../media/interview-runner/recovered-answers.ts'
import { answerLimitMs, type TimeAllowance } from '../../media/interview-runner/time-allowance.ts'
import { createRecorderController } from '../../media/recorder/recorder-controller.ts'
import {
  continueRecordingSession,
  discardRecording,
  endRecordingSession,
  type OpenRecordingSession,
  recordingsOf,
  startRecordingSession,
} from '../../media/recorder/recording-sessions.ts'
import { appOutbox } from '../../media/uploads/app-outbox.ts'
import type { LocalStore, RecordingSession } from '../../platform/local-store.ts'

/** The shelf's word for this room. */
export const kind = 'self-practice'

/** What lies beside the recordings, so that a crash loses nothing. */
export interface Notes {
  practice: Practice
  allowance: TimeAllowance
}

/** A practice that is going on. It lives as long as the page, also while the person is in another room. */
export interface Session {
  localStore: LocalStore
  row: RecordingSession
  runner: InterviewRunner
  allowance: TimeAllowance
  release(): void
}

export const sessionAtom = atom<Session | null>(null)

/** The person's own words by the answer's id: typed for a recording, or corrected. Memory only. */
export const wordsAtom = atom<ReadonlyMap<string, string>>(new Map())

const store = getDefaultStore()

interface Start {
  uid: string
  questions: readonly InterviewQuestion[]
  allowance: TimeAllowance
  transcription: 'server' | 'browser' | null
}

/** Begins a practice. From a tap: what follows speaks and records. */
export async function startSession({ uid, questions, allowance, transcription }: Start): Promise<Session> {
  const { localStore } = await appOutbox()
  const notes: Notes = { practice: newPractice(questions), allowance }
  return open(localStore, await startRecordingSession(localStore, { uid, kind, notes }), transcription)
}

/** Goes on where it stopped; null when another tab was faster. */
export async function continueSession(
  localStore: LocalStore,
  practiceId: string,
  transcription: Start['transcription'],
): Promise<Session | null> {
  const opened = await continueRecordingSession(localStore, practiceId)
  if (!opened) return null
  const notes = opened.session.notes as Notes
  const practice = withRecoveredAnswers(notes.practice, await recordingsOf(localStore, practiceId), opened.cutOffIds)
  return open(localStore, { ...opened, session: { ...opened.session, notes: { ...notes, practice } } }, transcription)
}

function open(
  localStore: LocalStore,
  { session: row, release }: OpenRecordingSession,
  transcription: Start['transcription'],
): Session {
  const { practice, allowance } = row.notes as Notes
  const controller = createRecorderController({
    localStore,
    session: row,
    limitMs: answerLimitMs[allowance],
    now: () => performance.now(),
  })
  const keep = (next: Practice) => {
    const notes: Notes = { practice: next, allowance }
    void localStore.change('practices', row.id, (kept) => ({ ...kept, notes }))
  }
  const runner = createInterviewRunner(practice, {
    ...pageDeps,
    controller,
    keep,
    answered: (index, answer) => void forgetOtherTakes(localStore, row.id, labelOf(index), answer.id),
    label: labelOf,
    captions: openCaptions(controller, transcription),
  })
  const session: Session = { localStore, row, runner, allowance, release }
  store.set(sessionAtom, session)
  return session
}

const labelOf = (index: number) => `Question ${index + 1}`

/** A new take takes the place of the ones before: nobody can hear those any more. */
async function forgetOtherTakes(localStore: LocalStore, practiceId: string, label: string, answerId: string) {
  const others = (await recordingsOf(localStore, practiceId)).filter((take) => take.label === label && take.id !== answerId)
  for (const { id } of others) await discardRecording(localStore, id)
}

/** Takes typed or corrected words for an answer. */
export function tellWords(answerId: string, words: string) {
  store.set(wordsAtom, (all) => new Map(all).set(answerId, words))
}

/** The practice is over, and the person knows that its recordings go with it. */
export async function endSession({ localStore, row, runner, release }: Session): Promise<void> {
  store.set(sessionAtom, null)
  const ids = runner.view().practice.places.flatMap(({ answer }) => answer?.id ?? [])
  await runner.rest()
  await endRecordingSession(localStore, row.id, 'delete')
  release()
  forgetFeedback(ids)
  store.set(wordsAtom, new Map())
}
