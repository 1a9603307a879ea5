import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { analyzeButton } from './form-rules.ts'

const known = (credits: number) => ({ state: 'known' as const, credits })

describe('the button', () => {
  test('without a file it asks for one, whatever the balance', () => {
    for (const credits of [0, 10, 40]) {
      expect(analyzeButton({ hasFile: false, credits: known(credits) })).toMatchObject({
        label: 'Upload Resume to Continue',
      })
    }
  })

  test('with 0 credits it says so, and what an analysis takes', () => {
    expect(analyzeButton({ hasFile: true, credits: known(0) })).toMatchObject({
      shortage: 'Insufficient Credits. This takes 15, you have 0.',
    })
  })

  test('with 1 to 14 credits it says what is missing', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 14 }), (credits) => {
        const button = analyzeButton({ hasFile: true, credits: known(credits) })
        expect(button).toMatchObject({
          label: 'Analyze Resume (15 credits)',
          shortage: `This takes 15, you have ${credits}.`,
        })
      }),
    )
  })

  test('with enough credits it names the price and the promise; the balance is in the badge', () => {
    expect(analyzeButton({ hasFile: true, credits: known(40) })).toEqual({
      label: 'Analyze Resume (15 credits)',
      note: 'You pay only if you get results.',
      shortage: null,
    })
  })

  test('a balance that is loading or unknown locks nothing', () => {
    for (const state of ['loading', 'unknown'] as const) {
      const button = analyzeButton({ hasFile: true, credits: { state, credits: 0 } })
      expect(button).toMatchObject({ shortage: null, note: 'You pay only if you get results.' })
    }
  })
})
