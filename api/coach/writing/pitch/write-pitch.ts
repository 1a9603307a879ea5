import { countWords, pitch } from '../../../contract/limits.ts'
import type { AnswerOf } from '../../model/task.ts'
import { countSpokenWords } from '../../text/transcript-tokens.ts'
import { type WritingContext, writeItems, writeWhole } from '../write-items.ts'
import { type scriptTask, suggestionsTask, wholeAgain } from './pitch-tasks.ts'

type SpokenTask = typeof scriptTask

const mostSuggestions = 5

/** 150 to 225 words in paragraphs. If the checks left too little, or it is too long, the whole is requested once more. @throws ModelFailure */
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
