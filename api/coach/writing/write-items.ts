import * as z from 'zod'
import type { Log } from '../../log.ts'
import type { Claim, Sources, Voice } from '../check/claim.ts'
import { cleanText } from '../check/clean-text.ts'
import { faultOf } from '../check/fault-of.ts'
import type { NumberedLine } from '../lines/numbered-lines.ts'
import { dataBlock } from '../model/data-block.ts'
import { ask, type Model, type Task, type TaskContext } from '../model/model.ts'
import { ModelFailure, reportFailure } from '../model/model-failure.ts'
import { prompt } from './prompts.ts'

export interface WritingContext extends TaskContext {
  sources: Sources
  log: Log
}

/** Which voice each text field of an item uses; fields without one are not checked. */
type Voices<Item> = Partial<Record<keyof Item, Voice>>

// Items with an unsupported fact are requested once more with the reason, then dropped, like those the second look rejects. Texts are never altered.
export async function writeItems<Item extends { from: string[] }>(
  context: WritingContext,
  task: Task<{ items: Item[] }>,
  voices: Voices<Item>,
): Promise<Item[]> {
  const check = (item: Item) => faultsOf(item, voices, context.sources)
  const written = (await ask(context, task)).items.map(cleaned).map((item) => ({ item, faults: check(item) }))
  const refused = written.filter(({ faults }) => faults.length > 0)
  const again = refused.length === 0 ? [] : await askAgain(context, task, refused)
  const kept = written.flatMap((one) => {
    if (one.faults.length === 0) return [one.item]
    const second = again[refused.indexOf(one)]
    return second && check(second).length === 0 ? [second] : []
  })
  const standing = await supported(context, kept, voices)
  const dropped = written.length - standing.length
  if (dropped > 0) context.log.info('Claims without support were dropped', { section: task.name, count: dropped })
  if (standing.length === 0) throw new ModelFailure('poor')
  return standing
}

/** Items that make one text: if something is wrong with what the checks left, the whole is requested once more. */
export async function writeWhole<Item extends { from: string[] }>(
  context: WritingContext,
  task: Task<{ items: Item[] }>,
  voices: Voices<Item>,
  fault: (items: Item[]) => string | null,
): Promise<Item[]> {
  const first = await writeItems(context, task, voices)
  const wrong = fault(first)
  if (wrong === null) return first
  const second = await writeItems(context, { ...task, prompt: `${task.prompt}\n\n${wrong}` }, voices)
  if (fault(second) !== null) throw new ModelFailure('poor')
  return second
}

function cleaned<Item extends object>(item: Item): Item {
  const clean = (value: unknown) => (typeof value === 'string' ? cleanText(value) : value)
  return Object.fromEntries(
    Object.entries(item).map(([key, value]) => [key, Array.isArray(value) ? value.map(clean) : clean(value)]),
  ) as Item
}

const voiced = <Item extends object>(item: Item, voices: Voices<Item>) =>
  (Object.entries(voices) as [keyof Item & string, Voice][]).flatMap(([field, voice]) =>
    [item[field]].flat().flatMap((text) => (typeof text === 'string' && text !== '' ? [{ field, voice, text }] : [])),
  )

function faultsOf<Item extends { from: string[] }>(item: Item, voices: Voices<Item>, sources: Sources): string[] {
  const texts = voiced(item, voices)
  if (texts.length === 0) return ['it is empty']
  return texts.flatMap(({ field, voice, text }) => {
    const fault = faultOf(text, item.from, voice, sources)
    return fault ? [`${field}: ${fault}`] : []
  })
}

async function askAgain<Item>(
  context: WritingContext,
  task: Task<{ items: Item[] }>,
  refused: readonly { item: Item; faults: readonly string[] }[],
): Promise<(Item | undefined)[]> {
  const list = refused.map(({ item, faults }) => `${JSON.stringify(item)}\nRefused: ${faults.join('; ')}`)
  const more = `You have answered this task. These items were refused; write only them once more, in the same order, without what was refused: leave it out, or put a [descriptive blank] there.\n${list.join('\n')}`
  try {
    const { items } = await ask(context, task, more)
    return items.slice(0, refused.length).map((item) => cleaned(item as object) as Item)
  } catch (error) {
    if (context.signal.aborted) throw error
    return []
  }
}

async function supported<Item extends { from: string[] }>(
  context: WritingContext,
  items: readonly Item[],
  voices: Voices<Item>,
): Promise<Item[]> {
  const claims = items.map((item) => ({
    text: voiced(item, voices)
      .map(({ text }) => text)
      .join(' / '),
    from: item.from,
  }))
  const { own, ad } = context.sources
  const unsupported = await secondLook(context, claims, [...own, ...ad])
  return items.filter((_, at) => !unsupported.has(at))
}

export interface WrittenClaim {
  text: string
  lines: readonly string[]
}

const schema = z.object({ unsupported: z.array(z.string()) })

export async function unsupportedClaims(
  model: Model,
  claims: readonly WrittenClaim[],
  signal: AbortSignal,
): Promise<Set<number>> {
  const list = claims.map(({ text, lines }, at) => `C${at + 1}: ${text}\n${lines.map((line) => `  ${line}`).join('\n')}`)
  const question = `${dataBlock('claims', list.join('\n'))}\n\nTask: list in "unsupported" the ids of the claims that their lines do not support. An empty list is a good answer.`
  const { unsupported } = await model.ask(
    { name: 'second_look', schema, rules: prompt('second-look-rules'), prompt: question },
    signal,
  )
  return new Set(unsupported.map((id) => Number(/\d+/.exec(id)?.[0]) - 1))
}

/** Finds nothing if the model fails. */
export async function secondLook(
  { model, log, signal }: { model: Model; log: Log; signal: AbortSignal },
  claims: readonly Claim[],
  lines: readonly NumberedLine[],
): Promise<ReadonlySet<number>> {
  if (claims.length === 0) return new Set()
  const texts = new Map(lines.map(({ id, text }) => [id, `${id}: ${text}`]))
  const cited = claims.map(({ text, from }) => ({ text, lines: from.flatMap((id) => texts.get(id) ?? []) }))
  try {
    return await unsupportedClaims(model, cited, signal)
  } catch (error) {
    if (signal.aborted) throw error
    reportFailure('second_look', error, log)
    return new Set()
  }
}
