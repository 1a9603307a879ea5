import { stemKey, type Token, tokensOf } from '../../../text/tokens.ts'
import { type HardConstraint, isShown, type MatchTerm, type TermKind } from '../../match-reading.ts'
import { requiredPart } from '../ad/ad-reading.ts'
import { namesInBrackets } from '../ad/alternatives.ts'
import { contentOf, type Word } from '../terms/words.ts'
import { fieldOfYears } from './hard-constraints.ts'
import type { ResumeIndex } from './resume-index.ts'

/** A trait of a person is nothing that a resume shows. */
export const isComparable = ({ kind }: { kind: TermKind }): boolean => kind !== 'soft'

/** Finds the terms that a line of the ad asks for: its own, then those that another line asked for first. */
export function termsByLine(terms: readonly MatchTerm[]): (line: string) => MatchTerm[] {
  const keyed = terms.filter(isComparable).map((term) => ({ term, key: ` ${stemKey(term.term)} ` }))
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
  // Two languages show "bilingual" without the word.
  if (kind === 'language') return !/lingual$/i.test(term)
  // An ad in capitals does not tell names from words.
  if (!namedKinds.has(kind) || !/\p{Ll}/u.test(requirement)) return false
  if (/\d|\p{Lu}{2}|\p{Ll}\p{Lu}/u.test(term)) return true
  const before = requirement.slice(0, Math.max(0, requirement.indexOf(term)))
  return /\p{Lu}/u.test(term) && /[^.:;•\-\s]\s*$/u.test(before)
}

/** So much of what a line asks for, or of its words in one sentence, shows the line. */
const leastTerms = 0.75
const leastWords = 2 / 3
const fewestWords = 3

/** The demands are met, the names are known, and no part that is required is missing; or one sentence says nearly the same. */
export function isLineShown(
  text: string,
  terms: readonly MatchTerm[],
  constraints: readonly HardConstraint[],
  index: ResumeIndex,
): boolean {
  if (constraints.some(({ met }) => met !== 'yes') || terms.length + constraints.length === 0) return false
  const required = requiredPart(text) || text
  const isAnswered = (term: MatchTerm) =>
    constraints.some(({ kind }) => kind === 'years') && !isName(term) && isNamed(term, fieldOfYears(required))
  const [head = '', examples = ''] = required.split(exampleSign).map((part) => part.split(/[);]/)[0])
  const isExample = (term: MatchTerm) => isNamed(term, examples) && term.kind !== 'certificate'
  const isExampleShown = terms.some((term) => isExample(term) && isShown(term))
  const isMetByExample = (term: MatchTerm) =>
    isExampleShown && !isShown(term) && (isExample(term) || stemKey(head).endsWith(stemKey(term.term)))
  const asked = terms.filter((term) => isNamed(term, required) && !isAnswered(term) && !isMetByExample(term))
  // A higher degree shows a lower one.
  const sure = asked.filter((term) => isShown(term) || (constraints.length > 0 && term.kind === 'degree'))
  const isKnown = ({ stem }: Token) =>
    index.some(({ tokens }) => tokens.some((own) => own.stem === stem)) ||
    terms.some(({ term }) => stemKey(term).split(' ').includes(stem))
  const isStrange = (token: Token) => /\p{Lu}\S*\p{Lu}/u.test(token.text) && !isKnown(token)
  if (!/\bor\b|\S\/\S/i.test(required) && tokensOf(isExampleShown ? head : required).some(isStrange)) return false
  if (asked.some((term) => isName(term) && term.how === 'missing')) return false
  if (sure.length >= leastTerms * asked.length) return true
  const words = contentOf(required)
  const fewest = Math.max(fewestWords, leastWords * words.size)
  const saysIt = (sentence: readonly Word[]) => words.intersection(new Set(sentence.map(({ family }) => family))).size >= fewest
  return index.some(({ sentences }) => sentences.some(saysIt))
}

/** "Orchestration tools such as Airflow or Dagster", "a WMS (Manhattan, SAP EWM)": one of them shows it. */
const exampleSign = new RegExp(`\\(?\\b(?:[Ss]uch as|[Ee]\\.?[Gg]\\.?|[Ff]or example)\\b|${namesInBrackets.source}`, 'u')

const isNamed = ({ term, kind }: MatchTerm, text: string) =>
  kind === 'degree' || ` ${stemKey(text)} `.includes(` ${stemKey(term)} `)
