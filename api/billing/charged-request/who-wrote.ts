import type { Coach } from '../../coach/coach.ts'
import type { StandIn } from '../../coach/stand-in.ts'
import type { GeneratedSection } from './generation.ts'

/**
 * The sections that a person pays for in each kind of answer. Where the connected model failed there and the built-in coach wrote them, the answer is shown
 * and its credits go back. Any other section may come from a stand-in: the answer names it, and is charged.
 *
 * A voice interview is not here. Its questions open a practice that includes the AI's feedback; without them it does not begin.
 */
const mainSections = {
  analysis: ['summary', 'recommendations'],
  preparation: ['questions'],
  questionsAndAnswers: ['questions'],
  answerFeedback: ['improvements'],
  pitchScript: ['script'],
  pitchReview: ['suggestions'],
  spokenResume: ['resume'],
} as const satisfies Record<string, readonly string[]>

type AnswerKind = keyof typeof mainSections

/** What the work of a paid answer adds to it. `charge: 'returned'` gives the credits back although there is an answer. */
export interface Outcome {
  charge?: 'returned'
  [part: string]: unknown
}

/** The one rule: nobody pays for a main section that only the stand-in could make. */
export function chargeFor(kind: AnswerKind, standIns: readonly StandIn[]): Outcome {
  const main: readonly string[] = mainSections[kind]
  return standIns.some(({ standIn, partly }) => !partly && main.includes(standIn)) ? { charge: 'returned' } : {}
}

/** Who wrote an answer, and whether it is charged. */
export function whoWrote(kind: AnswerKind, { name }: Pick<Coach, 'name'>, standIns: readonly StandIn[]) {
  return { coach: name, standIns: standIns.map(({ standIn }) => standIn), ...chargeFor(kind, standIns) }
}

/** Emits a coach's sections as they come, a stand-in's with its mark. @returns who wrote them, for the end of the answer */
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
  return whoWrote(kind, coach, standIns)
}
