import { type Token, tokensOf } from '../../../text/tokens.ts'
import type { ResumeLine, TermKind } from '../../match-reading.ts'
import { startsWithActionVerb } from '../resume/action-verbs.ts'
import type { AdTerm } from '../terms/ad-term.ts'
import { smallWords } from '../terms/likeness.ts'

/** A line of which so little is the user's own says only what the ad says. */
const mostOwnShare = 0.34
/** One that begins with what the user did may name more of it. */
const mostOwnShareOfDeed = 0.15

const credentials: ReadonlySet<TermKind> = new Set(['certificate', 'licence', 'degree', 'language'])

/** Lines that only list skills the ad asks for, under whatever heading, are read as a list of skills. */
export function asSkillLists(lines: readonly ResumeLine[], terms: readonly AdTerm[]): ResumeLine[] {
  const asked = stemsOf(terms.filter(({ kind }) => !credentials.has(kind)))
  const isList = ({ text, section }: ResumeLine): boolean => {
    const words = tokensOf(text).filter(({ stem }) => !smallWords.has(stem))
    const isDeed = section === 'experience' && startsWithActionVerb(text)
    return countIn(words, asked) / words.length >= 1 - (isDeed ? mostOwnShareOfDeed : mostOwnShare)
  }
  return lines.map((line) => (isList(line) ? { ...line, section: 'skills' } : line))
}

const countIn = (words: readonly Token[], stems: ReadonlySet<string>) => words.filter(({ stem }) => stems.has(stem)).length

function stemsOf(terms: readonly AdTerm[]): Set<string> {
  const spelled = (term: AdTerm) => term.concepts.flatMap(({ spellings }) => spellings.flatMap(({ stems }) => stems))
  return new Set(terms.flatMap((term) => [...term.stems, ...spelled(term)]))
}
