import { atom, getDefaultStore } from 'jotai'
import type { InterviewQuestion } from '../../../api/contract/interview-questions.ts'
import { feedbackRunsAtom } from '../../answer-review/feedback-runs.ts'
import { openCaptions } from '../../answer-review/live-captions.ts'
import { notePractice } from '../../answer-review/practice-score.ts'
import type { InterviewRunner } from '../../media/interview-runner/interview-runner.ts'
import { openPageRunner } from '../../media/interview-runner/page-runner.ts'
import { answeredCount, answeredIn, newPractice, type Practice } from '../../media/interview-runner/practice.ts'
import type { TimeAllowance } from '../../media/interview-runner/practice-settings.ts'
import { continuePractice } from '../../media/interview-runner/recovered-answers.ts'
import { endRecordingSession, type OpenRecordingSession, startRecordingSession } from '../../media/recorder/recording-sessions.ts'
import { appOutbox } from '../../media/uploads/app-outbox.ts'
import { notePracticed } from '../../platform/job-progress.ts'
import type { LocalStore, RecordingSession } from '../../platform/local-store.ts'

export const kind = 'self-practice'

export interface Notes {
  practice: Practice
  allowance: TimeAllowance
  jobDescription: string | null
  words: Readonly<Record<string, string>>
}

/** Lives as long as the page, also on other screens. */
export interface SelfPractice {
  localStore: LocalStore
  session: RecordingSession
  runner: InterviewRunner
  allowance: TimeAllowance
  jobDescription: string | null
  release(): void
}

export const selfPracticeAtom = atom<SelfPractice | null>(null)

export const wordsAtom = atom<ReadonlyMap<string, string>>(new Map())

const store = getDefaultStore()

interface Start {
  uid: string
  questions: readonly InterviewQuestion[]
  allowance: TimeAllowance
  jobDescription: string | null
  transcription: 'server' | 'browser' | null
}

/** Call it from a tap: it speaks and records. */
export async function startSelfPractice({ uid, questions, transcription, ...about }: Start): Promise<SelfPractice> {
  const { localStore } = await appOutbox()
  const notes: Notes = { practice: newPractice(questions), ...about, words: {} }
  return open(localStore, await startRecordingSession(localStore, { uid, kind, notes }), transcription)
}

export async function continueSelfPractice(
  localStore: LocalStore,
  practiceId: string,
  transcription: Start['transcription'],
): Promise<SelfPractice | null> {
  const opened = await continuePractice<Notes>(localStore, practiceId)
  return opened && open(localStore, opened, transcription)
}

function open(
  localStore: LocalStore,
  { session, release }: OpenRecordingSession,
  transcription: Start['transcription'],
): SelfPractice {
  const { practice, allowance, jobDescription = null, words = {} } = session.notes as Notes
  const runner = openPageRunner({
    ...{ localStore, session, practice, allowance },
    captions: (controller) => openCaptions(controller, transcription),
    keep(next) {
      notePracticed(session.id, answeredIn(next))
      noteScores(next)
      keep(next)
    },
    answered: () => undefined,
  })
  function noteScores({ places }: Practice) {
    const runs = store.get(feedbackRunsAtom)
    const answers = places.map(({ answer }) => answer && runs.get(answer.id)?.answer)
    notePractice({ id: session.id, feature: 'self', round: null }, answers)
  }
  function keep(now: Practice) {
    const notes: Notes = { practice: now, allowance, jobDescription, words: Object.fromEntries(store.get(wordsAtom)) }
    void localStore.change('practices', session.id, (row) => ({ ...row, notes }))
  }
  store.set(wordsAtom, new Map(Object.entries(words)))
  const stops = [
    store.sub(wordsAtom, () => keep(runner.view.get().practice)),
    store.sub(feedbackRunsAtom, () => noteScores(runner.view.get().practice)),
  ]
  const selfPractice: SelfPractice = {
    ...{ localStore, session, runner, allowance, jobDescription },
    release() {
      for (const stop of stops) stop()
      release()
    },
  }
  store.set(selfPracticeAtom, selfPractice)
  return selfPractice
}

export function setWords(answerId: string, words: string) {
  store.set(wordsAtom, (all) => new Map(all).set(answerId, words))
}

export async function endSelfPractice({ localStore, session, runner, release }: SelfPractice): Promise<void> {
  store.set(selfPracticeAtom, null)
  await runner.rest()
  await endRecordingSession(localStore, session.id, 'delete')
  release()
  ;(await appOutbox()).outbox.wake()
  store.set(wordsAtom, new Map())
}

export function givenCount(practice: Practice): string {
  const count = answeredCount(practice)
  return count === 1 ? '1 answer' : `${count} answers`
}
