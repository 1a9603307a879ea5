import * as z from 'zod'
import type { Model } from './model.ts'
import type { Question } from './question.ts'

/**
 * One thing to ask a model for: the wording beside the shape of the answer. The shapes have no limits and no optional fields, since not
 * every server's structured output knows them: length, number and truth are the guards' work.
 */
export interface Task<Answer> {
  /** Letters and underscores; names the schema. */
  name: string
  schema: z.ZodType<Answer>
  prompt: string
  /** A reading: see `Question`. */
  steady?: boolean
}

export type AnswerOf<T> = T extends Task<infer Answer> ? Answer : never

export function task<Shape extends z.ZodRawShape>(name: string, shape: Shape, prompt: string): Task<z.infer<z.ZodObject<Shape>>> {
  return { name, schema: z.object(shape), prompt }
}

/** What all tasks of one request share. */
export interface TaskContext {
  model: Model
  /** Who the model is and what it must not do. */
  rules: string
  /** The texts and facts, before the task, so that servers can reuse what they have read for the next one. */
  data: string
  signal: AbortSignal
  onText?: Question<unknown>['onText']
}

/**
 * Asks a model for one task.
 * @param more said after the task
 * @throws ModelFailure
 */
export function ask<Answer>(
  { model, rules, data, signal, onText }: TaskContext,
  { name, schema, prompt, steady = false }: Task<Answer>,
  more = '',
): Promise<Answer> {
  return model.ask({ name, schema, rules, prompt: [data, prompt, more].filter(Boolean).join('\n\n'), steady, onText }, signal)
}
