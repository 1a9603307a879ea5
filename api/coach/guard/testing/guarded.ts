import { keepSentences } from '../../text/sentences.ts'
import { companyFacts, thingsToLookUp } from '../company-facts.ts'
import { type Facts, readFacts } from '../facts.ts'
import { keepAdvice, keepClaims } from '../keep-to-facts.ts'
import { plainText } from '../plain-text.ts'
import { quotesAreTrue } from '../quotes.ts'
import { driver, teacher } from './people-of-trades.ts'
import type { PlantedLie } from './planted-lie.ts'
import { engineer, nurse, seller } from './sample-candidates.ts'

const factsOf: Record<PlantedLie['who'], Facts> = {
  nurse: readFacts(nurse),
  seller: readFacts(seller),
  engineer: readFacts(engineer),
  driver: readFacts(driver),
  teacher: readFacts(teacher),
}

/** What becomes of a text on its way to the page. */
export function guarded({ who, as, text }: Pick<PlantedLie, 'who' | 'as' | 'text'>): string {
  const facts = factsOf[who]
  const clean = plainText(text, { own: facts.resume.text, named: facts.ad.text })
  const quoted = keepSentences(clean, (sentence) => quotesAreTrue(sentence, [facts.resume.text, facts.ad.text]))
  if (as === 'claim') return keepClaims(clean, facts)
  if (as === 'advice') return keepAdvice(quoted, facts)
  if (as === 'company') return companyFacts(quoted, facts)
  return thingsToLookUp([quoted], facts).join(' ')
}
