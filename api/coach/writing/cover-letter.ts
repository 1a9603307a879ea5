import * as z from 'zod'
import type { CoverLetter, LetterPart } from '../../contract/cover-letter.ts'
import { countWords, coverLetter } from '../../contract/limits.ts'
import type { Coach, WriteLetterInput } from '../coach.ts'
import { eventsOf } from '../events.ts'
import { draftLetter, greetingToAll, signatureOf } from '../guides/cover-letter.ts'
import { type NumberedLine, numbered } from '../lines/numbered-lines.ts'
import { type AnswerOf, task } from '../model/model.ts'
import { type ModelDeps, writeSections } from '../model/sections.ts'
import { readMatch } from '../reading/built-in/read-match.ts'
import { isMachineOrder, soundsInjected } from '../text/machine-orders.ts'
import { sharedRuns } from '../text/shared-runs.ts'
import { wordsOf } from '../text/tokens.ts'
import { type WritingContext, writeWhole } from './write-items.ts'
import { coachRules, writingData } from './writing-data.ts'

export function letterWithModel(deps: ModelDeps): Pick<Coach, 'writeLetter'> {
  return {
    writeLetter: (input) =>
      eventsOf(input.signal, (signal, send) =>
        writeSections(['letter'], {
          write: async (section) => ({ section, data: await written(deps, { ...input, signal }) }),
          standIn: () => draftLetter(input, deps.now()),
          send,
          signal: input.signal,
          log: deps.log,
          stopped: 'Failed to write the cover letter. Please try again.',
        }),
      ),
  }
}

async function written({ model, reader, log, now }: ModelDeps, input: WriteLetterInput): Promise<CoverLetter> {
  const { resume, jobDescription, told, signal } = input
  const reading =
    (await reader.read({ resumeText: resume.text, jobDescription, told }, signal)) ??
    readMatch(resume.text, jobDescription, now().getUTCFullYear(), { told })
  const { adLines: ad, resumeLines } = reading
  const why = numbered('S', reasonOf(input))
  const data = writingData({ ad, resume: resumeLines, reading, told: reading.told, ...(why.length > 0 && { more: { why } }) })
  const context = { model, log, signal, rules: coachRules, data, sources: { own: [...resumeLines, ...why], ad } }
  return { ...(await writeCoverLetter(context, why)), ...signatureOf(reading), isDraft: false }
}

const reasonOf = ({ why }: WriteLetterInput) =>
  [why.replace(/\s+/g, ' ').trim()].filter((text) => text !== '' && !isMachineOrder(text) && !soundsInjected(text))

const paragraphs = ['opening', 'proof', 'closing'] as const
const { minWords, maxWords } = coverLetter

const letterTask = task(
  'cover_letter',
  { items: z.array(z.object({ part: z.enum(['greeting', ...paragraphs]), text: z.string(), from: z.array(z.string()) })) },
  `Task: write the cover letter that this person will send to this employer, in the first person: 10 to 13 sentences, one item each, ${minWords + 20} to ${maxWords - 30} words in all. Items come in the order of the letter.
"part": "greeting", 1 item, only if the advertisement says whom to write to: "Dear", that name as it stands there, and a comma. Leave it out otherwise.
"opening", 2 or 3 items: the job by the name the advertisement gives it, what the person is by trade, and why this employer. <why>, if there is one, is what the person said about that. Use it here in their own words, whole and in their order: leave out only fillers, add only what makes it a sentence in this place, and cite its S line; do not explain or repeat it. Without <why>, name something the advertisement says of this employer or this work, and what the person does that meets it; no feelings or motives, because they told you none.
"proof", 6 or 7 items: the three or four things they have done that this job needs most, the strongest first: what they did, where, and, where their lines say so, what came of it; then, in a few words and as "you", what that is good for in this job.
"closing", 2 or 3 items: something in the advertisement that they would take up, and one clear next step to ask for, such as a call or a visit.
Leave out what their lines do not show: no apology, no promise to learn it. The letter is ready to send: a [blank] only where a sentence the job cannot do without lacks one fact, and one at most.
How it sounds: a capable person writing to someone they respect, plain, direct, and warm, with contractions. Sentences of 10 to 28 words, each leading to the next, in ordinary word order: many may begin with "I", and none is turned around to avoid it. Not the resume again: choose, connect, and say what it means here, without promising what no line bears out. Nothing that is in every letter ("I am writing to apply", "I am excited", "passionate", "proven track record", "perfect fit", "I believe", "thank you for your consideration"), and nothing about the letter itself.
Figures as the person's own lines have them, each with the deed it belongs to; none of the advertisement's.
"from": all lines that the sentence rests on, the employer's line too; no item without one. A sentence about this employer, and the next step, cite the lines of the advertisement they answer.`,
)

type Item = AnswerOf<typeof letterTask>['items'][number]

/** `why`: the user's own reason, as lines that the letter must use. */
async function writeCoverLetter(
  context: WritingContext,
  why: readonly NumberedLine[],
): Promise<Pick<CoverLetter, 'greeting' | 'parts'>> {
  const items = await writeWhole(context, letterTask, { text: 'person' }, (written) => faultOfLetter(cited(written), why))
  const written = cited(items)
  const greeting = written.find(({ part, text }) => part === 'greeting' && /^Dear .{2,60},$/.test(text))
  return {
    greeting: greeting?.text ?? greetingToAll,
    parts: paragraphs.map((paragraph) => partOf(paragraph, written, context)),
  }
}

const cited = (items: readonly Item[]) =>
  items.filter(({ text, from }, at) => from.length > 0 && items.findIndex((other) => other.text === text) === at)

const textOf = (paragraph: LetterPart['paragraph'], items: readonly Item[]) =>
  items.flatMap(({ part, text }) => (part === paragraph ? text : [])).join(' ')

function partOf(paragraph: LetterPart['paragraph'], items: readonly Item[], { sources }: WritingContext): LetterPart {
  const from = new Set(items.flatMap((item) => (item.part === paragraph ? item.from : [])))
  const citedOf = (lines: readonly NumberedLine[]) => lines.flatMap(({ id, text }) => (from.has(id) ? text : []))
  return { paragraph, text: textOf(paragraph, items), adLines: citedOf(sources.ad), ownLines: citedOf(sources.own) }
}

function faultOfLetter(items: readonly Item[], why: readonly NumberedLine[]): string | null {
  const texts = paragraphs.map((paragraph) => textOf(paragraph, items))
  const words = texts.reduce((sum, text) => sum + countWords(text), 0)
  const missing = paragraphs.filter((_, at) => texts[at] === '')
  const faults = [
    words < minWords || words > maxWords ? `it has ${words} words` : '',
    missing.length > 0 ? `nothing is left of "${missing.join('" and "')}"` : '',
    why.every(({ text }) => isUsed(text, texts[0]!)) ? '' : 'the opening does not have the words of <why>',
  ].filter(Boolean)
  if (faults.length === 0) return null
  return `You have answered this task; this is wrong with what could be kept of your answer: ${faults.join('; ')}. Write the whole letter once more, with ${minWords + 20} to ${maxWords - 30} words that these lines bear out.`
}

/** Less than all: fillers may go, and a word may change to fit the sentence. */
const leastShareUsed = 0.8

function isUsed(why: string, opening: string): boolean {
  const [said, written] = [wordsOf(why), wordsOf(opening)]
  const used = said.length < 3 ? said.filter((word) => written.includes(word)) : sharedRuns(said, written).filter(Boolean)
  return used.length >= said.length * leastShareUsed
}
