import { missingOf, weightiestFirst } from '../../reading/built-in/read-match.ts'
import type { MatchReading } from '../../reading/match-reading.ts'
import { addedTerms } from './added-terms.ts'
import { liftedTerms } from './lifted-terms.ts'
import { ownTerms } from './own-terms.ts'
import type { FoundProposal } from './proposal.ts'

/**
 * The code's own reading with what a model proposed and the code found in both texts. The model can show a gap to be none, with a sentence
 * that is about it, and name a requirement that was overlooked. It cannot take a requirement away, weigh one more, or cap the score.
 */
export function uniteReadings(own: MatchReading, proposals: readonly FoundProposal[]): MatchReading {
  if (proposals.length === 0) return own
  const known = ownTerms(own)
  const terms = [...liftedTerms(own, known, proposals), ...addedTerms(own, known, proposals)].sort(weightiestFirst)
  return { ...own, terms, missing: missingOf(terms), proposed: proposals }
}
