import type { InterviewQuestion } from '../../../api/contract/interview-questions.ts'
import { followUpsPerInterview } from '../../../api/contract/limits.ts'

export type GivenAnswer =
  | { how: 'spoken'; id: string; lengthMs: number; captions: string | null }
  | { how: 'typed'; id: string; text: string }

export interface QuestionStatus {
  /** The newest take, unless another was chosen. */
  answer: GivenAnswer | null
  takes: readonly GivenAnswer[]
  wasSkipped: boolean
}

interface AskedQuestion extends InterviewQuestion {
  /** The number of the question whose answer it follows up. */
  followUpTo?: number
}

export interface Practice {
  phase: 'inProgress' | 'completed'
  /** In the order in which they are asked. */
  questions: readonly AskedQuestion[]
  /** One status for each question, in order; `places` is the stored name. */
  places: readonly QuestionStatus[]
  at: number
  wasCompleted: boolean
  /** After 'Record again' the question shows no answer, but the old one counts until the new one exists. */
  isRedoing: boolean
}

const untouched: QuestionStatus = { answer: null, takes: [], wasSkipped: false }

export function newPractice(questions: readonly InterviewQuestion[]): Practice {
  return {
    phase: 'inProgress',
    questions,
    places: questions.map(() => untouched),
    at: 0,
    wasCompleted: false,
    isRedoing: false,
  }
}

export const isFollowUp = ({ followUpTo }: AskedQuestion): boolean => followUpTo !== undefined

/** Of one thing for each question, those of the questions that are no follow-ups. */
export const withoutFollowUps = <One>({ questions }: Practice, all: readonly One[]): One[] =>
  all.filter((_one, index) => !isFollowUp(questions[index]!))

export const answeredIn = (practice: Practice): string[] =>
  practice.questions
    .filter((question, index) => !isFollowUp(question) && practice.places[index]?.answer)
    .map(({ question }) => question)

export const answeredCount = (practice: Practice): number => answeredIn(practice).length

export const questionLabel = (index: number): string => `Question ${index + 1}`

export const followUpLabel = (number: number): string => `Follow-up to question ${number}`

/** A follow-up has the number of the question asked before it. */
export const numberAt = ({ questions }: Practice, index: number): number =>
  questions.slice(0, index + 1).filter((question) => !isFollowUp(question)).length

export function labelAt(practice: Practice, index: number): string {
  const { followUpTo } = practice.questions[index]!
  return followUpTo === undefined ? questionLabel(numberAt(practice, index) - 1) : followUpLabel(followUpTo)
}

export function questionOfAll(practice: Practice): string {
  if (isFollowUp(questionAt(practice))) return 'Follow-up question'
  return `${labelAt(practice, practice.at)} of ${withoutFollowUps(practice, practice.questions).length}`
}

export function questionAt({ questions, at }: Practice): AskedQuestion {
  return questions[at]!
}

/** For a stylesheet: a long question is smaller. */
export const lettersOf = (question: string) => ({ '--letters': question.length }) as object

export function statusAt({ places, at }: Practice): QuestionStatus {
  return places[at]!
}

export function isLast({ at, questions }: Practice): boolean {
  return at === questions.length - 1
}

export function shownAnswer(practice: Practice): GivenAnswer | null {
  return practice.isRedoing ? null : statusAt(practice).answer
}

export function canComplete(practice: Practice): boolean {
  if (practice.phase !== 'inProgress') return false
  return practice.wasCompleted || (isLast(practice) && statusAt(practice).answer !== null)
}

export type DotState = 'current' | 'completed' | 'skipped' | 'upcoming'

export function dotAt(practice: Practice, index: number): DotState {
  if (index === practice.at) return 'current'
  const { answer, wasSkipped } = practice.places[index]!
  if (answer) return 'completed'
  return wasSkipped ? 'skipped' : 'upcoming'
}

export function canGoTo(practice: Practice, index: number): boolean {
  return index !== practice.at && ['completed', 'skipped'].includes(dotAt(practice, index))
}

export function answered(practice: Practice, index: number, answer: GivenAnswer): Practice {
  const before = practice.places[index]
  if (!before) return practice
  const status: QuestionStatus = { answer, takes: [...before.takes, answer], wasSkipped: false }
  const isRedoing = index === practice.at ? false : practice.isRedoing
  return { ...practice, isRedoing, places: practice.places.with(index, status) }
}

export const recordingAgain = (practice: Practice): Practice =>
  statusAt(practice).answer ? { ...practice, isRedoing: true } : practice

/** Another take of this question counts now. */
export function chosen(practice: Practice, id: string): Practice {
  const status = statusAt(practice)
  const answer = status.takes.find((take) => take.id === id)
  if (!answer) return practice
  return { ...practice, isRedoing: false, places: practice.places.with(practice.at, { ...status, answer }) }
}

/** Leaving a question unanswered, in either direction, skips it; its dot can be tapped later. */
function left(practice: Practice): Practice {
  const status = statusAt(practice)
  if (status.answer) return { ...practice, isRedoing: false }
  return { ...practice, places: practice.places.with(practice.at, { ...status, wasSkipped: true }) }
}

const movedTo = (practice: Practice, index: number): Practice => ({ ...left(practice), at: index })

export const next = (practice: Practice): Practice => (isLast(practice) ? practice : movedTo(practice, practice.at + 1))

export const previous = (practice: Practice): Practice => (practice.at === 0 ? practice : movedTo(practice, practice.at - 1))

export const goneTo = (practice: Practice, index: number): Practice =>
  canGoTo(practice, index) ? movedTo(practice, index) : practice

export const completed = (practice: Practice): Practice => (canComplete(practice) ? ended(practice) : practice)

/** With what was answered so far. */
export const finished = (practice: Practice): Practice => (answeredCount(practice) > 0 ? ended(practice) : practice)

/** Questions not reached count as skipped, so the summary can offer them. */
function ended(practice: Practice): Practice {
  const places = practice.places.map((status) => ({ ...status, wasSkipped: status.answer === null }))
  return { ...left(practice), places, phase: 'completed', wasCompleted: true }
}

export function reviewed(practice: Practice): Practice {
  if (practice.phase !== 'completed') return practice
  const firstAnswered = practice.places.findIndex(({ answer }) => answer !== null)
  return { ...practice, phase: 'inProgress', at: Math.max(0, firstAnswered), isRedoing: false }
}

/** No interviewer goes back further than this many questions. */
const latestFollowUp = 2

/** Asked once the current question is done. Dropped after the summary, when it comes too late, and beyond the limits. */
export function followedUp(practice: Practice, to: number, question: string): Practice {
  const { questions, places, at } = practice
  const reached = Math.max(
    at,
    places.findLastIndex(({ answer, wasSkipped }) => answer !== null || wasSkipped),
  )
  const followUps = questions.filter(isFollowUp)
  const isOneTooMany = followUps.length >= followUpsPerInterview || followUps.some(({ followUpTo }) => followUpTo === to)
  if (practice.wasCompleted || isOneTooMany || numberAt(practice, reached) - to > latestFollowUp) return practice
  const next = questions.findIndex((other, index) => index > reached && !isFollowUp(other))
  const index = next < 0 ? questions.length : next
  const followUp: AskedQuestion = { question, type: 'general', goal: '', followUpTo: to }
  return { ...practice, questions: questions.toSpliced(index, 0, followUp), places: places.toSpliced(index, 0, untouched) }
}
