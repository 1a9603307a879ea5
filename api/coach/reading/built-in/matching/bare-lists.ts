import { statementsOf } from '../../../text/sentences.ts'
import { tokensOf } from '../../../text/tokens.ts'
import type { ResumeLine } from '../../match-reading.ts'
import { startsWithActionVerb } from '../resume/action-verbs.ts'
import type { AdTerm } from '../terms/ad-term.ts'

const separators = /\s*[,;|·•/]\s*|\s+[-–—]\s+|\s{2,}|\s+(?:and|or|&)\s+/
const fewestItems = 4
/** A line about work may name a few things in a row. */
const fewestItemsAtWork = 6
/** One that begins with what was done names more of them, and no more than this. */
const manyItems = 8
const mostWordsOfItem = 3.5
/** A sentence of which so little is the person's own says only what the ad says. */
const mostOwnShare = 0.34
/** One that begins with what the person did may name more of it. */
const mostOwnShareAfterVerb = 0.15
const manyWords = 12
/** Among credentials, so many of the items must name what is asked for as a skill, and so much of the words. */
const fewestSkillItems = 3
const leastSkillShare = 0.3
const smallWords = new Set('a an and as at by for from in of on or our the to with my your'.split(' '))

/** The words an ad asks with. */
interface Asked {
  all: ReadonlySet<string>
  /** Without credentials and languages, which everybody names in lists. */
  skills: ReadonlySet<string>
}

/** Sentences that only list what the ad asks for, under whatever heading, are read as a list of skills. */
export function asSkillLists(lines: readonly ResumeLine[], terms: readonly AdTerm[]): ResumeLine[] {
  const credentials = new Set(['certificate', 'licence', 'degree', 'language'])
  const asked = { all: stemsOf(terms), skills: stemsOf(terms.filter(({ kind }) => !credentials.has(kind))) }
  return lines.flatMap((line) => {
    const listed = (text: string) => ({ ...line, text, section: 'skills' as const })
    if (isList(line.text, line, asked)) return listed(line.text)
    const sentences = statementsOf(line.text)
    const lists = sentences.filter((sentence) => isList(sentence, line, asked))
    if (lists.length === 0) return line
    const rest = sentences.filter((sentence) => !lists.includes(sentence)).join(' ')
    return rest === '' ? listed(line.text) : [{ ...line, text: rest }, listed(lists.join(' '))]
  })
}

function stemsOf(terms: readonly AdTerm[]): Set<string> {
  const spelled = (term: AdTerm) => term.concepts.flatMap(({ spellings }) => spellings.flatMap(({ stems }) => stems))
  return new Set(terms.flatMap((term) => [...term.stems, ...spelled(term)]))
}

function isList(text: string, { section }: ResumeLine, asked: Asked): boolean {
  if (section === 'skills') return false
  const words = tokensOf(text).filter(({ stem }) => !smallWords.has(stem))
  const items = text.split(separators).filter(Boolean)
  const isShort = words.length / items.length <= mostWordsOfItem
  if (section === 'education' || section === 'certifications') {
    const skillsIn = (text: string) => tokensOf(text).filter(({ stem }) => asked.skills.has(stem) && !smallWords.has(stem)).length
    const skillItems = items.filter((item) => skillsIn(item) > 0).length
    return isShort && skillItems >= fewestSkillItems && skillsIn(text) >= words.length * leastSkillShare
  }
  const own = words.filter(({ stem }) => !asked.all.has(stem)).length
  if (startsWithActionVerb(text) && section === 'experience')
    return (words.length >= manyWords && own <= words.length * mostOwnShareAfterVerb) || (isShort && items.length >= manyItems)
  if (own < words.length && own <= words.length * mostOwnShare) return true
  return isShort && items.length >= (section === 'experience' ? fewestItemsAtWork : fewestItems)
}
