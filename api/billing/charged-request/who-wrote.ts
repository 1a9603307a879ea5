import type { Coach, StandIn } from '../../coach/coach.ts'
import type { GeneratedSection } from './generation.ts'

export interface Outcome {
  charge?: 'returned'
  [part: string]: unknown
}

// The sections that users pay for. If the built-in coach had to write one of these, the answer is shown and its credits are returned. Stand-ins for
// other sections are named in the answer, which is charged.
type MainSections<Section extends string = string> = readonly Section[]

export function chargeFor(main: MainSections, standIns: readonly string[]): Outcome {
  return standIns.some((section) => main.includes(section)) ? { charge: 'returned' } : {}
}

/** @param whole the sections that a stand-in wrote from beginning to end */
export function whoWrote(main: MainSections, { name }: Pick<Coach, 'name'>, standIns: readonly string[], whole = standIns) {
  return { coach: name, standIns: [...standIns], ...chargeFor(main, whole) }
}

export async function emitSections<Section extends GeneratedSection>(
  main: MainSections<Section['section']>,
  coach: Pick<Coach, 'name'>,
  events: AsyncIterable<Section | StandIn>,
  emit: (section: GeneratedSection) => void,
) {
  const standIns: StandIn[] = []
  for await (const event of events) {
    if (!('section' in event)) standIns.push(event)
    else if (standIns.some(({ standIn }) => standIn === event.section)) emit({ ...event, standIn: true })
    else emit(event)
  }
  const namesOf = (some: readonly StandIn[]) => some.map(({ standIn }) => standIn)
  return whoWrote(main, coach, namesOf(standIns), namesOf(standIns.filter(({ partly }) => !partly)))
}
