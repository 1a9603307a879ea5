import { atom, getDefaultStore } from 'jotai'
import type { InterviewQuestion } from '../../../api/contract/interview-questions.ts'
import type { InterviewRound } from '../../../api/contract/interview-rounds.ts'
import type { VoiceInterviewDone } from '../../../api/contract/voice-interview.ts'
import { appOutbox } from '../../outbox/app-outbox.ts'
import type { PracticeRow, RecordingRow, Shelf } from '../../platform/shelf-rows.ts'
import { newPractice } from '../../practice/practice.ts'
import { practiceSettingsAtom } from '../../practice/practice-settings.ts'
import { withRecoveredAnswers } from '../../practice/recovered-answers.ts'
import { abandonedPractices, continuePractice, endPractice, recordingsOf, startPractice } from '../../recording/practices.ts'
import { type Interview, openInterview } from './interview.ts'
import { practiceKind, type VoiceNotes } from './notes.ts'

/** The interview of this page; it goes on while the person is in another room. */
export const interviewAtom = atom<Interview | null>(null)

const store = getDefaultStore()

interface Beginning {
  uid: string
  questions: readonly InterviewQuestion[]
  done: VoiceInterviewDone
  round: InterviewRound
  jobDescription: string
}

/** Begins the practice that was just paid for. */
export async function beginInterview({ uid, questions, done, round, jobDescription }: Beginning): Promise<Interview> {
  const doors = await appOutbox()
  const { allowance } = store.get(practiceSettingsAtom)
  const { sessionId, endsAt, transcription, coach } = done
  const session = { sessionId, endsAt, transcription, coach }
  const about = { practice: newPractice(questions), session, round, jobDescription, allowance }
  const notes: VoiceNotes = { ...about, sounds: {}, corrections: {} }
  const interview = openInterview(doors, await startPractice(doors.shelf, { uid, kind: practiceKind, notes }))
  store.set(interviewAtom, interview)
  return interview
}

/** A voice interview that a crash, a reload or a closed tab has left behind. */
export interface LeftBehind {
  shelf: Shelf
  row: PracticeRow & { notes: VoiceNotes }
  /** The newest recording, to listen to before deciding. */
  lastRecording: RecordingRow | null
}

/** The newest one of this person; null when there is none. */
export async function findLeftBehind(uid: string): Promise<LeftBehind | null> {
  const { shelf } = await appOutbox()
  const rows = (await abandonedPractices(shelf, uid)).filter(({ kind, notes }) => kind === practiceKind && notes !== null)
  const row = rows.sort((one, other) => other.startedAtMs - one.startedAtMs)[0]
  if (!row) return null
  const lastRecording = (await recordingsOf(shelf, row.id)).at(-1) ?? null
  return { shelf, row: row as LeftBehind['row'], lastRecording }
}

/** Takes it over into this tab; a recording that was cut off counts as the answer to its question. Null when another tab was faster. */
export async function continueInterview({ row }: LeftBehind): Promise<Interview | null> {
  const doors = await appOutbox()
  const owned = await continuePractice(doors.shelf, row.id)
  if (!owned) return null
  const recordings = await recordingsOf(doors.shelf, row.id)
  const left = owned.practice.notes as VoiceNotes
  const notes = { ...left, practice: withRecoveredAnswers(left.practice, recordings, owned.cutOffIds) }
  const interview = openInterview(doors, { ...owned, practice: { ...owned.practice, notes } })
  store.set(interviewAtom, interview)
  return interview
}

/** Only after the person said so. */
export async function discardLeftBehind({ shelf, row }: LeftBehind): Promise<void> {
  await endPractice(shelf, row.id, 'delete')
}
