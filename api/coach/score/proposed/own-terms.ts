import type { FoundTerm } from '../../reading/built-in/terms/ad-term.ts'
import { abbreviates, wordOf } from '../../reading/built-in/terms/likeness.ts'
import { spellingsOf } from '../../reading/built-in/vocabulary/vocabulary.ts'
import type { MatchReading, MatchTerm } from '../../reading/match-reading.ts'
import { type Token, tokensOf } from '../../text/tokens.ts'
import type { Span } from './proposal.ts'

/** Where one of the code's own terms stands. */
export interface OwnSpan extends Span {
  /** null for an alternative of something that is met: it is no gap and has no row. */
  term: MatchTerm | null
}

/** The terms that the code found by itself, to be looked up by where they stand and by what they say. */
export interface OwnTerms {
  /** Everywhere in one unit of the ad, left to right. */
  inUnit(unit: number): readonly OwnSpan[]
  /** Those that share a word with this span. */
  at(span: Span): readonly OwnSpan[]
  /** Whether one of them says the same, a part of it or more, or is short for it. */
  say(term: Pick<FoundTerm, 'text' | 'stems' | 'concepts'>): boolean
}

export function ownTerms({ ad, terms }: MatchReading): OwnTerms {
  const rows = new Map(terms.map((term) => [term.term, term]))
  const names = [...new Set(terms.flatMap(({ term, alternatives }) => [term, ...alternatives]))].map((name) => {
    const tokens = tokensOf(name)
    const stems = tokens.map((token) => token.stem)
    return { name, stems, key: keyOf(stems), words: tokens.map(wordOf), term: rows.get(name) ?? null }
  })
  const concepts = new Set(names.flatMap(({ stems }) => spellingsOf(stems).map((spelling) => spelling.concept)))
  const byFirst = Map.groupBy(names, ({ stems }) => stems[0] ?? '')
  const spansIn = (unit: number, tokens: readonly Token[]): OwnSpan[] =>
    tokens.flatMap(({ stem }, from) =>
      (byFirst.get(stem) ?? [])
        .filter(({ stems }) => stems.every((one, k) => tokens[from + k]?.stem === one))
        .map(({ stems, term }) => ({ line: unit, from, to: from + stems.length, term })),
    )
  const read = new Map<number, OwnSpan[]>()
  const inUnit = (unit: number) => {
    const spans = read.get(unit) ?? spansIn(unit, tokensOf(ad.units[unit]!.text))
    read.set(unit, spans)
    return spans
  }
  return {
    inUnit,
    at: ({ line, from, to }) => inUnit(line).filter((span) => span.from < to && span.to > from),
    say: ({ text, stems, concepts: its }) => {
      const [key, words] = [keyOf(stems), tokensOf(text).map(wordOf)]
      const isSame = (own: (typeof names)[number]) =>
        own.key.includes(key) || key.includes(own.key) || abbreviates(text, own.words) || abbreviates(own.name, words)
      return its.some((one) => concepts.has(one)) || names.some(isSame)
    },
  }
}

const keyOf = (stems: readonly string[]) => ` ${stems.join(' ')} `
