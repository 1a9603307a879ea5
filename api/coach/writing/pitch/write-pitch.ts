import * as z from 'zod'
import { countWords, pitch } from '../../../contract/limits.ts'
import type { AnswerOf } from '../../model/model.ts'
import { countSpokenWords } from '../../text/transcript-tokens.ts'
import { claimsTask, prompt } from '../prompts.ts'
import { type WritingContext, writeItems, writeWhole } from '../write-items.ts'

const spoken = { part: z.enum(['opening', 'proof', 'fit', 'close']), text: z.string() }

export const scriptTask = claimsTask('pitch_script', spoken)
/** Without a resume. */
export const openScriptTask = claimsTask('pitch_script', spoken, {}, prompt('pitch-open-script'))
export const refinedTask = claimsTask('pitch_refined', spoken)
export const alternateTask = claimsTask('pitch_alternate', spoken)
const suggestionsTask = claimsTask('pitch_suggestions', { text: z.string(), say: z.string() })

const wholeAgain = (words: number) =>
  `You have answered this task; what could be kept of your answer has ${words} words. Write the whole pitch once more, with ${pitch.scriptMinWords + 15} to ${pitch.scriptMaxWords - 20} words that their lines bear out.`

type SpokenTask = typeof scriptTask

const mostSuggestions = 5

/** Requests the whole once more if it is too short or too long. */
export async function writePitch(context: WritingContext, task: SpokenTask): Promise<string> {
  const fault = (sentences: Sentence[]) => {
    const text = inParagraphs(sentences)
    return hasPitchLength(text) ? null : wholeAgain(countWords(text))
  }
  return inParagraphs(await writeWhole(context, task, { text: 'person' }, fault))
}

export async function writeSuggestions(context: WritingContext): Promise<string[]> {
  const items = await writeItems(context, suggestionsTask, { text: 'coach', say: 'person' })
  const suggestions = items.map(({ text, say }) => (say === '' ? text : `${text} For example: “${say}”`))
  return [...new Set(suggestions)].slice(0, mostSuggestions)
}

/** By both counts: a hyphenated number is one word to an editor and two to the ear. */
const hasPitchLength = (text: string) =>
  [countWords(text), countSpokenWords(text)].every((words) => words >= pitch.scriptMinWords && words <= pitch.scriptMaxWords)

type Sentence = AnswerOf<SpokenTask>['items'][number]

function inParagraphs(sentences: readonly Sentence[]): string {
  const told = sentences.filter(({ text }, at) => sentences.findIndex((other) => other.text === text) === at)
  return told.map(({ text, part }, at) => (at === 0 ? '' : told[at - 1]!.part === part ? ' ' : '\n\n') + text).join('')
}
