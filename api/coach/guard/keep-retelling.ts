import { placeholders } from '../text/placeholders.ts'
import { sentencesOf } from '../text/sentences.ts'
import { familyOf } from '../text/stem.ts'
import { wordsOf } from '../text/words.ts'
import lists from './word-lists.json' with { type: 'json' }

/** Words with which anything can be retold, so that they vouch for nothing. */
const small = new Set(lists.retelling.map(familyOf))
/** A part of a sentence with fewer words of its own says too little to be a lie. */
const fewestWords = 2
/** Of a part's own words, so many must stand in what was said: retelling keeps the nouns. */
const leastShare = 0.4
const leastShareOfSentence = 0.6

/** Where a sentence can end early and still be one. */
const joints = /,\s+(?:and|but|which|so|where|while)\s+|;\s+|\s+and\s+(?=(?:I|we|he|she|they|the|my|our)\b)|,\s+/g

const ownWords = (text: string): string[] =>
  wordsOf(text.replace(placeholders, ' '))
    .flatMap((word) => word.split(/[-/]/))
    .map(familyOf)
    .filter((stem) => stem.length > 2 && !small.has(stem))

/**
 * Holds a retelling to what was said, also where a lie has neither figure nor name ("the CEO thanked me in person"): a sentence, or the end
 * of one, whose words mostly stand nowhere in the answer is cut.
 */
export function retellingGuard(answer: string, question: string): (text: string) => string {
  const said = new Set(ownWords(`${answer} ${question}`))
  const shareOf = (text: string) => {
    const words = ownWords(text)
    return words.length < fewestWords ? 1 : words.filter((word) => said.has(word)).length / words.length
  }
  const kept = (sentence: string): string => {
    let end = sentence.length
    const cuts = [0, ...[...sentence.matchAll(joints)].map(({ index }) => index), sentence.length]
    for (let at = cuts.length - 2; at >= 0; at--) {
      const part = sentence.slice(cuts[at], cuts[at + 1])
      if (shareOf(part) >= leastShare) continue
      // Something made up in the middle takes what hangs on it along.
      end = cuts[at]!
    }
    const left = sentence.slice(0, end).trim()
    if (left === '' || shareOf(left) < leastShareOfSentence) return ''
    return end === sentence.length ? sentence : `${left.replace(/[\s,;:–—-]+$/, '')}.`
  }
  return (text) => sentencesOf(text).map(kept).filter(Boolean).join(' ')
}
