import { atom, getDefaultStore } from 'jotai'
import type { InterviewQuestion } from '../../../api/contract/interview-questions.ts'
import { feedbackRunsAtom } from '../../answer-review/feedback-runs.ts'
import { openPractice, type PracticeNotes } from '../../answer-review/open-practice.ts'
import { notePractice } from '../../answer-review/practice-score.ts'
import { answeredCount, answeredIn, newPractice, type Practice } from '../../media/interview-runner/practice.ts'
import { continuePractice } from '../../media/interview-runner/recovered-answers.ts'
import { type OpenRecordingSession, startRecordingSession } from '../../media/recorder/recording-sessions.ts'
import { appOutbox } from '../../media/uploads/app-outbox.ts'
import { notePracticed } from '../../platform/job-progress.ts'
import type { LocalStore } from '../../platform/local-store.ts'
import { configAtom } from '../../session/auth/session.ts'

export const kind = 'self-practice'

export interface Notes extends PracticeNotes {
  jobDescription: string | null
  /** By answer: typed or corrected by the user. */
  words: Readonly<Record<string, string>>
}

export type SelfPractice = ReturnType<typeof open>

/** Lives as long as the page, also on other screens. */
export const selfPracticeAtom = atom<SelfPractice | null>(null)

const store = getDefaultStore()

interface Start extends Omit<Notes, 'practice' | 'words'> {
  uid: string
  questions: readonly InterviewQuestion[]
}

/** Call it from a tap: it speaks and records. */
export async function startSelfPractice({ uid, questions, ...about }: Start): Promise<SelfPractice> {
  const { localStore } = await appOutbox()
  const notes: Notes = { practice: newPractice(questions), ...about, words: {} }
  return open(localStore, await startRecordingSession(localStore, { uid, kind, notes }))
}

export async function continueSelfPractice(localStore: LocalStore, practiceId: string): Promise<SelfPractice | null> {
  const opened = await continuePractice<Notes>(localStore, practiceId)
  return opened && open(localStore, opened)
}

function open(localStore: LocalStore, owned: OpenRecordingSession) {
  const { id } = owned.session
  const practice = openPractice<Notes>(localStore, owned, {
    transcription: store.get(configAtom)?.transcription ?? null,
    answered: () => undefined,
  })
  const note = () => {
    const now = practice.notes.get().practice
    const runs = store.get(feedbackRunsAtom)
    notePracticed(id, answeredIn(now))
    notePractice(
      { id, feature: 'self', round: null },
      now.places.map(({ answer }) => answer && runs.get(answer.id)?.answer),
    )
  }
  practice.notes.subscribe(note)
  const stop = store.sub(feedbackRunsAtom, note)
  const selfPractice = {
    ...practice,
    setWords: (answerId: string, words: string) => practice.keep({ words: { ...practice.notes.get().words, [answerId]: words } }),
    async end() {
      store.set(selfPracticeAtom, null)
      stop()
      await practice.end('delete')
      ;(await appOutbox()).outbox.wake()
    },
  }
  store.set(selfPracticeAtom, selfPractice)
  return selfPractice
}

export function givenCount(practice: Practice): string {
  const count = answeredCount(practice)
  return count === 1 ? '1 answer' : `${count} answers`
}
