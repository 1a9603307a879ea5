import type { AdPart, MatchReading } from '../../reading/match-reading.ts'
import { tidy } from '../../text/tidy.ts'
import { tokensOf } from '../../text/tokens.ts'
import type { FoundProposal, Proposal, Span } from './proposal.ts'

/** More than any ad asks for and our prompt wishes; the rest of a longer list is not read. */
const mostProposals = 40
/** Words. A longer term is a sentence, and a longer quote more than one line. */
const longest = { term: 6, quote: 40 }
/** Characters of a quote that are looked at; more than its words can have. */
const longestQuote = 600
/** A quote that stands in more lines than this says little about any of them. */
const mostSpans = 3
/** Where a requirement may stand, the plainest first; the employer's story asks in passing, an offer and the way to apply do not. */
const askingParts: readonly AdPart[] = ['must', 'nice', 'duties', 'about']

/**
 * Finds the quotes of a model in the two texts, word for word. What stands in no part that may ask for it, is no term
 * of a few words or came before is dropped; a quote that the resume does not have is no evidence.
 */
export function findProposals(proposals: readonly Proposal[], { ad, resume }: MatchReading): FoundProposal[] {
  const units = runsOf(ad.units.map(({ text }) => text))
  const lines = runsOf(resume.lines.map(({ text }) => text))
  const rank = ({ line }: Span) => askingParts.indexOf(ad.units[line]!.part)
  const found = new Map<string, FoundProposal>()
  for (const { term, importance, kind, shownBy } of proposals.slice(0, mostProposals)) {
    const [asked] = units(wordsOf(term), longest.term)
      .filter((span) => rank(span) >= 0)
      .sort((a, b) => rank(a) - rank(b))
    if (!asked || kind === 'soft') continue
    const key = `${asked.line} ${asked.from} ${asked.to}`
    const shown = shownBy === null ? [] : lines(wordsOf(shownBy), longest.quote).slice(0, mostSpans)
    if (!found.has(key)) found.set(key, { asked, importance, kind, shown })
  }
  return [...found.values()]
}

const wordsOf = (text: string) => tokensOf(tidy(text.slice(0, longestQuote))).map((token) => token.text.toLowerCase())

/** Looks up every span of a run of words in these texts. */
function runsOf(texts: readonly string[]): (run: readonly string[], most: number) => Span[] {
  const words = texts.map((text) => tokensOf(text).map((token) => token.text.toLowerCase()))
  const starts = words.flatMap((list, line) => list.map((word, from) => ({ word, line, from })))
  const byFirst = Map.groupBy(starts, ({ word }) => word)
  return (run, most) => {
    if (run.length === 0 || run.length > most) return []
    return (byFirst.get(run[0]!) ?? [])
      .filter(({ line, from }) => run.every((word, k) => words[line]![from + k] === word))
      .map(({ line, from }) => ({ line, from, to: from + run.length }))
  }
}
