import type { ProblemCode } from '../../contract/problems.ts'
import { Problem, type ProblemDetails } from '../../problem.ts'
import type { GeneratedSection, GenerationDone, GenerationEnd } from './generation.ts'

export type StoredEvent =
  | { section: GeneratedSection }
  | { done: GenerationDone }
  | { problem: { code: ProblemCode; details: Omit<ProblemDetails, 'log'> } }

export function storedEnd(end: GenerationEnd): StoredEvent {
  if (end.ended === 'done') return { done: end.done }
  const { log: _, ...details } = end.problem.details
  return { problem: { code: end.problem.code, details } }
}

export function endOf(event: StoredEvent): GenerationEnd | null {
  if ('done' in event) return { ended: 'done', done: event.done }
  if ('problem' in event) return { ended: 'problem', problem: new Problem(event.problem.code, event.problem.details) }
  return null
}
