import * as z from 'zod'
import { dataBlocks } from '../../model/data-block.ts'
import type { AnswerOf, ModelDeps } from '../../model/model.ts'
import { orElse } from '../../model/model-failure.ts'
import { rememberedAsk } from '../../model/remembered-ask.ts'
import { prompt, task } from '../../writing/prompts.ts'
import { type AnswerReading, answerLines, nothingRead, relevances, tooLittleSaid } from '../answer-reading.ts'
import { questionTypeOf } from '../built-in/answer/answer-kinds.ts'
import type { AnswerTold } from '../built-in/answer/read-answer.ts'

/** Shared by every task about an answer, so that servers can cache it. */
export const answerRules = prompt('answer-rules')

const ids = z.array(z.string())

const answerTask = task('answer_reading', {
  relevance: z.enum(relevances),
  point: ids,
  situation: ids,
  task: ids,
  action: ids,
  result: ids,
  checkable: ids,
  ownSteps: z.number(),
  specifics: z.number(),
  aside: ids,
  contempt: ids,
})

type Told = AnswerTold & { goal?: string | undefined }

/** null where the model failed. */
export function createAnswerReader({ model, log }: Pick<ModelDeps, 'model' | 'log'>) {
  const ask = rememberedAsk()
  return async (told: Told, signal: AbortSignal): Promise<AnswerReading | null> => {
    const { question, goal, transcript, type = questionTypeOf(question) } = told
    const lines = answerLines(transcript)
    const little = tooLittleSaid(question, transcript, lines)
    if (little) return { reader: 'builtin', type, lines, relevance: little, ...nothingRead }
    const context = { model, rules: answerRules, data: dataBlocks({ question, goal, answer: lines }), signal }
    const read = await ask(context, answerTask).catch(orElse('answer_reading', log, null, signal))
    return read && { reader: 'model', type, lines, ...withLinesThatAre(read, lines) }
  }
}

function withLinesThatAre(
  read: AnswerOf<typeof answerTask>,
  lines: AnswerReading['lines'],
): Omit<AnswerReading, 'reader' | 'type' | 'lines'> {
  const known = new Set(lines.map(({ id }) => id))
  const counted = (count: number) => Math.max(0, Math.min(12, Math.round(count)))
  const listed = Object.fromEntries(
    Object.entries(read).map(([key, value]) => [key, Array.isArray(value) ? value.filter((id) => known.has(id)) : value]),
  ) as typeof read
  return { ...listed, ownSteps: counted(read.ownSteps), specifics: counted(read.specifics) }
}
