import { readdirSync, readFileSync } from 'node:fs'
import * as z from 'zod'
import type { Voice } from '../check/claim.ts'
import type { Task } from '../model/model.ts'
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

/** Asks by the prompt of the same name unless another is given. */
export function task<Shape extends z.ZodRawShape>(
  name: string,
  shape: Shape,
  filling?: Filling,
  text = prompt(name.replaceAll('_', '-'), filling),
): Task<z.infer<z.ZodObject<Shape>>> {
  return { name, schema: z.object(shape), prompt: text }
}

/** The texts of an item that are checked, by who speaks in them. */
export const coachText = z.string()
export const personText = z.string()

/** A question and the four parts of the story that answers it. */
export const storyParts = {
  question: coachText,
  situation: personText,
  task: personText,
  action: personText,
  result: personText,
}

export const starText = ({ situation, task, action, result }: Record<'situation' | 'task' | 'action' | 'result', string>) =>
  `Situation: ${situation}\nTask: ${task}\nAction: ${action}\nResult: ${result}`

export interface ClaimsTask<Item> extends Task<{ items: Item[] }> {
  voices: readonly [field: keyof Item, voice: Voice][]
}

type Claim<Shape extends z.ZodRawShape> = z.infer<z.ZodObject<Shape>> & { from: string[] }

/** Asks for items that each cite the lines they rest on. */
export function claimsTask<Shape extends z.ZodRawShape>(
  name: string,
  shape: Shape,
  ...about: [filling?: Filling, text?: string]
): ClaimsTask<Claim<Shape>> {
  const items = z.array(z.object({ ...shape, from: z.array(z.string()) }))
  const voices = Object.entries(shape).flatMap(([field, type]) =>
    type === coachText ? [[field, 'coach']] : type === personText ? [[field, 'person']] : [],
  )
  return { ...task(name, { items }, ...about), voices } as unknown as ClaimsTask<Claim<Shape>>
}
