import type { PitchScorePart, ScriptComparison } from '../../../contract/elevator-pitch.ts'
import type { MatchReading } from '../../reading/match-reading.ts'
import type { PitchNumbers } from '../../score/pitch/pitch-parts.ts'
import { deedsForFull, goodEnough } from '../../score/pitch/pitch-parts.ts'
import type { PitchReading } from '../../score/pitch/pitch-reading.ts'
import { aboutDelivery, partShare } from '../../score/weighted-parts.ts'
import { listed, sentenceTemplates } from '../../score/wording.ts'
import type { Clause } from '../../text/clauses.ts'
import { ownLinesOf, provesWithFigure } from '../own-lines.ts'
import { deliveryAdvice, quoted, shortened } from '../wording.ts'
import templates from './sentences.json' with { type: 'json' }

const say = sentenceTemplates(templates)

const mostSuggestions = 6
const begins = (clause: Clause | null | undefined) => (clause ? say('opening.begins', { clause: shortened(clause.text) }) : '')

/** What to do about a part that lost points, beginning where the person's own words are. */
const advice: Record<PitchScorePart['id'], (reading: PitchReading, match: MatchReading | null) => string> = {
  opening: ({ opening }) =>
    begins(opening.clause) +
    (!opening.saysTrade && !opening.catches
      ? say(opening.saysPurpose ? 'opening.who' : 'opening.both')
      : say(opening.saysPurpose ? 'opening.strongest' : 'opening.purpose')),
  evidence: ({ empty, best, deeds }) => {
    if (empty.length > 0) return say('evidence.empty', { phrases: listed(empty.slice(0, 3).map(quoted)) })
    if (!best) return say('evidence.none')
    return say(deeds < deedsForFull ? 'evidence.more' : 'evidence.closer', { clause: shortened(best.text) })
  },
  proof: ({ withFigure }, match) => {
    if (withFigure[0]) return say('proof.second', { clause: shortened(withFigure[0].text) })
    const own = match && ownLinesOf(match).find(provesWithFigure)
    return say('proof.say') + (own ? say('proof.own', { line: shortened(own.text) }) : '')
  },
  fit: ({ employer }) => say(employer.length > 0 ? 'fit.more' : 'fit.none'),
  closing: ({ end }) => (end ? say('closing.ends', { clause: shortened(end.text) }) : '') + say('closing.ask'),
  ...deliveryAdvice(say),
  length: ({ delivery: { words, durationSeconds } }) => {
    if (words < 150 && (durationSeconds ?? 0) <= 95) return say('length.few', { words })
    if (durationSeconds !== null && durationSeconds < 55) return say('length.short', { seconds: Math.round(durationSeconds) })
    return say('length.long')
  },
}

/** The parts that lost points, the heaviest loss first. */
const weakParts = ({ scoreParts }: PitchNumbers) =>
  scoreParts
    .filter((part) => (partShare(part) ?? 1) < goodEnough)
    .sort((a, b) => b.max - b.points! - (a.max - a.points!))
    .map(({ id }) => id)

/** What to do about how it was said. */
export const deliverySuggestions = (numbers: PitchNumbers): string[] =>
  weakParts(numbers).flatMap((id) => (aboutDelivery.has(id) ? [advice[id](numbers.reading, null)] : []))

/** What to work on, the part that lost most points first; at least one sentence. */
export function suggestionsFor(numbers: PitchNumbers, match: MatchReading, comparison: ScriptComparison | null): string[] {
  const { reading } = numbers
  const { verdict, clauses, delivery, withFigure, best } = reading
  if (verdict !== 'pitch') {
    const filling = {
      wordsAre: delivery.words === 1 ? 'One word is' : `${delivery.words} words are`,
      clauseIs: clauses[0] ? `${shortened(clauses[0].text)} is` : 'These are',
      begins: begins(clauses[0]),
    }
    return [say(verdict, filling), say(`${verdict}.begin`)]
  }
  const found = weakParts(numbers).map((id) => advice[id](reading, match))
  const above = withFigure[0] ?? best
  const keep = say('keep', { aboveAll: above ? say('keep.above-all', { clause: shortened(above.text) }) : '' })
  // A blank is not said aloud.
  const leftOut = comparison?.leftOut.find((text) => !text.includes('['))
  return [
    ...(found.length > 0 ? found.slice(0, mostSuggestions - 1) : [keep]),
    ...(leftOut ? [say('left-out', { line: shortened(leftOut) })] : []),
  ]
}
