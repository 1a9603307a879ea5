import lists from '../../../data/answer-words.json' with { type: 'json' }
import insultWords from '../../../data/insults.json' with { type: 'json' }
import { type TaggedWord, taggedWords } from '../../../text/part-of-speech.ts'

const insulting = new Set(insultWords)
const isInsult = ({ lower }: TaggedWord) =>
  [lower, lower.replace(/iest$/, 'y'), lower.replace(/est$/, '')].some((form) => insulting.has(form))

/** Whether the speaker insults another person in listed words. Denied and quoted insults do not count. */
export function insults(text: string): boolean {
  const words = taggedWords(text)
  return words.some((word, at) => isInsult(word) && isOfPerson(words, at))
}

const being = new Set(["'s", "'re", 'is', 'are', 'was', 'were', 'be', 'being', 'been'])
const not = new Set(["n't", 'not', 'never'])
const reach = 4
const saying = new Set(lists.saying)

function isOfPerson(words: readonly TaggedWord[], at: number): boolean {
  const before = words.slice(0, at)
  if (before.slice(-reach).some(({ lower }) => not.has(lower)) || isReported(before)) return false
  const next = words[at + 1]
  // "Useless at the basin" judges one skill.
  if (next?.tag === 'ADP' && words[at]!.tag === 'ADJ') return false
  if (next?.tag === 'NOUN') return isPerson(next) || isInsult(next)
  const isNoun = words[at]!.tag === 'NOUN'
  const is = before.findLastIndex(({ lower }) => being.has(lower))
  const subject = before.slice(0, is >= 0 ? is : isNoun ? at : 0).findLast(isSubject)
  return subject !== undefined && (isPerson(subject) || isInsult(subject))
}

/** "He shouted that I was useless." */
function isReported(before: readonly TaggedWord[]): boolean {
  const said = before.findLastIndex(({ lower }) => saying.has(lower))
  const subject = before.slice(0, Math.max(0, said)).findLast(({ tag }) => tag === 'PRON' || tag === 'NOUN' || tag === 'PROPN')
  return subject !== undefined && subject.lower !== 'i'
}

const persons = new Set(lists.persons)
const isPerson = ({ tag, lower }: TaggedWord) => tag === 'PROPN' || persons.has(lower) || persons.has(lower.replace(/s$/, ''))

const relative = new Set(['who', 'which', 'that', 'what', 'where'])
/** "the people in accounts": the accounts are not who is meant. */
const isSubject = ({ tag, lower }: TaggedWord, at: number, words: readonly TaggedWord[]) =>
  (tag === 'PRON' && !relative.has(lower)) ||
  ((tag === 'NOUN' || tag === 'PROPN') && !words.slice(Math.max(0, at - 2), at).some((word) => word.tag === 'ADP'))
