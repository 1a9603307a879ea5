import { statementsOf } from '../../../text/sentences.ts'
import { type Token, tokensOf } from '../../../text/tokens.ts'
import type { ResumeLine, TermKind } from '../../match-reading.ts'
import { startsWithActionVerb } from '../resume/action-verbs.ts'
import type { AdTerm } from '../terms/ad-term.ts'
import { smallWords } from '../terms/words.ts'

/** A sentence of which so little is the user's own says only what the ad says. */
const mostOwnShare = 0.34
/** One that begins with what the user did may name more of it. */
const mostOwnShareOfDeed = 0.15

const credentials: ReadonlySet<TermKind> = new Set(['certificate', 'licence', 'degree', 'language'])

/** Sentences that only list skills the ad asks for, under whatever heading, are read as a list of skills. */
export function asSkillLists(lines: readonly ResumeLine[], terms: readonly AdTerm[]): ResumeLine[] {
  const asked = stemsOf(terms.filter(({ kind }) => !credentials.has(kind)))
  const isList = (text: string, { section }: ResumeLine): boolean => {
    if (section === 'skills') return false
    const words = tokensOf(text).filter(({ stem }) => !smallWords.has(stem))
    const isDeed = section === 'experience' && startsWithActionVerb(text)
    return countIn(words, asked) / words.length >= 1 - (isDeed ? mostOwnShareOfDeed : mostOwnShare)
  }
  return lines.flatMap((line) => {
    const listed = (text: string) => ({ ...line, text, section: 'skills' as const })
    if (isList(line.text, line)) return listed(line.text)
    const [lists = [], own = []] = [true, false].map((isListed) =>
      statementsOf(line.text).filter((sentence) => isList(sentence, line) === isListed),
    )
    if (lists.length === 0) return line
    return [...(own.length > 0 ? [{ ...line, text: own.join(' ') }] : []), listed(lists.join(' '))]
  })
}

const countIn = (words: readonly Token[], stems: ReadonlySet<string>) => words.filter(({ stem }) => stems.has(stem)).length

function stemsOf(terms: readonly AdTerm[]): Set<string> {
  const spelled = (term: AdTerm) => term.concepts.flatMap(({ spellings }) => spellings.flatMap(({ stems }) => stems))
  return new Set(terms.flatMap((term) => [...term.stems, ...spelled(term)]))
}
