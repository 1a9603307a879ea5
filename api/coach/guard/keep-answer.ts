import { sentencesOf } from '../text/sentences.ts'
import type { Facts } from './facts.ts'
import { keepClaims } from './keep-to-facts.ts'
import { isQuoteOf } from './quotes.ts'

/** "I have not used Epic yet": what is denied may be named. "I never gave up" denies nothing of the kind. */
const denies =
  /\b(?:ha(?:ve|d)(?:n['’]t| not| never)(?: yet| so far)? (?:used|worked|had|held|done|led|charted|practiced|learned|been)|do(?:n['’]t| not)(?: yet)? (?:have|hold|know|use|speak)|no (?:direct |hands-on |formal |real )?(?:experience|practice|training)|(?:is|are) new to me|little (?:to do with|experience))\b/i
/** A second half may take the denial back. */
const goesOn =
  /\b(?:and|but|while|although|though|however|until|before|since|except|besides|plus|yet I|not only|not just)\b|[;:–—]/i
/** "You ask for wound care." */
const speaksOfTheAd =
  /\b(?:you|your ad|the ad|the advertisement|this (?:role|job)|the (?:role|job)) (?:asks?|wants?|needs?|describes?|lists?|mentions?|requires?)\b/i
const speaksOfSomebody = /\b(?:I|me|my|mine|we|our|us|which|who|holds?|possess\w*|already)\b/
const quotations = /[“"][^“”"]{3,300}[”"]/g

/**
 * An answer in the person's own name: `keepClaims` sentence by sentence, except that an open denial and a sentence about the ad alone may
 * name what the ad asks for. Figures of a denial must be the person's all the same.
 */
export function keepAnswer(text: string, facts: Facts): string {
  const named: Facts = { ...facts, missingTerms: [], resume: { ...facts.both, figures: facts.resume.figures } }
  return sentencesOf(text)
    .map((sentence) => {
      if (speaksOfTheAd.test(sentence) && !speaksOfSomebody.test(sentence.replace(quotations, ' ')))
        return aboutTheAd(sentence, facts)
      return keepClaims(sentence, isOnlyDenial(sentence, facts) ? named : facts)
    })
    .join(' ')
}

/** "HACCP and allergen management" is one matter: its "and" begins no second half. */
function isOnlyDenial(sentence: string, { missingTerms }: Facts): boolean {
  if (!denies.test(sentence)) return false
  const lower = missingTerms.reduce((text, term) => text.replaceAll(term.toLowerCase(), 'X'), sentence.toLowerCase())
  return !goesOn.test(lower.replace(/\bX(?:, X)*,? (?:and|or) X\b/g, 'X'))
}

/** What the ad says word for word stays as it is. */
function aboutTheAd(sentence: string, facts: Facts): string {
  const quotes = (sentence.match(quotations) ?? []).filter((quote) => isQuoteOf(quote, facts.ad))
  const open = quotes.reduce((text, quote, at) => text.replace(quote, `[quotation ${letters[at]}]`), sentence)
  const kept = keepClaims(open, { ...facts, missingTerms: [], resume: facts.both })
  return quotes.reduce((text, quote, at) => text.replace(`[quotation ${letters[at]}]`, () => quote), kept)
}

/** A placeholder with a number in it would be read as a figure. */
const letters = 'abcdefghij'
