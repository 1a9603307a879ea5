import * as z from 'zod'
import type { Model } from './model.ts'
import type { Question } from './request.ts'

// No limits or optional fields: not every server supports them.
export interface Task<Answer> {
  name: string
  schema: z.ZodType<Answer>
  prompt: string
  steady?: boolean
}

export type AnswerOf<T> = T extends Task<infer Answer> ? Answer : never

export function task<Shape extends z.ZodRawShape>(name: string, shape: Shape, prompt: string): Task<z.infer<z.ZodObject<Shape>>> {
  return { name, schema: z.object(shape), prompt }
}

export interface TaskContext {
  model: Model
  rules: string
  data: string
  signal: AbortSignal
  onText?: Question<unknown>['onText']
}

export function ask<Answer>(
  { model, rules, data, signal, onText }: TaskContext,
  { name, schema, prompt, steady = false }: Task<Answer>,
  more = '',
): Promise<Answer> {
  return model.ask({ name, schema, rules, prompt: [data, prompt, more].filter(Boolean).join('\n\n'), steady, onText }, signal)
}
