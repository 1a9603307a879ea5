import type { MatchReading, MatchTerm, TermKind } from './match-reading.ts'

const namedKinds: ReadonlySet<TermKind> = new Set(['tool', 'certificate', 'licence', 'language'])

/** "CargoWise", "C++", "NCLEX": a name is spelled one way. */
function isName({ term, kind, requirement }: MatchTerm): boolean {
  if (kind === 'language') return true
  // An ad in capitals does not tell names from words.
  if (!namedKinds.has(kind) || !/\p{Ll}/u.test(requirement)) return false
  if (/\d|\p{Lu}{2}|\p{Ll}\p{Lu}/u.test(term)) return true
  const before = requirement.slice(0, Math.max(0, requirement.indexOf(term)))
  return /\p{Lu}/u.test(term) && /[^.:;•\-\s]\s*$/u.test(before)
}

/**
 * Whether a term that was not found is missing for sure. The built-in reader is sure only of names, which few people write in other words:
 * 292 of 315 reported on pairs it was not made from were missing (evals/README.md), of all terms three in four at best.
 */
export const isSurelyMissing = (term: MatchTerm, reader: MatchReading['reader']): boolean =>
  term.how === 'missing' && (reader === 'model' || isName(term))
