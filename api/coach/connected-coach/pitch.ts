import * as z from 'zod'
import type { WrittenPitchSection } from '../../contract/elevator-pitch.ts'
import { pitchTexts } from '../../contract/elevator-pitch-texts.ts'
import type { PitchCoach, ReviewPitchEvent } from '../coach.ts'
import { eventsOf, type Send } from '../events.ts'
import { type ReviewedPitch, reviewedPitch, writeScript } from '../guides/pitch/builtin-pitch.ts'
import { ownSentences } from '../guides/pitch/retold-pitch.ts'
import { deliverySuggestions } from '../guides/pitch/suggestions.ts'
import { numberedAd } from '../lines/ad-lines.ts'
import { numbered } from '../lines/numbered-lines.ts'
import { type AnswerOf, task } from '../model/model.ts'
import { reportFailure } from '../model/model-failure.ts'
import { rememberedAsk } from '../model/remembered-ask.ts'
import { assertRunning, type ModelDeps, readByEither, writeSections } from '../model/sections.ts'
import type { MatchReading } from '../reading/match-reading.ts'
import { edgeOf, type HeardPitch, heardClauses, type PitchVerdict } from '../score/pitch/pitch-reading.ts'
import type { SpokenClause } from '../text/clauses.ts'
import {
  alternateTask,
  openScriptTask,
  refinedTask,
  scriptTask,
  writePitch,
  writeSuggestions,
} from '../writing/pitch/write-pitch.ts'
import { prompt } from '../writing/prompts.ts'
import type { WritingContext } from '../writing/write-items.ts'
import { coachRules, writingData } from '../writing/writing-data.ts'

const sections: readonly WrittenPitchSection[] = ['suggestions', 'refined', 'alternate']

/** Silence, a few words, or the advertisement read aloud are certain without a model. */
const modelReads: ReadonlySet<PitchVerdict> = new Set(['pitch', 'no-pitch'])

export function openaiPitch(deps: ModelDeps): PitchCoach {
  const { model, log, now } = deps
  const shared = { model, log, rules: coachRules }
  const hear = createPitchReader(deps)

  return {
    async writePitch(input) {
      const { signal } = input
      try {
        const reading = await readByEither(deps, input)
        const { adLines: ad, resumeLines: own } = reading
        const data = own.length === 0 ? writingData({ ad }) : writingData({ ad, resume: own, reading, told: reading.told })
        const task = own.length === 0 ? openScriptTask : scriptTask
        return { script: await writePitch({ ...shared, data, signal, sources: { own, ad } }, task), coach: 'openai' }
      } catch (error) {
        reportFailure('script', error, log)
        assertRunning(signal, pitchTexts.scriptFailed)
        return writeScript(input, now())
      }
    },

    reviewPitch: (input) =>
      eventsOf(input.signal, async (signal, send: Send<ReviewPitchEvent>) => {
        const byWords = reviewedPitch(input, now())
        const isReadable = modelReads.has(byWords.numbers.reading.verdict)
        const heard = isReadable ? await hear(input.transcript, input.jobDescription, signal) : null
        assertRunning(input.signal, pitchTexts.analysisFailed)
        const review = heard ? reviewedPitch(input, now(), heard) : byWords
        send(review.score)
        // Without a pitch a model would invent a retelling.
        if (review.numbers.reading.verdict !== 'pitch') {
          for (const section of sections) {
            send({ standIn: section })
            send(review[section]())
          }
          return
        }
        const context = readByEither(deps, { ...input, signal }).then((reading) => ({
          ...shared,
          ...reviewMaterial(review, reading),
          signal,
        }))
        await writeSections<WrittenPitchSection, ReviewPitchEvent>(sections, {
          write: async (section) => writers[section](await context, review),
          standIn: (section) => review[section](),
          ...{ send, signal: input.signal, log, stopped: pitchTexts.analysisFailed },
        })
      }),
  }
}

function reviewMaterial({ numbers, score }: ReviewedPitch, reading: MatchReading): Pick<WritingContext, 'data' | 'sources'> {
  const { adLines: ad, resumeLines: resume } = reading
  const said = ownSentences(numbers.reading)
  const spoken = numbered('S', [...said, ...(score.data.scriptComparison?.leftOut ?? [])])
  const unsaid = spoken.slice(said.length)
  const data = writingData({
    ad,
    ...(resume.length > 0 && { resume, reading }),
    more: {
      pitch: spoken.slice(0, said.length),
      ...(unsaid.length > 0 && { left_out: unsaid }),
    },
  })
  return { data, sources: { own: [...resume, ...spoken], ad } }
}

const writers: Record<WrittenPitchSection, (context: WritingContext, review: ReviewedPitch) => Promise<ReviewPitchEvent>> = {
  async suggestions(context, { numbers }) {
    const suggestions = [...(await writeSuggestions(context)), ...deliverySuggestions(numbers)]
    return { section: 'suggestions', data: { suggestions } }
  },
  async refined(context) {
    return { section: 'refined', data: { refinedPitch: await writePitch(context, refinedTask) } }
  },
  async alternate(context) {
    return { section: 'alternate', data: { alternateExample: await writePitch(context, alternateTask) } }
  },
}

const ids = z.array(z.string())

const pitchReadingTask = task(
  'pitch_reading',
  {
    isPitch: z.boolean(),
    name: ids,
    trade: ids,
    purpose: ids,
    hook: ids,
    did: ids,
    deeds: z.number(),
    results: ids,
    specifics: z.number(),
    empty: z.array(z.object({ line: z.string(), words: z.string() })),
    fits: z.array(z.object({ line: z.string(), ad: z.string(), words: z.string() })),
    employer: ids,
    close: ids,
    closing: z.enum(['ask', 'soft', 'thanks', 'none']),
  },
  prompt('pitch-reading'),
)

/** The score waits for the reading; after this long it is made by words alone. */
const usualWaitMs = 20_000
const specificsForFull = 6
const mostDeeds = 12

/** null where the model failed. */
function createPitchReader({ model, log, readingWaitMs = usualWaitMs }: Pick<ModelDeps, 'model' | 'log' | 'readingWaitMs'>) {
  const ask = rememberedAsk(readingWaitMs)
  return async (transcript: string, jobDescription: string, signal: AbortSignal) => {
    const ad = numberedAd(jobDescription)
    const said = heardClauses(transcript).clauses.map(({ plain }) => plain)
    const data = writingData({ ad, more: { pitch: numbered('S', said) } })
    try {
      const read = await ask({ model, rules: prompt('pitch-reading-rules'), data, signal }, pitchReadingTask)
      return (clauses: readonly SpokenClause[]) => heardIn(read, clauses, new Map(ad.map(({ id, text }) => [id, text])))
    } catch (error) {
      if (!signal.aborted) reportFailure('pitch_reading', error, log)
      return null
    }
  }
}

/** Cited lines that exist, the closing only at the end, and words only where the cited line has them. */
function heardIn(
  read: AnswerOf<typeof pitchReadingTask>,
  clauses: readonly SpokenClause[],
  ad: ReadonlyMap<string, string>,
): HeardPitch {
  const clauseOf = (id: string) => clauses[Number(id.slice(1)) - 1]
  const linesOf = (cited: readonly string[]) => clauses.filter((clause) => cited.some((id) => clauseOf(id) === clause))
  const has = (text: string | undefined, words: string) =>
    words.trim() !== '' && text !== undefined && text.toLowerCase().includes(words.trim().toLowerCase())
  const { isPitch, name, trade, purpose, hook, employer } = read
  const [did, results] = [linesOf(read.did), linesOf(read.results)]
  const last = edgeOf(clauses.toReversed())
  const close = linesOf(read.close).filter((line) => last.includes(line))
  const empty = read.empty.filter(({ line, words }) => has(clauseOf(line)?.plain, words))
  return {
    ...{ isPitch, name: linesOf(name), trade: linesOf(trade), purpose: linesOf(purpose), hook: linesOf(hook) },
    ...{ did, results, best: did.find((line) => results.includes(line)) ?? did[0] ?? null },
    deeds: did.length === 0 ? 0 : Math.max(0, Math.min(mostDeeds, Math.round(read.deeds))),
    concreteness: Math.min(1, Math.max(0, read.specifics) / specificsForFull),
    empty: [...new Set(empty.map(({ words }) => words.trim().toLowerCase()))],
    asked: ad.size === 0 ? null : ad.size,
    fits: read.fits
      .filter(({ line, ad: asked, words }) => clauseOf(line) && has(ad.get(asked), words))
      .map(({ line, ad: asked, words }) => ({ clause: clauseOf(line), words: words.trim(), requirement: ad.get(asked)! })),
    ...{ employer: linesOf(employer), ofTheirWork: linesOf(employer)[0] ?? null },
    ...{ close, closing: close.length === 0 ? 'none' : read.closing },
  }
}
