import { statementsOf } from '../../../text/sentences.ts'
import { type Token, tokensOf } from '../../../text/tokens.ts'
import type { ResumeLine, TermKind } from '../../match-reading.ts'
import { startsWithActionVerb } from '../resume/action-verbs.ts'
import type { AdTerm } from '../terms/ad-term.ts'
import { smallWords } from '../terms/likeness.ts'

/** A sentence of which so little is the user's own says only what the ad says. */
const mostOwnShare = 0.34
/** One that begins with what the user did may name more of it. */
const mostOwnShareOfDeed = 0.15
/** Among credentials, so many words, and so much of all, must name what is asked for as a skill. */
const fewestSkillWords = 3
const leastSkillShare = 0.3

const credentials: ReadonlySet<TermKind> = new Set(['certificate', 'licence', 'degree', 'language'])

/** Sentences that only list what the ad asks for, under whatever heading, are read as a list of skills. */
export function asSkillLists(lines: readonly ResumeLine[], terms: readonly AdTerm[]): ResumeLine[] {
  const asked = stemsOf(terms)
  const skills = stemsOf(terms.filter(({ kind }) => !credentials.has(kind)))
  const isList = (text: string, { section }: ResumeLine): boolean => {
    if (section === 'skills') return false
    const words = tokensOf(text).filter(({ stem }) => !smallWords.has(stem))
    const share = (stems: ReadonlySet<string>) => countIn(words, stems) / words.length
    if (section === 'education' || section === 'certifications')
      return countIn(words, skills) >= fewestSkillWords && share(skills) >= leastSkillShare
    const isDeed = section === 'experience' && startsWithActionVerb(text)
    return share(asked) >= 1 - (isDeed ? mostOwnShareOfDeed : mostOwnShare)
  }
  return lines.flatMap((line) => {
    const listed = (text: string) => ({ ...line, text, section: 'skills' as const })
    if (isList(line.text, line)) return listed(line.text)
    const sentences = statementsOf(line.text)
    const lists = sentences.filter((sentence) => isList(sentence, line))
    if (lists.length === 0) return line
    const rest = sentences.filter((sentence) => !lists.includes(sentence)).join(' ')
    return rest === '' ? listed(line.text) : [{ ...line, text: rest }, listed(lists.join(' '))]
  })
}

const countIn = (words: readonly Token[], stems: ReadonlySet<string>) => words.filter(({ stem }) => stems.has(stem)).length

function stemsOf(terms: readonly AdTerm[]): Set<string> {
  const spelled = (term: AdTerm) => term.concepts.flatMap(({ spellings }) => spellings.flatMap(({ stems }) => stems))
  return new Set(terms.flatMap((term) => [...term.stems, ...spelled(term)]))
}
