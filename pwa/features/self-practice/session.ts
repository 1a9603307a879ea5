import { atom, getDefaultStore } from 'jotai'
import type { InterviewQuestion } from '../../../api/contract/interview-questions.ts'
import { forgetFeedback } from '../../answer-review/feedback-runs.ts'
import { openCaptions } from '../../answer-review/live-captions.ts'
import { pageDoors } from '../../media/interview-runner/page-doors.ts'
import { newPractice, type Practice } from '../../media/interview-runner/practice.ts'
import { openPracticeRoom, type PracticeRoom } from '../../media/interview-runner/practice-room.ts'
import { withRecoveredAnswers } from '../../media/interview-runner/recovered-answers.ts'
import { answerLimitMs, type TimeAllowance } from '../../media/interview-runner/time-allowance.ts'
import {
  continuePractice,
  discardRecording,
  endPractice,
  type OpenPractice,
  recordingsOf,
  startPractice,
} from '../../media/recorder/practices.ts'
import { openDesk } from '../../media/recorder/recording-desk.ts'
import { appOutbox } from '../../media/uploads/app-outbox.ts'
import type { PracticeRow, Shelf } from '../../platform/shelf-rows.ts'

/** The shelf's word for this room. */
export const kind = 'self-practice'

/** What lies beside the recordings, so that a crash loses nothing. */
export interface Notes {
  practice: Practice
  allowance: TimeAllowance
}

/** A practice that is going on. It lives as long as the page, also while the person is in another room. */
export interface Session {
  shelf: Shelf
  row: PracticeRow
  room: PracticeRoom
  allowance: TimeAllowance
  letGo(): void
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
  const { shelf } = await appOutbox()
  const notes: Notes = { practice: newPractice(questions), allowance }
  return open(shelf, await startPractice(shelf, { uid, kind, notes }), transcription)
}

/** Goes on where it stopped; null when another tab was faster. */
export async function continueSession(
  shelf: Shelf,
  practiceId: string,
  transcription: Start['transcription'],
): Promise<Session | null> {
  const opened = await continuePractice(shelf, practiceId)
  if (!opened) return null
  const notes = opened.practice.notes as Notes
  const practice = withRecoveredAnswers(notes.practice, await recordingsOf(shelf, practiceId), opened.cutOffIds)
  return open(shelf, { ...opened, practice: { ...opened.practice, notes: { ...notes, practice } } }, transcription)
}

function open(shelf: Shelf, { practice: row, letGo }: OpenPractice, transcription: Start['transcription']): Session {
  const { practice, allowance } = row.notes as Notes
  const desk = openDesk({ shelf, practice: row, limitMs: answerLimitMs[allowance], now: () => performance.now() })
  const keep = (next: Practice) => {
    const notes: Notes = { practice: next, allowance }
    void shelf.change('practices', row.id, (kept) => ({ ...kept, notes }))
  }
  const room = openPracticeRoom(practice, {
    ...pageDoors,
    desk,
    keep,
    answered: (index, answer) => void forgetOtherTakes(shelf, row.id, labelOf(index), answer.id),
    label: labelOf,
    captions: openCaptions(desk, transcription),
  })
  const session: Session = { shelf, row, room, allowance, letGo }
  store.set(sessionAtom, session)
  return session
}

const labelOf = (index: number) => `Question ${index + 1}`

/** A new take takes the place of the ones before: nobody can hear those any more. */
async function forgetOtherTakes(shelf: Shelf, practiceId: string, label: string, answerId: string) {
  const others = (await recordingsOf(shelf, practiceId)).filter((take) => take.label === label && take.id !== answerId)
  for (const { id } of others) await discardRecording(shelf, id)
}

/** Takes typed or corrected words for an answer. */
export function tellWords(answerId: string, words: string) {
  store.set(wordsAtom, (all) => new Map(all).set(answerId, words))
}

/** The practice is over, and the person knows that its recordings go with it. */
export async function endSession({ shelf, row, room, letGo }: Session): Promise<void> {
  store.set(sessionAtom, null)
  const ids = room.view().practice.places.flatMap(({ answer }) => answer?.id ?? [])
  await room.rest()
  await endPractice(shelf, row.id, 'delete')
  letGo()
  forgetFeedback(ids)
  store.set(wordsAtom, new Map())
}
