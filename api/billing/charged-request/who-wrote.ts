import type { Coach, StandIn } from '../../coach/coach.ts'
import type { GeneratedSection } from './generation.ts'

// The sections the user pays for. If the built-in coach had to write one of these, the answer is shown and its credits are returned. Stand-ins for
// other sections are named in the answer, which is charged.
const mainSections = {
  analysis: ['summary', 'recommendations'],
  preparation: ['questions'],
  questionsAndAnswers: ['questions'],
  answerFeedback: ['improvements'],
  pitchScript: ['script'],
  pitchReview: ['suggestions'],
  spokenResume: ['resume'],
  coverLetter: ['letter'],
} as const satisfies Record<string, readonly string[]>

type AnswerKind = keyof typeof mainSections

export interface Outcome {
  charge?: 'returned'
  [part: string]: unknown
}

export function chargeFor(kind: AnswerKind, standIns: readonly string[]): Outcome {
  const main: readonly string[] = mainSections[kind]
  return standIns.some((section) => main.includes(section)) ? { charge: 'returned' } : {}
}

/** @param whole the sections that a stand-in wrote from beginning to end */
export function whoWrote(kind: AnswerKind, { name }: Pick<Coach, 'name'>, standIns: readonly string[], whole = standIns) {
  return { coach: name, standIns: [...standIns], ...chargeFor(kind, whole) }
}

export async function emitSections(
  kind: AnswerKind,
  coach: Pick<Coach, 'name'>,
  events: AsyncIterable<GeneratedSection | StandIn>,
  emit: (section: GeneratedSection) => void,
) {
  const standIns: StandIn[] = []
  for await (const event of events) {
    if (!('section' in event)) standIns.push(event)
    else if (standIns.some(({ standIn }) => standIn === event.section)) emit({ ...event, standIn: true })
    else emit(event)
  }
  const namesOf = (some: readonly StandIn[]) => some.map(({ standIn }) => standIn)
  return whoWrote(kind, coach, namesOf(standIns), namesOf(standIns.filter(({ partly }) => !partly)))
}
