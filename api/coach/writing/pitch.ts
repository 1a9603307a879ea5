import * as z from 'zod'
import type { WrittenPitchSection } from '../../contract/elevator-pitch.ts'
import { countWords, pitch } from '../../contract/limits.ts'
import type { Coach, ReviewPitchEvent } from '../coach.ts'
import { eventsOf, type Send } from '../events.ts'
import { type ReviewedPitch, reviewedPitch, writeScript, writtenSections } from '../guides/pitch/builtin-pitch.ts'
import { deliverySuggestions } from '../guides/pitch/suggestions.ts'
import { capitalized, sentence } from '../guides/wording.ts'
import { numbered } from '../lines/numbered-lines.ts'
import type { DataBlocks } from '../model/data-block.ts'
import type { AnswerOf } from '../model/model.ts'
import { reportFailure } from '../model/model-failure.ts'
import { createPitchReader } from '../reading/with-model/pitch-reader.ts'
import type { PitchReading, PitchVerdict } from '../score/pitch/pitch-reading.ts'
import { countSpokenWords } from '../text/transcript-tokens.ts'
import { claimsTask, coachText, personText, prompt } from './prompts.ts'
import { readByEither, type WritingDeps, writeSections } from './sections.ts'
import { type WritingContext, writeItems, writeWhole } from './write-items.ts'
import { writingOn } from './writing-data.ts'

/** Silence, a few words, or the advertisement read aloud are certain without a model. */
const modelReads: ReadonlySet<PitchVerdict> = new Set(['pitch', 'no-pitch'])

export function openaiPitch(deps: WritingDeps): Pick<Coach, 'writePitch' | 'reviewPitch'> {
  const { log, now } = deps
  const hear = createPitchReader(deps)

  return {
    async writePitch(input) {
      const { signal } = input
      try {
        const reading = await readByEither(deps, input)
        const task = reading.resumeLines.length === 0 ? openScriptTask : scriptTask
        return { script: await writePitch(writingOn(deps, reading, signal), task), coach: 'openai' }
      } catch (error) {
        reportFailure('script', error, log)
        signal.throwIfAborted()
        return writeScript(input, now())
      }
    },

    reviewPitch: (input) =>
      eventsOf(input.signal, async (signal, send: Send<ReviewPitchEvent>) => {
        const byWords = reviewedPitch(input, now())
        const isReadable = modelReads.has(byWords.numbers.reading.verdict)
        const heard = isReadable ? await hear(input.transcript, input.jobDescription, signal) : null
        signal.throwIfAborted()
        const review = heard ? reviewedPitch(input, now(), heard) : byWords
        send(review.score)
        // Without a pitch a model would invent a retelling.
        if (review.numbers.reading.verdict !== 'pitch') {
          for (const section of writtenSections) {
            send({ standIn: section })
            send(review.builtin(section))
          }
          return
        }
        const context = readByEither(deps, { ...input, signal }).then((reading) => writingOn(deps, reading, signal, said(review)))
        await writeSections<WrittenPitchSection, ReviewPitchEvent>(writtenSections, {
          write: async (section) => writeSection(section, await context, review),
          standIn: review.builtin,
          ...{ send, signal, log },
        })
      }),
  }
}

function said({ numbers, score }: ReviewedPitch): DataBlocks {
  const own = ownSentences(numbers.reading)
  const lines = numbered('S', [...own, ...(score.data.scriptComparison?.leftOut ?? [])])
  return { pitch: lines.slice(0, own.length), left_out: lines.slice(own.length) }
}

const longestSentenceWords = 45
const asksSomething = /^(?:and |so )?(?:when|what|how|can|could|may|would|will|is)\b/i

/** What was said, sentence by sentence without fillers; where the transcript has no full stops, as its clauses are cut. */
function ownSentences({ pitch, clauses }: Pick<PitchReading, 'pitch' | 'clauses'>): string[] {
  const isEnd = (text: string) => /[.!?]["”]?$/.test(text)
  const isPunctuated = clauses.filter(({ text }) => isEnd(text)).length * longestSentenceWords > countSpokenWords(pitch)
  const sentences: string[] = []
  let open = ''
  const close = () => {
    const written = open.replace(/\bi\b/g, 'I')
    if (/[\p{L}\d]/u.test(written))
      sentences.push(sentence(capitalized(asksSomething.test(written) && !isEnd(written) ? `${written}?` : written)))
    open = ''
  }
  for (const { plain } of clauses) {
    open = `${open} ${plain}`.trim()
    if (!isPunctuated || isEnd(plain) || countSpokenWords(open) >= longestSentenceWords) close()
  }
  close()
  return sentences
}

const spoken = { part: z.enum(['opening', 'proof', 'fit', 'close']), text: personText }

const scriptTask = claimsTask('pitch_script', spoken)
/** Without a resume. */
const openScriptTask = claimsTask('pitch_script', spoken, {}, prompt('pitch-open-script'))
const suggestionsTask = claimsTask('pitch_suggestions', { text: coachText, say: personText })

async function writeSection(section: WrittenPitchSection, context: WritingContext, { numbers }: ReviewedPitch) {
  if (section === 'suggestions') {
    const suggestions = [...(await writeSuggestions(context)), ...deliverySuggestions(numbers)]
    return { section, data: { suggestions } }
  }
  const text = await writePitch(context, claimsTask(`pitch_${section}`, spoken))
  return section === 'refined' ? { section, data: { refinedPitch: text } } : { section, data: { alternateExample: text } }
}

const mostSuggestions = 5

/** Requests the whole once more if it is too short or too long. */
async function writePitch(context: WritingContext, task: typeof scriptTask): Promise<string> {
  const sentences = await writeWhole(context, task, (written) => {
    const text = inParagraphs(written)
    return hasPitchLength(text) ? null : prompt('pitch-again', { words: countWords(text), ...wantedWords })
  })
  return inParagraphs(sentences)
}

const wantedWords = { minWords: pitch.scriptMinWords + 15, maxWords: pitch.scriptMaxWords - 20 }

async function writeSuggestions(context: WritingContext): Promise<string[]> {
  const items = await writeItems(context, suggestionsTask)
  const suggestions = items.map(({ text, say }) => (say === '' ? text : `${text} For example: “${say}”`))
  return [...new Set(suggestions)].slice(0, mostSuggestions)
}

/** By both counts: a hyphenated number is one word to an editor and two to the ear. */
const hasPitchLength = (text: string) =>
  [countWords(text), countSpokenWords(text)].every((words) => words >= pitch.scriptMinWords && words <= pitch.scriptMaxWords)

function inParagraphs(sentences: readonly AnswerOf<typeof scriptTask>['items'][number][]): string {
  const told = sentences.filter(({ text }, at) => sentences.findIndex((other) => other.text === text) === at)
  return told.map(({ text, part }, at) => (at === 0 ? '' : told[at - 1]!.part === part ? ' ' : '\n\n') + text).join('')
}
