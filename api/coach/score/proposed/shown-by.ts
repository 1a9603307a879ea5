import { shownChance } from '../../reading/built-in/matching/shown-classifier.ts'
import { rememberedLikeness, shownLine, shownTerm } from '../../reading/built-in/matching/shown-features.ts'
import type { TermKind } from '../../reading/match-reading.ts'
import { statementsOf } from '../../text/sentences.ts'
import { tokensOf } from '../../text/tokens.ts'

/** Short of what the code takes for shown by itself: so likely is a line about the term, if perhaps not the thing. */
const leastChance = 0.4
/** One of these is not shown by another of its kind, however alike they are. */
const named = new Set<TermKind>(['tool', 'certificate', 'licence', 'degree', 'language'])

/**
 * Whether the sentence in which the quoted words stand may well show the term. A model's word is not enough: the learned reading, which did
 * not find it likely, must find it possible. Names and codes have no other words, and a sentence that denies shows nothing.
 * @param term in the ad's wording
 * @param line of the resume
 * @param at the first of the quoted words in the line
 */
export function shownBy(term: string, kind: TermKind, line: string, at: number): boolean {
  if (named.has(kind) || /\d|\S\p{Lu}/u.test(term)) return false
  return shownChance(shownTerm(term, kind), shownLine(sentenceAt(line, at)), rememberedLikeness()) >= leastChance
}

function sentenceAt(line: string, at: number): string {
  const start = tokensOf(line)[at]?.start ?? 0
  let end = 0
  for (const sentence of statementsOf(line)) {
    end = line.indexOf(sentence, end) + sentence.length
    if (start < end) return sentence
  }
  return line
}
