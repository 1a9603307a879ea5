import type { Facts } from '../../guards/facts.ts'
import { keepClaims } from '../../guards/keep-to-facts.ts'
import { isQuoteOf } from '../../guards/quotes.ts'
import { sentencesOf } from '../../guards/sentences.ts'

/** "I have not used Epic yet": what is denied may be named. */
const denies =
  /\b(?:ha(?:ve|s)(?:n['’]t| not)|had(?:n['’]t| not)|did(?:n['’]t| not)|do(?:es)?(?:n['’]t| not)|not yet|never|no (?:direct |hands-on |formal )?(?:experience|practice|training)|new to me|little (?:to do with|experience))\b/i
/** "Not only", and a second half that takes the denial back. */
const takesItBack =
  /\bnot (?:only|just|merely|simply)\b|\b(?:but|although|though|however|yet I|until|before|since|and I (?:have|hold|am|was|led|ran))\b/i
/** "You ask for wound care." */
const speaksOfTheAd =
  /\b(?:you|your ad|the ad|the advertisement|this (?:role|job)|the (?:role|job)) (?:asks?|wants?|needs?|describes?|lists?|mentions?|requires?)\b/i
const speaksOfMe = /\b(?:I|me|my|mine|we|our|us)\b/
const quotations = /[“"][^“”"]{3,300}[”"]/g

/**
 * An answer in the person's own name: `keepClaims` sentence by sentence, except that an open denial and a sentence about the ad alone may
 * name what the ad asks for. Figures of a denial must be the person's all the same.
 */
export function keepAnswer(text: string, facts: Facts): string {
  const named: Facts = { ...facts, missingTerms: [], resume: { ...facts.both, figures: facts.resume.figures } }
  return sentencesOf(text)
    .map((sentence) => {
      if (speaksOfTheAd.test(sentence) && !speaksOfMe.test(sentence.replace(quotations, ' '))) return aboutTheAd(sentence, facts)
      if (denies.test(sentence) && !takesItBack.test(sentence)) return keepClaims(sentence, named)
      return keepClaims(sentence, facts)
    })
    .join(' ')
}

/** What the ad says word for word stays as it is. */
function aboutTheAd(sentence: string, facts: Facts): string {
  const quotes = (sentence.match(quotations) ?? []).filter((quote) => isQuoteOf(quote, facts.ad.text))
  const open = quotes.reduce((text, quote, at) => text.replace(quote, `[quotation ${letters[at]}]`), sentence)
  const kept = keepClaims(open, { ...facts, missingTerms: [], resume: facts.both })
  return quotes.reduce((text, quote, at) => text.replace(`[quotation ${letters[at]}]`, () => quote), kept)
}

/** A placeholder with a number in it would be read as a figure. */
const letters = 'abcdefghij'
