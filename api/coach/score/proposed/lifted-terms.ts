import type { MatchReading, MatchTerm } from '../../reading/match-reading.ts'
import { backingOf, coverageOf } from '../coverage.ts'
import { importanceWeights } from '../match-score.ts'
import type { OwnTerms } from './own-terms.ts'
import type { FoundProposal, Span } from './proposal.ts'
import { shownBy } from './shown-by.ts'

/** What only a model sees is believed half. */
const share = 0.5
/** And all of it adds no more than this share of the whole match: the most that a lie near to the truth can gain. */
const mostGained = 0.05

/**
 * The code's own terms, some of those that it called missing lifted: where a proposal quotes a sentence of the resume that may well show
 * them. A must-have that the code is sure of stays missing, since that may cap the score, and so does "A or B", which weighs on both.
 */
export function liftedTerms(own: MatchReading, known: OwnTerms, proposals: readonly FoundProposal[]): MatchTerm[] {
  const quoted = new Map<MatchTerm, Span[]>()
  for (const { asked, shown } of proposals) {
    for (const { term } of known.at(asked)) if (term) quoted.set(term, [...(quoted.get(term) ?? []), ...shown])
  }
  const weightOf = ({ importance, how, alternatives }: MatchTerm) =>
    importanceWeights[importance] / (how === 'missing' ? alternatives.length + 1 : 1)
  let budget = mostGained * own.terms.reduce((sum, term) => sum + weightOf(term), 0)
  return own.terms.map((term) => {
    if (term.how !== 'missing' || term.confident || term.alternatives.length > 0) return term
    const span = quoted.get(term)?.find(({ line, from }) => shownBy(term.term, term.kind, own.resume.lines[line]!.text, from))
    if (!span) return term
    const { text, section } = own.resume.lines[span.line]!
    const coverage = Math.round(coverageOf('stem', section, term.kind, backingOf(own.shareAtWork)) * share * 100) / 100
    const gain = coverage * weightOf(term)
    if (gain > budget) return term
    budget -= gain
    return { ...term, how: 'stem' as const, coverage, resumeLine: text, where: section }
  })
}
