import { readdirSync, readFileSync } from 'node:fs'
import * as z from 'zod'
import { type Task, task } from '../model/model.ts'
import type { Filling } from '../score/wording.ts'

const folder = new URL('prompts/', import.meta.url)
const texts = new Map(
  readdirSync(folder).map((file) => [file.replace('.txt', ''), readFileSync(new URL(file, folder), 'utf8').trimEnd()]),
)

/** A text of `prompts/`: `{slot}` stands for what is filled in, or for another of these texts. */
export function prompt(name: string, filling: Filling = {}): string {
  const text = texts.get(name)
  if (text === undefined) throw new Error(`There is no prompt "${name}"`)
  return text.replace(/\{([\w-]+)\}/g, (_, slot: string) => String(filling[slot] ?? prompt(slot, filling)))
}

type Claims<Shape extends z.ZodRawShape> = { items: (z.infer<z.ZodObject<Shape>> & { from: string[] })[] }

/** Asks for items that each cite the lines they rest on, by the prompt of the same name unless another is given. */
export function claimsTask<Shape extends z.ZodRawShape>(
  name: string,
  shape: Shape,
  filling?: Filling,
  text = prompt(name.replaceAll('_', '-'), filling),
): Task<Claims<Shape>> {
  const items = z.array(z.object({ ...shape, from: z.array(z.string()) }))
  return task(name, { items }, text) as unknown as Task<Claims<Shape>>
}
