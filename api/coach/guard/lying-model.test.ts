import { describe, expect, test } from 'vitest'
import { guarded } from './testing/guarded.ts'
import { honestSentences } from './testing/honest-sentences.ts'
import { lies } from './testing/planted-lies.ts'

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
