import { familyOf } from '../text/stem.ts'
import { wordsOf } from '../text/words.ts'
import { isOrdinary } from './common-words.ts'

/** In fewer words there may be nothing but terms of a trade. */
const fewestWords = 6
/** Of an English sentence's words in small letters at least three in four are ordinary; of other languages one in four, by chance. */
const leastOrdinary = 0.5

/** Whether a sentence can be English: a model that answers in another language is of no use to people who read English. */
export function canBeEnglish(sentence: string): boolean {
  const words = wordsOf((sentence.match(/(?<![\p{L}\p{N}])\p{Ll}[\p{L}'’]*/gu) ?? []).join(' '))
  if (words.length < fewestWords)
    return !/[\p{Script=Cyrillic}\p{Script=Han}\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Devanagari}\p{Script=Kana}\p{Script=Hangul}]{8}/u.test(
      sentence,
    )
  return words.filter((word) => isOrdinary(word) || isOrdinary(familyOf(word))).length >= words.length * leastOrdinary
}
