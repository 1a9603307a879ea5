import weights from '../../../data/line-shown.json' with { type: 'json' }
import { stemKey, tokensOf } from '../../../text/tokens.ts'
import type { HardConstraint, MatchTerm, TermKind } from '../../match-reading.ts'
import { lineLikeness } from './presence.ts'
import type { ResumeIndex } from './resume-index.ts'

/** Kinds that an ad names without asking the resume to repeat them. */
export const neverCompared: ReadonlySet<TermKind> = new Set(['soft', 'title'])

/** Finds the terms that a line of the ad asks for: its own, then those that another line asked for first. */
export function termsByLine(terms: readonly MatchTerm[]): (line: string) => MatchTerm[] {
  const keyed = terms.filter(({ kind }) => !neverCompared.has(kind)).map((term) => ({ term, key: ` ${stemKey(term.term)} ` }))
  return (text) => {
    const line = ` ${stemKey(text)} `
    const isOwn = ({ term }: { term: MatchTerm }) => term.requirement === text
    const others = keyed.filter((one) => !isOwn(one) && one.term.kind !== 'degree' && line.includes(one.key))
    return [...keyed.filter(isOwn), ...others].map(({ term }) => term)
  }
}

const namedKinds: ReadonlySet<TermKind> = new Set(['tool', 'certificate', 'licence', 'language'])

/** "CargoWise", "C++", "NCLEX": a name is spelled one way. */
export function isName({ term, kind, requirement }: MatchTerm): boolean {
  if (kind === 'language') return true
  // An ad in capitals does not tell names from words.
  if (!namedKinds.has(kind) || !/\p{Ll}/u.test(requirement)) return false
  if (/\d|\p{Lu}{2}|\p{Ll}\p{Lu}/u.test(term)) return true
  const before = requirement.slice(0, Math.max(0, requirement.indexOf(term)))
  return /\p{Lu}/u.test(term) && /[^.:;•\-\s]\s*$/u.test(before)
}

const mean = (numbers: readonly number[]) => numbers.reduce((sum, one) => sum + one, 0) / Math.max(1, numbers.length)

/** What speaks for a line of the ad being shown as a whole, in the order of the weights that were learned. */
export function lineFeatures(
  text: string,
  terms: readonly MatchTerm[],
  constraints: readonly HardConstraint[],
  index: ResumeIndex,
): number[] {
  const tokens = tokensOf(text)
  const shown = terms.filter(({ how }) => how === 'exact' || how === 'alias')
  const missing = terms.filter(({ how }) => how === 'missing')
  const chances = terms.map((term) => (shown.includes(term) ? 1 : Math.max(0, ...lineLikeness(term.term, index))))
  return [
    missing.length / Math.max(1, terms.length),
    tokens.some(({ start, text, stem }) => start > 0 && /^\p{Lu}/u.test(text) && !index.byStem.has(stem)) ? 1 : 0,
    mean(chances),
    tokens.filter(({ stem }) => index.byStem.has(stem)).length / Math.max(1, tokens.length),
    Math.log(1 + terms.length),
    terms[0]?.importance === 'must' ? 1 : 0,
    tokens.some(({ stem }) => stem === 'or') ? 1 : 0,
    constraints.length > 0 && constraints.every(({ met }) => met === 'yes') ? 1 : 0,
  ]
}

/** From this chance on a line is shown: nineteen in twenty such lines are (`evals/pairs/lines.ts`). */
const leastChance = 0.74

/** Something must show a part of the line, and code must be sure of its years. */
export function mayBeShown(terms: readonly MatchTerm[], constraints: readonly HardConstraint[]): boolean {
  const hasLine = [...terms, ...constraints].some(({ resumeLine }) => resumeLine !== null)
  return hasLine && constraints.every(({ kind, met }) => met === 'yes' || (kind !== 'years' && met === 'unclear'))
}

export function isLineShown(...asked: Parameters<typeof lineFeatures>): boolean {
  const [, terms, constraints] = asked
  if (!mayBeShown(terms, constraints)) return false
  const sum = lineFeatures(...asked).reduce((total, value, at) => total + value * weights[at]!, weights.at(-1)!)
  return 1 / (1 + Math.exp(-sum)) >= leastChance
}
