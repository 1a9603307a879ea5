import * as z from 'zod'
import { countWords, pitch } from '../../../contract/limits.ts'
import { type AnswerOf, task } from '../../model/model.ts'
import { countSpokenWords } from '../../text/transcript-tokens.ts'
import { type WritingContext, writeItems, writeWhole } from '../write-items.ts'

const spoken = {
  items: z.array(z.object({ part: z.enum(['opening', 'proof', 'fit', 'close']), text: z.string(), from: z.array(z.string()) })),
}

const length = `10 to 12 items, one spoken sentence each, 165 to 205 words in all, in the first person; that is about 16 words a sentence`

const sound = `How it sounds: like this person talking, not like a resume read out. Contractions; sentences of 8 to 28 words, most of them beginning in another way; each leads to the next ("Before that", "That's also why"). Three things in a list at most. Plain words for what the job is about; nothing that anyone could say (passionate, dedicated, team player, perfect fit). Figures as the person's own lines have them, each with the deed it belongs to; none of the advertisement's, and no number of minutes or days in the ask.
"from": all lines that the sentence rests on, the employer's line too. A sentence about this employer, and the ask, cite the lines of the advertisement they answer.`

const parts = `"part": "opening", 1 or 2 items: a greeting with the name, their trade, and the job they are here for as the advertisement names it. "proof", 4 to 6 items: the two or three things they have done that this job needs most, each with where it was and, where their lines say so, what came of it. "fit", 2 or 3 items: what this employer needs, said to them as "you", and where the person already does it; then the must-have that their lines do not show, if there is one, named openly with a [blank] for where they stand. "close", 1 or 2 items: something in this advertisement that they would take up, and one clear ask, such as coming by to meet the team.`

const blanks = `A [blank] finishes its sentence and says what belongs there: "On the anesthesia permit, [what you hold, or when your exam is]." Three at most.`

export const scriptTask = task(
  'pitch_script',
  spoken,
  `Task: write the elevator pitch that this person will say aloud to this employer: ${length}.
${parts} The strongest proof comes first.
${blanks}
${sound}`,
)

export const openScriptTask = task(
  'pitch_script',
  spoken,
  `Task: there is no resume, so nothing is known of the person. Write the elevator pitch for this job that they will finish and say aloud: ${length}.
${parts}
Every fact about the person is a descriptive [blank] that tells them what to put there for this job: "At [employer], I [what you did that comes closest to running a section]." Never claim anything for them outside of a [blank]; what the advertisement asks for may be named as what the employer needs.
${sound}`,
)

const said = `<pitch> is what the person said aloud; its lines (S) are their own words like those of the resume, and what they say of themselves there counts. The recognizer may have misheard a word: do not make anything of it.`

const suggestionsTask = task(
  'pitch_suggestions',
  { items: z.array(z.object({ text: z.string(), say: z.string(), from: z.array(z.string()) })) },
  `Task: ${said} <left_out>, if there is one, has sentences of their own script that they did not say.
Write 3 to 5 items, the most useful first: what to change in the words of this pitch so that this employer wants to hear more.
"text": 1 or 2 sentences to the person. Show the place by a few of their own words in “double quotation marks”, word for word; then tell them what to say there instead, or what to add after it: the deed or figure of their resume that they did not mention, the demand of the advertisement that they could answer, the ask that is missing at the end. What only they know, ask for: "say how many covers that was". Nothing that could be said of any pitch.
"say": the sentence itself, in the first person, as they could say it at that place, with a [blank] for what only they know; "" where something should only go.
Talk about what was said, not how: pace, pauses, filler words, and length are measured elsewhere.
"from": the lines of the pitch, the resume, and the advertisement that the advice rests on.`,
)

export const refinedTask = task(
  'pitch_refined',
  spoken,
  `Task: ${said}
Tell this pitch again as the person would on their best day: ${length}. Keep their order, their facts, and their own words where these are good. Leave out fillers, repeats, and what anyone could say. Where they stayed general, say the deed or figure of the resume that proves it; where a part is missing, add it.
${parts}
${blanks}
${sound}`,
)

export const alternateTask = task(
  'pitch_alternate',
  spoken,
  `Task: ${said}
Tell the same facts in another way, for the person to choose from: ${length}. It begins with the single strongest thing they did, told as a small scene in one or two sentences ("proof"), and only then says who is speaking and what for ("opening"); it goes on with what that means for this employer, and ends with another ask than theirs.
${parts}
${blanks}
${sound}`,
)

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
