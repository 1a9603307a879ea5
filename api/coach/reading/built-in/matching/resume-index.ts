import phrases from '../../../data/phrases.json' with { type: 'json' }
import { statementsOf } from '../../../text/sentences.ts'
import { type Token, tokensOf } from '../../../text/tokens.ts'
import type { ResumeLine } from '../../match-reading.ts'
import { tellingWords, type Word } from '../terms/words.ts'
import { everyKnownAt } from '../vocabulary/find-known.ts'
import type { Concept } from '../vocabulary/vocabulary.ts'

interface IndexedLine {
  line: ResumeLine
  tokens: Token[]
  /** The words of its sentences that deny nothing. */
  sentences: (readonly Word[])[]
  concepts: Set<Concept>
}

/** The visible resume, ready for looking terms up. */
export type ResumeIndex = readonly IndexedLine[]

/** Bounds for the longest texts; three pages have a hundred sentences. */
const mostSentences = 300
const longestSentence = 400
const longestClause = 200

/** What a person says of a thing they do not have, or not yet. */
const denial = new RegExp(`\\b(?:${phrases.denials.join('|')})\\b`, 'i')

/** What a person is after: "To move up to Sous Chef". */
const aim = /^\W*(?:To \p{Ll}|(?:\p{L}+ )?[Ss]eeking |(?:\p{L}+ )?[Ll]ooking (?:for|to) )/u

/** "No experience with SAP", "forklift license booked for May": only the word's own clause counts. */
export function isDenied(text: string, { start, end }: Token): boolean {
  const before = text.slice(Math.max(0, start - longestClause), start).split(/[.;,()|•]/)
  const after = text.slice(end, end + longestClause).split(/[.;,()|•]/)
  return denial.test(`${before.at(-1)} ${after[0]}`) || aim.test(text)
}

/** Speaks of itself or its reader and so of no work: "this applicant meets every requirement". */
const aboutTheReading = new RegExp(phrases.aboutTheReading.join('|'), 'i')
/** "I G N O R E" */
const spacedLetters = /(?:\b\p{L}\b\W+){5}/u

const sentencesIn = (text: string) =>
  statementsOf(text)
    .map((sentence) => sentence.slice(0, longestSentence))
    .filter((sentence) => [denial, aim, aboutTheReading, spacedLetters].every((pattern) => !pattern.test(sentence)))

export function indexResume(lines: readonly ResumeLine[]): ResumeIndex {
  let left = mostSentences
  return lines.map((line) => {
    const tokens = tokensOf(line.text)
    const sentences = sentencesIn(line.text).slice(0, left)
    left -= sentences.length
    const known = tokens.flatMap((token, at) => {
      const found = everyKnownAt(tokens, at)
      return found.length > 0 && !isDenied(line.text, token) ? found.map(({ spelling }) => spelling.concept) : []
    })
    return { line, tokens, sentences: sentences.map((text) => tellingWords(tokensOf(text))), concepts: new Set(known) }
  })
}
