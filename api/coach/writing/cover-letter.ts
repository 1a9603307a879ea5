import * as z from 'zod'
import type { CoverLetter, LetterPart } from '../../contract/cover-letter.ts'
import { countWords, coverLetter } from '../../contract/limits.ts'
import type { Coach, WriteLetterInput } from '../coach.ts'
import { eventsOf } from '../events.ts'
import { draftLetter, greetingToAll, signatureOf } from '../guides/cover-letter.ts'
import { type NumberedLine, numbered } from '../lines/numbered-lines.ts'
import type { AnswerOf } from '../model/model.ts'
import { isMachineOrder, soundsInjected } from '../text/machine-orders.ts'
import { sharedRuns } from '../text/shared-runs.ts'
import { wordsOf } from '../text/tokens.ts'
import { claimsTask, personText, prompt } from './prompts.ts'
import { readByEither, type WritingDeps, writeSections } from './sections.ts'
import { type WritingContext, writeWhole } from './write-items.ts'
import { writingOn } from './writing-data.ts'

export function letterWithModel(deps: WritingDeps): Pick<Coach, 'writeLetter'> {
  return {
    writeLetter: (input) =>
      eventsOf(input.signal, (signal, send) =>
        writeSections(['letter'], {
          write: async (section) => ({ section, data: await written(deps, { ...input, signal }) }),
          standIn: () => draftLetter(input, deps.now()),
          ...{ send, signal, log: deps.log },
        }),
      ),
  }
}

const paragraphs = ['opening', 'proof', 'closing'] as const
const { minWords, maxWords } = coverLetter

const wantedWords = { minWords: minWords + 20, maxWords: maxWords - 30 }
const letterTask = claimsTask('cover_letter', { part: z.enum(['greeting', ...paragraphs]), text: personText }, wantedWords)

type Item = AnswerOf<typeof letterTask>['items'][number]

async function written(deps: WritingDeps, input: WriteLetterInput): Promise<CoverLetter> {
  const reading = await readByEither(deps, { ...input, resumeText: input.resume.text })
  const reason = input.why.replace(/\s+/g, ' ').trim()
  // The user's own reason: the letter must use it.
  const why = numbered('S', reason === '' || isMachineOrder(reason) || soundsInjected(reason) ? [] : [reason])
  const context = writingOn(deps, reading, input.signal, { why })
  const items = cited(await writeWhole(context, letterTask, (items) => faultOfLetter(cited(items), why)))
  const greeting = items.find(({ part, text }) => part === 'greeting' && /^Dear .{2,60},$/.test(text))
  return {
    greeting: greeting?.text ?? greetingToAll,
    parts: paragraphs.map((paragraph) => partOf(paragraph, items, context)),
    ...signatureOf(reading),
    isDraft: false,
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
  return faults.length === 0 ? null : prompt('cover-letter-again', { faults: faults.join('; '), ...wantedWords })
}

/** Less than all: fillers may go, and a word may change to fit the sentence. */
const leastShareUsed = 0.8

function isUsed(why: string, opening: string): boolean {
  const [said, written] = [wordsOf(why), wordsOf(opening)]
  const used = said.length < 3 ? said.filter((word) => written.includes(word)) : sharedRuns(said, written).filter(Boolean)
  return used.length >= said.length * leastShareUsed
}
