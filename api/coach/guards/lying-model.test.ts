import { describe, expect, test } from 'vitest'
import { companyFacts, thingsToLookUp } from './company-facts.ts'
import { type Facts, readFacts } from './facts.ts'
import { keepAdvice, keepClaims } from './keep-to-facts.ts'
import { plainText } from './plain-text.ts'
import { quotesAreTrue } from './quotes.ts'
import { keepSentences } from './sentences.ts'
import { honestSentences } from './testing/honest.ts'
import { type Lie, lies } from './testing/lies.ts'
import { engineer, nurse, seller } from './testing/people.ts'

const factsOf: Record<Lie['who'], Facts> = {
  nurse: readFacts(nurse),
  seller: readFacts(seller),
  engineer: readFacts(engineer),
}

/** What becomes of a text on its way to the page. */
function guarded({ who, as, text }: Pick<Lie, 'who' | 'as' | 'text'>): string {
  const facts = factsOf[who]
  const clean = plainText(text, { own: facts.resume.text, named: facts.ad.text })
  const quoted = keepSentences(clean, (sentence) => quotesAreTrue(sentence, [facts.resume.text, facts.ad.text]))
  if (as === 'claim') return keepClaims(clean, facts)
  if (as === 'advice') return keepAdvice(quoted, facts)
  if (as === 'company') return companyFacts(quoted, facts)
  return thingsToLookUp([quoted], facts).join(' ')
}

describe('a lying model', () => {
  test.each(lies)('$as, $who: "$text" does not get through', (lie) => {
    expect(guarded(lie).toLowerCase()).not.toContain(lie.gone.toLowerCase())
  })

  test('the planted lies are at least 60, over all kinds of text', () => {
    expect(lies.length).toBeGreaterThanOrEqual(60)
    expect(new Set(lies.map(({ as }) => as)).size).toBe(4)
  })
})

describe('an honest model', () => {
  test.each(honestSentences)('$as, $who: "$text" stays as it is', (sentence) => {
    expect(guarded(sentence)).toBe(sentence.text)
  })

  test('the honest sentences are at least 60', () => {
    expect(honestSentences.length).toBeGreaterThanOrEqual(60)
  })
})
