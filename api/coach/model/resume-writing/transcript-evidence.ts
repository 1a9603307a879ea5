import { type Facts, readFacts } from '../../guard/facts.ts'
import { isInitialsOf } from '../../guard/names.ts'
import { withYears } from '../../reading/built-in/told-life/spoken-times.ts'
import { familyOf } from '../../text/stem.ts'
import { wordOffsets } from '../../text/word-offsets.ts'
import { wordsOf } from '../../text/words.ts'
import lists from './word-lists.json' with { type: 'json' }

/** What a transcript vouches for. */
export interface TranscriptEvidence {
  /** With years as figures. */
  text: string
  facts: Facts
  /** Word positions by stem. */
  positions: ReadonlyMap<string, readonly number[]>
  words: readonly string[]
}

export function readTranscriptEvidence(transcript: string, today: Date): TranscriptEvidence {
  const text = withYears(transcript.replace(/[’‘]/g, "'"))
  const words = wordsOf(text)
  const positions = new Map<string, number[]>()
  words.forEach((word, at) => {
    for (const part of new Set([word, ...word.split(/[-/&.']/)])) {
      const stem = familyOf(part)
      const list = positions.get(stem)
      if (list) list.push(at)
      else positions.set(stem, [at])
    }
  })
  return { text, facts: readFacts({ resumeText: text, jobDescription: '', missingTerms: [], today }), positions, words }
}

const smallWords = new Set(lists.small)
const denial = /\b(?:not|no|never|without|don't|didn't|doesn't|haven't|can't|cannot|couldn't|wasn't|isn't|nor)\b/i
const deniesWithinWords = 6

/**
 * Where a short text (an employer, a title, a skill) was said: its words stand together, give or take `slack` words, and nobody denied
 * it. Empty when it was not said.
 */
export function occurrencesOf(text: string, evidence: TranscriptEvidence, slack: number): number[] {
  const words = wordsOf(text).filter((word) => !smallWords.has(word))
  const [first, ...rest] = words.map((word) => positionsOf(word, evidence))
  if (!first) return []
  const reach = wordsOf(text).length - 1 + slack
  return first.filter(
    (at) =>
      rest.every((places) => hasWithin(places, at - reach, at + reach)) &&
      !denial.test(evidence.words.slice(Math.max(0, at - deniesWithinWords), at).join(' ')),
  )
}

/** Whether one of the offsets, which stand in order, lies within these bounds. */
function hasWithin(offsets: readonly number[], from: number, to: number): boolean {
  const words = wordOffsets(offsets)
  return (words.startOf(words.firstFrom(from)) ?? Number.POSITIVE_INFINITY) <= to
}

export const wasSaid = (text: string, evidence: TranscriptEvidence, slack: number): boolean =>
  occurrencesOf(text, evidence, slack).length > 0

function positionsOf(word: string, { positions, facts, words }: TranscriptEvidence): readonly number[] {
  const found = positions.get(familyOf(word))
  if (found) return found
  const parts = word.split(/[-/&.']/).filter(Boolean)
  if (parts.length > 1) {
    const places = parts.map((part) => positions.get(familyOf(part)))
    return places.every((list) => list !== undefined) ? places[0]! : []
  }
  // "RN" of somebody who said "registered nurse".
  if (/^[a-z]{2,4}$/.test(word) && isInitialsOf(word, facts.resume.names))
    return words.flatMap((first, at) =>
      words
        .slice(at, at + word.length)
        .map((one) => one[0])
        .join('') === word && first
        ? [at]
        : [],
    )
  return []
}

/** Verbs and words that say nothing new about a person, so that a sentence may be made with them. */
const plainWords = new Set(lists.plain)
/** Any of these words in a row speaks for the others. */
const sameMeaning = lists.sameMeaning

/** Words of a sentence that the person did not say, and that say something. Placeholders are none. */
export function foreignWords(sentence: string, evidence: TranscriptEvidence): string[] {
  return wordsOf(sentence.replace(/\[[^\]]{0,60}\]/g, ' ')).filter((word) => {
    if (word.length < 3 || /^\d/.test(word) || plainWords.has(word) || smallWords.has(word)) return false
    if (positionsOf(word, evidence).length > 0) return false
    const kin = sameMeaning.find((row) => row.some((one) => familyOf(one) === familyOf(word)))
    return !kin?.some((one) => evidence.positions.has(familyOf(one)))
  })
}
