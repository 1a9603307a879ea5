import type { InterviewQuestion } from '../../../api/contract/interview-questions.ts'

/** An answer that was given. A new take is a new answer with its own `id`; a spoken answer's is its recording's. */
export type GivenAnswer =
  | { how: 'spoken'; id: string; lengthMs: number; captions: string | null }
  | { how: 'typed'; id: string; text: string }

export interface QuestionStatus {
  /** The one that counts: the newest take, unless another was chosen. */
  answer: GivenAnswer | null
  /** Every take, the first one first: trying again loses none. Absent in practices that older versions stored. */
  given?: readonly GivenAnswer[]
  /** How often it was answered, typed answers included. */
  takes: number
  /** The person has left it without an answer. */
  wasSkipped: boolean
}

/** The questions and answers of a practice, from its first question to its summary. Plain data, stored beside the recordings: it survives a crash. */
export interface Practice {
  phase: 'inProgress' | 'completed'
  questions: readonly InterviewQuestion[]
  /** The status of each question, in their order; `places` is its stored name. */
  places: readonly QuestionStatus[]
  at: number
  /** It has been completed before: the summary is one tap away from every question. */
  wasCompleted: boolean
  /** 'Record again' was tapped: the question is shown without an answer, and the old answer counts until the new one is there. */
  isRedoing: boolean
  /** Grows each time the question is to be read aloud and its time starts over. */
  asked: number
}

export type PracticeEvent =
  | { type: 'answer-was-given'; index: number; answer: GivenAnswer }
  | { type: 'record-again-was-tapped' }
  /** Another take of the current question is to count. */
  | { type: 'take-was-chosen'; id: string }
  | { type: 'next-was-tapped' }
  | { type: 'previous-was-tapped' }
  | { type: 'dot-was-tapped'; index: number }
  | { type: 'complete-was-tapped' }
  /** In the middle: the summary of what there is. */
  | { type: 'finish-was-tapped' }
  | { type: 'review-was-tapped' }

const untouched: QuestionStatus = { answer: null, takes: 0, wasSkipped: false }

/** At the first question, before it is read. */
export function newPractice(questions: readonly InterviewQuestion[]): Practice {
  return {
    phase: 'inProgress',
    questions,
    places: questions.map(() => untouched),
    at: 0,
    wasCompleted: false,
    isRedoing: false,
    asked: 1,
  }
}

/** The next state. An event that makes no sense here (a tap on an upcoming dot, Next on the last question) changes nothing. */
export function afterEvent(practice: Practice, event: PracticeEvent): Practice {
  const { at } = practice
  switch (event.type) {
    case 'answer-was-given':
      return answered(practice, event.index, event.answer)
    case 'record-again-was-tapped':
      return statusAt(practice).answer ? { ...practice, isRedoing: true, asked: practice.asked + 1 } : practice
    case 'take-was-chosen':
      return chosen(practice, event.id)
    case 'next-was-tapped':
      return isLast(practice) ? practice : movedTo(practice, at + 1)
    case 'previous-was-tapped':
      return at === 0 ? practice : movedTo(practice, at - 1)
    case 'dot-was-tapped':
      return canGoTo(practice, event.index) ? movedTo(practice, event.index) : practice
    case 'complete-was-tapped':
      return canComplete(practice) ? completed(practice) : practice
    case 'finish-was-tapped':
      return practice.places.some(({ answer }) => answer) ? completed(practice) : practice
    case 'review-was-tapped':
      return reviewed(practice)
  }
}

/** How many of its questions have an answer. */
export const answeredCount = ({ places }: Practice): number => places.filter(({ answer }) => answer !== null).length

/** "Question 4": what a recording of its answer is called. */
export const questionLabel = (index: number): string => `Question ${index + 1}`

/** "Question 4 of 10". */
export const questionOfAll = ({ at, questions }: Practice): string => `${questionLabel(at)} of ${questions.length}`

/** The question that is being asked. */
export function questionAt({ questions, at }: Practice): InterviewQuestion {
  return questions[at]!
}

/** The status of the current question. */
export function statusAt({ places, at }: Practice): QuestionStatus {
  return places[at]!
}

export function isLast({ at, questions }: Practice): boolean {
  return at === questions.length - 1
}

/** Every take of a question, the first one first. */
export const takesOf = ({ given, answer }: QuestionStatus): readonly GivenAnswer[] => given ?? (answer ? [answer] : [])

/** The answer that the screen shows; null while there is none, or another take is due. */
export function shownAnswer(practice: Practice): GivenAnswer | null {
  return practice.isRedoing ? null : statusAt(practice).answer
}

/** Only on the last question, and with an answer; after a review, from every question. */
export function canComplete(practice: Practice): boolean {
  if (practice.phase !== 'inProgress') return false
  return practice.wasCompleted || (isLast(practice) && statusAt(practice).answer !== null)
}

export type DotState = 'current' | 'completed' | 'skipped' | 'upcoming'

/** The four states of a progress dot. */
export function dotAt(practice: Practice, index: number): DotState {
  if (index === practice.at) return 'current'
  const { answer, wasSkipped } = practice.places[index]!
  if (answer) return 'completed'
  return wasSkipped ? 'skipped' : 'upcoming'
}

export function canGoTo(practice: Practice, index: number): boolean {
  return index !== practice.at && ['completed', 'skipped'].includes(dotAt(practice, index))
}

/** Where the review begins; 0 when nothing was answered. */
function firstAnswered({ places }: Practice): number {
  return Math.max(
    0,
    places.findIndex(({ answer }) => answer !== null),
  )
}

function answered(practice: Practice, index: number, answer: GivenAnswer): Practice {
  const before = practice.places[index]
  if (!before) return practice
  const given = [...takesOf(before), answer]
  const status: QuestionStatus = { answer, given, takes: before.takes + 1, wasSkipped: false }
  const isRedoing = index === practice.at ? false : practice.isRedoing
  return { ...practice, isRedoing, places: practice.places.with(index, status) }
}

function chosen(practice: Practice, id: string): Practice {
  const status = statusAt(practice)
  const answer = takesOf(status).find((take) => take.id === id)
  if (!answer) return practice
  return { ...practice, isRedoing: false, places: practice.places.with(practice.at, { ...status, answer }) }
}

/** Leaving a question without an answer skips it, whichever way the person goes: its dot can be tapped later. */
function left(practice: Practice): Practice {
  const status = statusAt(practice)
  if (status.answer) return { ...practice, isRedoing: false }
  return { ...practice, places: practice.places.with(practice.at, { ...status, wasSkipped: true }) }
}

/** A question with an answer is shown as it stands; one without is asked, with its whole time. */
function movedTo(practice: Practice, index: number): Practice {
  const next = { ...left(practice), at: index }
  return statusAt(next).answer ? next : { ...next, asked: next.asked + 1 }
}

/** What was not reached can be gone to from the summary, as what was skipped. */
function completed(practice: Practice): Practice {
  const places = practice.places.map((status) => ({ ...status, wasSkipped: status.answer === null }))
  return { ...left(practice), places, phase: 'completed', wasCompleted: true }
}

function reviewed(practice: Practice): Practice {
  if (practice.phase !== 'completed') return practice
  return { ...practice, phase: 'inProgress', at: firstAnswered(practice), isRedoing: false }
}
