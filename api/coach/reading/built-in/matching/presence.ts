import { tokensOf } from '../../../text/tokens.ts'
import type { Place, ResumeLine } from '../../match-reading.ts'
import type { AdTerm } from '../terms/ad-term.ts'
import { abbreviates, isOneOfMany, tellingWords, type Word } from '../terms/words.ts'
import type { Concept, Spelling } from '../vocabulary/vocabulary.ts'
import { isDenied, type ResumeIndex } from './resume-index.ts'

/** Where the resume shows a term: in the same words, by a known other name, in other words that say it; null where it does not. */
export function presenceOf(term: AdTerm, index: ResumeIndex): Place | null {
  const ofKind = (concept: Concept) => !isOneOfMany(term, concept)
  const implying = term.concepts.flatMap(({ impliedBy }) => impliedBy)
  const at = (lines: readonly ResumeLine[], how: Place['how']): Place | null => {
    // The line that names the license says more than the job that needed it.
    const license = term.kind === 'licence' && lines.find(({ section }) => section === 'certifications')
    if (license) return { id: license.id, where: license.section, how }
    // A "Lead Associate" holds no associate's degree.
    const [best] = lines.filter(({ section }) => term.kind !== 'degree' || section !== 'experience').sort(plainestFirst)
    return best ? { id: best.id, where: best.section, how } : null
  }
  return (
    at(linesSpelling(term, index), 'exact') ??
    at(linesNaming(term, term.concepts.filter(ofKind), index), 'alias') ??
    at(linesAbbreviating(term, index), 'alias') ??
    at(linesLike(term, index, 1), 'alias') ??
    at(linesNaming(term, implying, index), 'alias') ??
    at(linesNaming(term, term.concepts, index), 'partly') ??
    at(linesLike(term, index, halfOfWords), 'stem')
  )
}

/** Lines that show a skill at work come before lines that only list it, and what was done before a job's title. */
const order: ResumeLine['section'][] = ['experience', 'told', 'certifications', 'education', 'summary', 'other', 'skills']
const plainestFirst = (a: ResumeLine, b: ResumeLine) =>
  order.indexOf(a.section) - order.indexOf(b.section) || Number(b.bullet) - Number(a.bullet)

/** The lines that have the term's own words and do not deny them. */
export function linesSpelling(term: AdTerm, index: ResumeIndex): ResumeLine[] {
  const { stems, concepts } = term
  const isSpelledIn = ({ line, tokens, concepts: named }: ResumeIndex[number]) =>
    tokens.some((token, at) => stems.every((stem, k) => tokens[at + k]?.stem === stem) && !isDenied(line.text, token)) &&
    (!isCased(term) || concepts.some((concept) => named.has(concept)))
  return index.filter(isSpelledIn).map(({ line }) => line)
}

/** Go, Excel: words that are the thing only in their own casing. */
function isCased({ stems, concepts }: AdTerm): boolean {
  const isSpelling = (one: Spelling) => one.cased && one.stems.join(' ') === stems.join(' ')
  return concepts.length > 0 && concepts.every(({ spellings }) => spellings.some(isSpelling))
}

function linesNaming({ text }: AdTerm, concepts: readonly Concept[], index: ResumeIndex): ResumeLine[] {
  const isNaming = ({ line, concepts: named }: ResumeIndex[number]) =>
    concepts.some((concept) => named.has(concept)) && reachesLevel(line.text, text)
  return index.filter(isNaming).map(({ line }) => line)
}

/** Letters of a shorter initialism stand for too much. */
const shortestInitialism = 3

/** "IEP" for "individualized education program", and the other way round. */
function linesAbbreviating({ text }: AdTerm, index: ResumeIndex): ResumeLine[] {
  const own = tellingWords(tokensOf(text))
  const standsFor = (short: string, words: readonly Word[]) =>
    (short.match(/\p{Lu}/gu)?.length ?? 0) >= shortestInitialism && abbreviates(short, words)
  return index.flatMap(({ line, sentences, tokens }) => {
    const isShown =
      sentences.some((words) => standsFor(text, words)) || (own.length > 1 && tokens.some((token) => standsFor(token.text, own)))
    return isShown && reachesLevel(line.text, text) ? line : []
  })
}

/** Names and codes have no other forms. */
const isName = ({ text, kind, stems }: AdTerm) =>
  kind === 'tool' || kind === 'language' || (stems.length === 1 && /^\S+[\p{Lu}\d#+]/u.test(text))

/** Half of a term's words: the line may show it in other words, which no one can tell. */
const halfOfWords = 0.5

/** Lines with a sentence that has this share of a term's words in any form: "Trained new cooks" has all of "train cooks". */
function linesLike(term: AdTerm, index: ResumeIndex, leastShare: number): ResumeLine[] {
  // "ServSafe Manager certification" may stand among certificates without its last word.
  const isCredential = term.kind === 'certificate' && leastShare === 1
  const asked = tellingWords(tokensOf(term.text)).filter(
    ({ text }) => !isCredential || !/^(?:certif\w+|licen[cs]e|card)$/.test(text),
  )
  const isOneWord = asked.length < 2 && leastShare === 1
  if (asked.length === 0 || isOneWord || isName(term) || isCased(term)) return []
  const isLike = (sentence: readonly Word[]) => {
    const shared = asked.filter(({ family }) => sentence.some((other) => other.family === family)).length
    return shared >= leastShare * asked.length && !namesAnotherFigure(asked, sentence)
  }
  const mayShow = ({ section }: ResumeLine) => !isCredential || section === 'certifications' || section === 'education'
  return index.flatMap(({ line, sentences }) =>
    mayShow(line) && sentences.some(isLike) && reachesLevel(line.text, term.text) ? line : [],
  )
}

const figure = /\d|^(?:i{1,3}|iv|v|vi)$/

/** "Class 1" shows no Class 2, "Certificate III" no Certificate IV. */
function namesAnotherFigure(asked: readonly Word[], sentence: readonly Word[]): boolean {
  return asked.some(({ text }) => figure.test(text) && !sentence.some((other) => other.text === text))
}

/** "CIPD Level 5" does not show CIPD Level 7; a higher level, or none named, does. */
function reachesLevel(line: string, asked: string): boolean {
  const wanted = /\blevel (\d)\b/i.exec(asked)?.[1]
  const levels = [...line.matchAll(/\blevel (\d)\b/gi)].map((match) => Number(match[1]))
  return wanted === undefined || levels.length === 0 || levels.some((level) => level >= Number(wanted))
}
