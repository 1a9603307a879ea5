import { atom, getDefaultStore } from 'jotai'
import type { InterviewQuestion } from '../../../api/contract/interview-questions.ts'
import {
  bringBackFeedback,
  feedbackRunsAtom,
  feedbackToKeep,
  feedbackWasKept,
  forgetFeedback,
} from '../../answer-review/feedback-runs.ts'
import type { KeptFeedback } from '../../answer-review/kept-feedback.ts'
import { openCaptions } from '../../answer-review/live-captions.ts'
import type { InterviewRunner } from '../../media/interview-runner/interview-runner.ts'
import { openPageRunner } from '../../media/interview-runner/page-runner.ts'
import { answeredCount, newPractice, type Practice, takesOf } from '../../media/interview-runner/practice.ts'
import { withRecoveredAnswers } from '../../media/interview-runner/recovered-answers.ts'
import type { TimeAllowance } from '../../media/interview-runner/time-allowance.ts'
import {
  continueRecordingSession,
  endRecordingSession,
  type OpenRecordingSession,
  recordingsOf,
  startRecordingSession,
} from '../../media/recorder/recording-sessions.ts'
import { appOutbox } from '../../media/uploads/app-outbox.ts'
import { notePracticed } from '../../platform/job-progress.ts'
import type { LocalStore, RecordingSession } from '../../platform/local-store.ts'

/** What this feature calls its recording sessions in the local store. */
export const kind = 'self-practice'

/** What is stored beside the recordings, so a crash loses nothing. */
export interface Notes {
  practice: Practice
  allowance: TimeAllowance
  /** By the answer's id: the person's own words. Absent in practices stored by older versions, as is `feedback`. */
  words?: Readonly<Record<string, string>>
  feedback?: readonly KeptFeedback[]
}

/** A practice that is under way. It lives as long as the page, even while the person is on another screen. */
export interface SelfPractice {
  localStore: LocalStore
  session: RecordingSession
  runner: InterviewRunner
  allowance: TimeAllowance
  release(): void
}

export const selfPracticeAtom = atom<SelfPractice | null>(null)

/** The person's own words by the answer's id: typed for a recording, or corrected. */
export const wordsAtom = atom<ReadonlyMap<string, string>>(new Map())

const store = getDefaultStore()

interface Start {
  uid: string
  questions: readonly InterviewQuestion[]
  allowance: TimeAllowance
  transcription: 'server' | 'browser' | null
}

/** Begins a practice. From a tap: what follows speaks and records. */
export async function startSelfPractice({ uid, questions, allowance, transcription }: Start): Promise<SelfPractice> {
  const { localStore } = await appOutbox()
  const notes: Notes = { practice: newPractice(questions), allowance }
  return open(localStore, await startRecordingSession(localStore, { uid, kind, notes }), transcription)
}

/** Continues where it stopped; null when another tab was faster. */
export async function continueSelfPractice(
  localStore: LocalStore,
  practiceId: string,
  transcription: Start['transcription'],
): Promise<SelfPractice | null> {
  const opened = await continueRecordingSession(localStore, practiceId)
  if (!opened) return null
  const notes = opened.session.notes as Notes
  const practice = withRecoveredAnswers(notes.practice, await recordingsOf(localStore, practiceId), opened.cutOffIds)
  return open(localStore, { ...opened, session: { ...opened.session, notes: { ...notes, practice } } }, transcription)
}

function open(
  localStore: LocalStore,
  { session, release }: OpenRecordingSession,
  transcription: Start['transcription'],
): SelfPractice {
  const { practice, allowance, words = {}, feedback = [] } = session.notes as Notes
  const runner = openPageRunner({
    ...{ localStore, session, practice, allowance },
    captions: (controller) => openCaptions(controller, transcription),
    keep(next) {
      notePracticed(session.id, answeredCount(next))
      keep(next)
    },
    answered: () => undefined,
  })
  function keep(now: Practice) {
    const kept = feedbackToKeep(answerIdsOf(now))
    const notes: Notes = { practice: now, allowance, words: Object.fromEntries(store.get(wordsAtom)), feedback: kept }
    void localStore.change('practices', session.id, (row) => ({ ...row, notes })).then(() => feedbackWasKept(kept))
  }
  const keepReview = () => keep(runner.view.get().practice)
  store.set(wordsAtom, new Map(Object.entries(words)))
  const listening = [store.sub(wordsAtom, keepReview), store.sub(feedbackRunsAtom, keepReview)]
  bringBackFeedback(feedback, answerIdsOf(practice))
  const selfPractice: SelfPractice = {
    ...{ localStore, session, runner, allowance },
    release() {
      for (const stop of listening) stop()
      release()
    },
  }
  store.set(selfPracticeAtom, selfPractice)
  return selfPractice
}

const answerIdsOf = ({ places }: Practice) => places.flatMap((status) => takesOf(status).map(({ id }) => id))

/** Takes typed or corrected words for an answer. */
export function setWords(answerId: string, words: string) {
  store.set(wordsAtom, (all) => new Map(all).set(answerId, words))
}

/** Ends the practice, after the person agreed that its recordings are deleted. */
export async function endSelfPractice({ localStore, session, runner, release }: SelfPractice): Promise<void> {
  store.set(selfPracticeAtom, null)
  const ids = answerIdsOf(runner.view.get().practice)
  await runner.rest()
  await endRecordingSession(localStore, session.id, 'delete')
  release()
  forgetFeedback(ids)
  store.set(wordsAtom, new Map())
}
