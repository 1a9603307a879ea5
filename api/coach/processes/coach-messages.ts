import type { ProblemCode } from '../../contract/problems.ts'
import type { Problem } from '../../problem.ts'
import type { CoachMethod } from '../coach.ts'
import type { CoachSettings } from '../coach-settings.ts'
import type { ModelCall } from '../model/model-call.ts'

/** The input of a method without its signal, which cannot cross the border of a process. */
export type CoachInput = object

/** Messages from the server to a coach process; the settings first. */
export type ToCoach =
  | { settings: CoachSettings }
  | { id: number; method: CoachMethod; input: CoachInput }
  /** Nobody waits for this job any more. */
  | { abort: number }

/** How a job ended: with what its method resolved to (nothing for those that yield events), or not. */
export type CoachEnd =
  | { result: unknown }
  | { problem: { code: ProblemCode; details: Problem['details']; log: string } }
  /** An error nobody expected: its name and the places of its stack, never its message, which may quote a person's text. */
  | { failure: { name: string; places: string } }

/** Messages from a coach process to the server. */
export type FromCoach =
  /** This job has the thread, or has let go of it until its model answers. One has it at a time. */
  | { id: number; hasThread: boolean }
  | { id: number; event: object }
  | { id: number; end: CoachEnd }
  /** A request to an AI provider is over. */
  | { id: number; call: ModelCall }
  /** One line of its log, as JSON. */
  | { logLine: string }
