import lists from '../../../data/answer-words.json' with { type: 'json' }
import insultWords from '../../../data/insults.json' with { type: 'json' }
import { type TaggedWord, taggedWords } from '../../../text/part-of-speech.ts'
import { isPerson, wordScore } from './words.ts'

const insulting = new Set(insultWords)
/** From this score on, an unlisted word is an insult if it is said of a person with "is" or "was". */
const surely = 0.9
const being = new Set(["'s", "'re", 'is', 'are', 'was', 'were', 'be', 'being', 'been'])
const reach = 4

const isInsult = (word: string) =>
  [word, word.replace(/iest$/, 'y'), word.replace(/est$/, '')].some((form) => insulting.has(form))
const not = new Set(["n't", 'not', 'never'])
const self = new Set(['i', 'me', 'my', 'myself', 'mine'])
const saying = new Set(lists.saying)

/** Whether the speaker insults a person. Reported insults and those about oneself or a thing do not count. */
export function insults(text: string): boolean {
  const words = taggedWords(text)
  return words.some(({ tag, lower }, at) => {
    if (!(tag === 'NOUN' || tag === 'ADJ' || tag === 'PROPN')) return false
    const before = words.slice(0, at)
    // "This was out in Wyoming" is not an insult.
    const isCalled =
      tag !== 'PROPN' &&
      before.at(-1)?.tag !== 'ADP' &&
      words[at + 1]?.tag !== 'ADP' &&
      before.slice(-reach).some((word) => being.has(word.lower))
    if (!isInsult(lower) && !(isCalled && wordScore('insult', lower) > surely)) return false
    return !before.slice(-reach).some((word) => not.has(word.lower)) && !isReported(before) && isOfPerson(words, at)
  })
}

/** Somebody else says it: "he shouted that I was useless". */
function isReported(before: readonly TaggedWord[]): boolean {
  const said = before.findLastIndex(({ lower }) => saying.has(lower))
  if (said < 0) return false
  const subject = before.slice(0, said).findLast(({ tag }) => tag === 'PRON' || tag === 'NOUN' || tag === 'PROPN')
  return subject !== undefined && subject.lower !== 'i'
}

function isOfPerson(words: readonly TaggedWord[], at: number): boolean {
  const next = words[at + 1]
  if (next?.tag === 'NOUN' && !isPerson(next.lower) && !isInsult(next.lower)) return false
  const before = words.slice(0, at)
  const is = before.findLastIndex(({ lower }) => being.has(lower))
  const subject = before.slice(0, is < 0 ? at : is).findLast(isSubject)
  if (subject && self.has(subject.lower)) return is < 0 && words[at]!.tag === 'NOUN' && isPerson(words[at]!.lower)
  if (subject && (isPerson(subject.lower) || subject.tag === 'PROPN' || isInsult(subject.lower))) return true
  return is >= 0 && subject !== undefined && isPerson(words[at]!.lower)
}

/** "the people in accounts": the accounts are not who is meant. */
const isSubject = ({ tag, lower }: TaggedWord, at: number, words: readonly TaggedWord[]) =>
  (tag === 'PRON' && !relative.has(lower)) ||
  ((tag === 'NOUN' || tag === 'PROPN') && !words.slice(Math.max(0, at - 2), at).some((word) => word.tag === 'ADP'))
const relative = new Set(['who', 'which', 'that', 'what', 'where'])
