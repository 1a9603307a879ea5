import * as z from 'zod'
import type { Log } from '../../log.ts'
import type { Claim, Sources } from '../check/claim.ts'
import { cleanText } from '../check/clean-text.ts'
import { faultOf } from '../check/fault-of.ts'
import type { NumberedLine } from '../lines/numbered-lines.ts'
import { dataBlock } from '../model/data-block.ts'
import { ask, type Model, type TaskContext } from '../model/model.ts'
import { ModelFailure, reportFailure } from '../model/model-failure.ts'
import { type ClaimsTask, prompt } from './prompts.ts'

export interface WritingContext extends TaskContext {
  sources: Sources
  log: Log
}

// Items with an unsupported fact are requested once more with the reason, then dropped, like those the second look rejects. Texts are never altered.
export async function writeItems<Item extends { from: string[] }>(
  context: WritingContext,
  task: ClaimsTask<Item>,
): Promise<Item[]> {
  const check = (item: Item) => faultsOf(item, task, context.sources)
  const written = (await ask(context, task)).items.map(cleaned).map((item) => ({ item, faults: check(item) }))
  const refused = written.filter(({ faults }) => faults.length > 0)
  const again = refused.length === 0 ? [] : await askAgain(context, task, refused)
  const kept = written.flatMap((one) => {
    if (one.faults.length === 0) return [one.item]
    const second = again[refused.indexOf(one)]
    return second && check(second).length === 0 ? [second] : []
  })
  const { own, ad } = context.sources
  const claims = kept.map((item) => ({
    text: textsOf(item, task)
      .map(({ text }) => text)
      .join(' / '),
    from: item.from,
  }))
  const unsupported = await secondLook(context, claims, [...own, ...ad])
  const standing = kept.filter((_, at) => !unsupported.has(at))
  const dropped = written.length - standing.length
  if (dropped > 0) context.log.info('Claims without support were dropped', { section: task.name, count: dropped })
  if (standing.length === 0) throw new ModelFailure('poor')
  return standing
}

/** Items that make one text: if something is wrong with what the checks left, the whole is requested once more. */
export async function writeWhole<Item extends { from: string[] }>(
  context: WritingContext,
  task: ClaimsTask<Item>,
  fault: (items: Item[]) => string | null,
): Promise<Item[]> {
  const first = await writeItems(context, task)
  const wrong = fault(first)
  if (wrong === null) return first
  const second = await writeItems(context, { ...task, prompt: `${task.prompt}\n\n${wrong}` })
  if (fault(second) !== null) throw new ModelFailure('poor')
  return second
}

function cleaned<Item extends object>(item: Item): Item {
  const clean = (value: unknown) => (typeof value === 'string' ? cleanText(value) : value)
  return Object.fromEntries(
    Object.entries(item).map(([key, value]) => [key, Array.isArray(value) ? value.map(clean) : clean(value)]),
  ) as Item
}

const textsOf = <Item>(item: Item, { voices }: ClaimsTask<Item>) =>
  voices.map(([field, voice]) => ({ field, voice, text: String(item[field]) })).filter(({ text }) => text !== '')

function faultsOf<Item extends { from: string[] }>(item: Item, task: ClaimsTask<Item>, sources: Sources): string[] {
  const texts = textsOf(item, task)
  if (texts.length === 0) return ['it is empty']
  return texts.flatMap(({ field, voice, text }) => {
    const fault = faultOf(text, item.from, voice, sources)
    return fault ? [`${String(field)}: ${fault}`] : []
  })
}

async function askAgain<Item extends { from: string[] }>(
  context: WritingContext,
  task: ClaimsTask<Item>,
  refused: readonly { item: Item; faults: readonly string[] }[],
): Promise<(Item | undefined)[]> {
  const list = refused.map(({ item, faults }) => `${JSON.stringify(item)}\nRefused: ${faults.join('; ')}`)
  const more = `You have answered this task. These items were refused; write only them once more, in the same order, without what was refused: leave it out, or put a [descriptive blank] there.\n${list.join('\n')}`
  try {
    const { items } = await ask(context, task, more)
    return items.slice(0, refused.length).map(cleaned)
  } catch (error) {
    if (context.signal.aborted) throw error
    return []
  }
}

const schema = z.object({ unsupported: z.array(z.string()) })

/** The claims, by place, that their lines do not support. Finds nothing if the model fails. */
export async function secondLook(
  { model, log, signal }: { model: Model; log: Log; signal: AbortSignal },
  claims: readonly Claim[],
  lines: readonly NumberedLine[],
): Promise<ReadonlySet<number>> {
  if (claims.length === 0) return new Set()
  const texts = new Map(lines.map(({ id, text }) => [id, `  ${id}: ${text}`]))
  const list = claims.map(({ text, from }, at) => `C${at + 1}: ${text}\n${from.flatMap((id) => texts.get(id) ?? []).join('\n')}`)
  const question = `${dataBlock('claims', list.join('\n'))}\n\nTask: list in "unsupported" the ids of the claims that their lines do not support. An empty list is a good answer.`
  try {
    const asked = { name: 'second_look', schema, rules: prompt('second-look-rules'), prompt: question }
    const { unsupported } = await model.ask(asked, signal)
    return new Set(unsupported.map((id) => Number(/\d+/.exec(id)?.[0]) - 1))
  } catch (error) {
    if (signal.aborted) throw error
    reportFailure('second_look', error, log)
    return new Set()
  }
}
