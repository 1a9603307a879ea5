import type { PitchScorePart, ScriptComparison } from '../../../contract/elevator-pitch.ts'
import type { PitchReading } from '../../score/pitch/pitch-reading.ts'
import type { PitchVerdict } from '../../score/pitch/pitch-verdict.ts'
import { partShare } from '../../score/weighted-parts.ts'
import type { Clause } from '../../text/clauses.ts'
import { countedFillers, countedSilences, paceAdvice } from '../delivery-advice.ts'
import { shortQuote } from '../interview/short-quote.ts'
import { sentenceTemplates } from '../sentence-templates.ts'
import { inQuotes, listed, quoted } from '../wording.ts'
import type { PitchMaterial } from './pitch-material.ts'
import templates from './sentences.json' with { type: 'json' }

const say = sentenceTemplates(templates)

const mostSuggestions = 6
/** A part with more than this share of its points needs no advice. */
const goodEnough = 0.8

type Advice = (reading: PitchReading, material: PitchMaterial) => string

const begins = (clause: Clause | null | undefined) => (clause ? say('review.opening.begins', { clause: shortQuote(clause) }) : '')

/** What to do about a part that lost points, beginning where the person's own words are. */
const advice: Record<PitchScorePart['id'], Advice> = {
  opening: ({ opening }, { role, company }) => {
    const job = role ? say('review.opening.purpose.job', { role: company ? `${role} at ${company}` : role }) : ''
    const what = [
      ...(opening.saysTrade || opening.catches ? [] : [say('review.opening.what-you-do')]),
      ...(opening.saysPurpose ? [] : [say('review.opening.purpose', { job })]),
    ]
    return (
      begins(opening.clause) +
      (what.length > 0 ? say('review.opening.say', { what: listed(what) }) : say('review.opening.strongest'))
    )
  },
  evidence: ({ evidence }) => {
    if (evidence.emptyPhrases.length > 0)
      return say('review.evidence.empty', { phrases: inQuotes(evidence.emptyPhrases.slice(0, 3)) })
    return evidence.clause ? say('review.evidence.more', { clause: shortQuote(evidence.clause) }) : say('review.evidence.none')
  },
  proof: ({ proof, evidence }, { deeds }) => {
    const own = deeds.find(({ hasFigure }) => hasFigure)
    const clause = proof.places[0] ?? evidence.clause
    const example = own && proof.withFigure.length === 0 ? say('review.proof.own', { line: quoted(own.text) }) : ''
    return (clause ? say('review.proof.after', { clause: shortQuote(clause) }) : say('review.proof.say')) + example
  },
  fit: ({ fit }, { shown }) => {
    const unsaid = shown.filter(({ term }) => !fit.named.includes(term)).slice(0, 2)
    if (unsaid.length > 0)
      return say('review.fit.unsaid', {
        terms: inQuotes(unsaid.map(({ term }) => term)),
        them: unsaid.length > 1 ? 'them' : 'it',
      })
    return fit.missing.length > 0
      ? say('review.fit.missing', { terms: inQuotes(fit.missing.slice(0, 3)) })
      : say('review.fit.none')
  },
  closing: ({ closing }) =>
    (closing.clause ? say('review.closing.ends', { clause: shortQuote(closing.clause) }) : '') + say('review.closing.ask'),
  pace: ({ delivery }) => paceAdvice(say, delivery, 'review.pace.slow', 'review.pace.fast'),
  pauses: ({ delivery }) => say('review.pauses', { silences: countedSilences(delivery) }),
  fillers: ({ delivery }) => say('review.fillers', { fillers: countedFillers(delivery) }),
  length: ({ delivery: { words, durationSeconds } }) => {
    if (words < 150 && (durationSeconds ?? 0) <= 95) return say('review.length.few', { words })
    if (durationSeconds !== null && durationSeconds < 55)
      return say('review.length.short', { seconds: Math.round(durationSeconds) })
    return say('review.length.long')
  },
}

const instead: Record<Exclude<PitchVerdict, 'pitch'>, (reading: PitchReading) => string[]> = {
  'nothing-said': () => [say('review.nothing-said')],
  'too-short': ({ delivery: { words } }) => [
    say('review.too-short', { wordsAre: words === 1 ? 'One word is' : `${words} words are` }),
    say('review.too-short.parts'),
  ],
  'read-aloud': ({ clauses }) => [
    say('review.read-aloud', { clauseIs: clauses[0] ? `${shortQuote(clauses[0])} is` : 'These are' }),
    say('review.read-aloud.begin'),
  ],
  'no-pitch': ({ clauses }) => [say('review.no-pitch', { begins: begins(clauses[0]) }), say('review.no-pitch.begin')],
}

/** What to work on, the part that lost most points first; at least one sentence. */
export function suggestionsFor(
  reading: PitchReading,
  parts: readonly PitchScorePart[],
  material: PitchMaterial,
  comparison: ScriptComparison | null,
): string[] {
  if (reading.verdict !== 'pitch') return instead[reading.verdict](reading)
  const found = parts
    .filter((part) => (partShare(part) ?? 1) < goodEnough)
    .sort((a, b) => b.max - b.points! - (a.max - a.points!))
    .map(({ id }) => advice[id](reading, material))
    .slice(0, mostSuggestions - 1)
  // Nobody says a gap aloud.
  const leftOut = comparison?.lines.find(({ became, text }) => became === 'left-out' && !text.includes('['))
  return [
    ...(found.length > 0 ? found : [keep(reading)]),
    ...(leftOut ? [say('review.left-out', { line: quoted(leftOut.text) })] : []),
  ]
}

function keep({ proof, evidence }: PitchReading): string {
  const best = proof.withFigure[0] ?? evidence.clause
  return say('review.keep', { aboveAll: best ? say('review.keep.above-all', { clause: shortQuote(best) }) : '' })
}
