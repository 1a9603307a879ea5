import { keepSentences } from '../text/sentences.ts'
import { familyOf } from '../text/stem.ts'
import { wordsOf } from '../text/words.ts'
import { isOrdinary } from './common-words.ts'
import type { Facts } from './facts.ts'
import { isSupported } from './figure-support.ts'
import { figuresIn } from './figures.ts'
import { unknownMonths } from './months-alone.ts'
import { unknownNames } from './names.ts'
import lists from './word-lists.json' with { type: 'json' }

/** What reads like news or reputation; each must stand in the ad by its own word. */
const newsWords =
  /\b(?:recent(?:ly)?|latest|announc\w*|launch\w*|acqui\w*|merg\w*|rais\w+ (?:\w+ )?(?:funding|capital|money|round)|funding|ipo|publicly|listed|valuation|valued|profit\w*|revenue|headquarter\w*|founded|established|award\w*|rank\w*|leading|leader|renowned|reputation|reputable|prestigious|known|famous|fortune|expan\w*|layoffs?|lawsuit|ceo|founder|investors?|subsidiary|owned|offices|countries|worldwide|globally|international\w*|multinational|fast-growing|growing|sustainab\w*|diverse|family-owned|market share|largest|oldest|biggest|pioneer\w*|cutting-edge|innovat\w*|culture|values?|mission|decades?|century|tradition|trusted|generous|remote|flexible|turnover|pays?|salary|benefits|best|top|finest|excellent|outstanding|exceptional|spotless|perfect|rated|acclaimed|celebrated|beloved|admired|popular|successful|safest)\b/gi

/** At least this share of a sentence's telling words must be the ad's own. */
const leastShareFromAd = 0.4

/** Words that any sentence about an ad may use. */
const frame = new Set(lists.adTalk.map(familyOf))

/** Sentences about the employer that the ad itself vouches for; the rest goes. */
export function companyFacts(text: string, { ad }: Facts): string {
  return keepSentences(text, (sentence) => {
    if (figuresIn(sentence).some((figure) => !isSupported(figure, ad.figures, { anywhere: true }))) return false
    if (unknownNames(sentence, [ad.names]).length > 0) return false
    for (const [word] of sentence.matchAll(newsWords))
      if (!wordsOf(word).every((part) => ad.names.stems.has(familyOf(part)))) return false
    return shareFromAd(sentence, ad.names.stems) >= leastShareFromAd
  })
}

function shareFromAd(sentence: string, adStems: Set<string>): number {
  const telling = wordsOf(sentence).filter((word) => word.length > 3 && !frame.has(familyOf(word)) && !functionWords.has(word))
  if (telling.length === 0) return 1
  // "A teaching aide in each class": one rare word is a fact of its own.
  if (telling.some((word) => !adStems.has(familyOf(word)) && isRare(word))) return 0
  return telling.filter((word) => adStems.has(familyOf(word))).length / telling.length
}

const ending = /(?:s|ed|ing)$/
const isRare = (word: string) =>
  ![word, ...(ending.test(word) ? [familyOf(word), word.replace(ending, '')] : [])].some(isOrdinary)

const functionWords = new Set(lists.functionWords)

const lookUpVerbs =
  /^(?:["“]?)(?:look|search|check|read|find|see|review|visit|ask|browse|scan|watch|follow|note|learn|compare|explore|consult|go|study|get|prepare|skim|research|bring|use|open|think)\b/i

/**
 * What to look up before the interview. News is never taken from a model: only sentences that send the person looking pass, and they
 * bring no figure and no name of their own.
 */
export function thingsToLookUp(sentences: readonly string[], { ad }: Facts): string[] {
  return sentences
    .filter((sentence) => lookUpVerbs.test(sentence))
    .filter((sentence) =>
      figuresIn(sentence).every(
        (figure) => isSupported(figure, ad.figures, { anywhere: true }) || isSmallAdvice(sentence, figure.start),
      ),
    )
    .filter((sentence) =>
      unknownNames(sentence, [ad.names]).every(
        ({ text }) => wordsOf(text).every(isOrdinary) || /linkedin|glassdoor|google/i.test(text),
      ),
    )
    .filter(
      (sentence) =>
        !presupposed.test(sentence) &&
        unknownMonths(sentence, ad.text).length === 0 &&
        !/\b(?:which|that|who|since|because|after) (?:\w+ ){0,2}(?:recently|just|has|have|announced|launched|raised|acquired|is|was|were|opened|won)\b/i.test(
          sentence,
        ),
    )
}

/** "The strike at Marwood", "the fine that they paid": whoever is sent to look for it is told that it happened. */
const presupposed =
  /\b(?:the|its|their) (?:\p{L}+ )?(?:strike|fine|lawsuit|merger|scandal|layoffs?|closure|outage|recall|investigation|acquisition|buyout|expansion|takeover|bankruptcy|settlement)\b|\bthat (?:\p{L}+ ){0,3}(?:paid|passed|won|lost|signed|closed|sold|bought|faced|settled)\b/iu

/** "in the last 12 months", "two or three recent articles". */
function isSmallAdvice(sentence: string, at: number): boolean {
  return (
    /(?:last|past|next|two or|one or|about|least|or)\s+$|^[^.]{0,12}$/i.test(sentence.slice(0, at)) ||
    /^\S+\s+(?:or|to|recent|articles?|things?|facts?|questions?|months|years|weeks|people|points|sources|reasons|news)/i.test(
      sentence.slice(at),
    )
  )
}
