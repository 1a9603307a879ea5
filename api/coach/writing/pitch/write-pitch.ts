import { countWords, pitch } from '../../../contract/limits.ts'
import { ModelFailure } from '../../model/model-failure.ts'
import type { AnswerOf } from '../../model/task.ts'
import { countSpokenWords } from '../../text/transcript-tokens.ts'
import { type WritingContext, writeItems } from '../write-items.ts'
import { type scriptTask, suggestionsTask, wholeAgain } from './pitch-tasks.ts'

type SpokenTask = typeof scriptTask

const mostSuggestions = 5

/** 150 to 225 words in paragraphs. If the checks left too little, or it is too long, the whole is requested once more. @throws ModelFailure */
export async function writePitch(context: WritingContext, task: SpokenTask): Promise<string> {
  const first = inParagraphs(await writeItems(context, task, { text: 'person' }))
  if (hasPitchLength(first)) return first
  const again = { ...task, prompt: `${task.prompt}\n\n${wholeAgain(countWords(first))}` }
  const second = inParagraphs(await writeItems(context, again, { text: 'person' }))
  if (!hasPitchLength(second)) throw new ModelFailure('poor')
  return second
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
