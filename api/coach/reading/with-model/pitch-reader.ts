import * as z from 'zod'
import { numberedAd } from '../../lines/ad-lines.ts'
import { numbered } from '../../lines/numbered-lines.ts'
import { dataBlocks } from '../../model/data-block.ts'
import type { AnswerOf, ModelDeps } from '../../model/model.ts'
import { orElse } from '../../model/model-failure.ts'
import { rememberedAsk } from '../../model/remembered-ask.ts'
import { edgeOf, type HeardPitch, heardClauses } from '../../score/pitch/pitch-reading.ts'
import type { SpokenClause } from '../../text/clauses.ts'
import { prompt, task } from '../../writing/prompts.ts'

const ids = z.array(z.string())

const pitchReadingTask = task('pitch_reading', {
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
})

/** The score waits for the reading; after this long it is made by words alone. */
const usualWaitMs = 20_000
const specificsForFull = 6
const mostDeeds = 12

/** null where the model failed. */
export function createPitchReader({ model, log, readingWaitMs = usualWaitMs }: ModelDeps) {
  const ask = rememberedAsk(readingWaitMs)
  return async (transcript: string, jobDescription: string, signal: AbortSignal) => {
    const ad = numberedAd(jobDescription)
    const said = heardClauses(transcript).clauses.map(({ plain }) => plain)
    const data = dataBlocks({ advertisement: ad, pitch: numbered('S', said) })
    const context = { model, rules: prompt('pitch-reading-rules'), data, signal }
    const read = await ask(context, pitchReadingTask).catch(orElse('pitch_reading', log, null, signal))
    const adTexts = new Map(ad.map(({ id, text }) => [id, text]))
    return read && ((clauses: readonly SpokenClause[]) => heardIn(read, clauses, adTexts))
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
      .map(({ line, words }) => ({ clause: clauseOf(line), words: words.trim() })),
    ...{ employer: linesOf(employer), ofTheirWork: linesOf(employer)[0] ?? null },
    ...{ close, closing: close.length === 0 ? 'none' : read.closing },
  }
}
