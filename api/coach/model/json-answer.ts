import type * as z from 'zod'
import { ModelFailure } from './model-failure.ts'

/** The JSON object in a model's text, without reasoning, code fences or talk around it. @throws ModelFailure broken, or wrong-shape */
export function parseAnswer<Answer>(text: string, schema: z.ZodType<Answer>): Answer {
  const bare = text.replace(/<think>[\s\S]*?(?:<\/think>|$)/g, '')
  const [start, end] = [bare.indexOf('{'), bare.lastIndexOf('}')]
  if (start === -1 || end < start) throw new ModelFailure('broken')
  let value: unknown
  try {
    value = JSON.parse(bare.slice(start, end + 1))
  } catch {
    throw new ModelFailure('broken')
  }
  const parsed = schema.safeParse(value)
  if (!parsed.success) throw new ModelFailure('wrong-shape')
  return parsed.data
}
