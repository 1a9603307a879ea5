import type { MatchReading } from '../../reading/match-reading.ts'
import { tokensOf } from '../../text/tokens.ts'
import type { Proposal, Span } from './proposal.ts'

/** What a model proposed for this reading, as quotes again, so that they can be looked up when the resume has changed. */
export function quotedProposals({ proposed = [], ad, resume }: MatchReading): Proposal[] {
  return proposed.map(({ asked, importance, kind, shown }) => ({
    term: wordsAt(asked, ad.units),
    importance,
    kind,
    shownBy: shown[0] ? wordsAt(shown[0], resume.lines) : null,
  }))
}

function wordsAt({ line, from, to }: Span, texts: readonly { text: string }[]): string {
  const { text } = texts[line]!
  const tokens = tokensOf(text).slice(from, to)
  return text.slice(tokens[0]?.start, tokens.at(-1)?.end)
}
