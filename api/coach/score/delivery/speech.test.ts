import { describe, expect, test } from 'vitest'
import { measureDelivery, type Spoken } from './delivery.ts'
import { deliveryShares } from './delivery-parts.ts'
import { say } from './testing/say.ts'

const deliveryOf = (spoken: Partial<Spoken>) => measureDelivery({ transcript: '', source: 'verbatim', ...spoken }).delivery

test('fillers are counted, the most frequent first', () => {
  expect(deliveryOf({ transcript: 'Um, so, um, well, uh, um' }).fillers).toEqual([
    { text: 'um', count: 3 },
    { text: 'so', count: 1 },
    { text: 'uh', count: 1 },
  ])
})

describe('pauses', () => {
  test('are those of two seconds and more between words', () => {
    expect(deliveryOf(say('one two {1999} three {2000} four {4500} five')).pauses).toEqual([
      { startMs: 2999, endMs: 4999 },
      { startMs: 5299, endMs: 9799 },
    ])
  })

  test('leave the first three seconds free', () => {
    expect(deliveryOf(say('one two', 4900)).pauses).toEqual([])
    expect(deliveryOf(say('one two', 5000)).pauses).toEqual([{ startMs: 3000, endMs: 5000 }])
  })

  test('measured on the sound win over word times, and silence after the last word is none', () => {
    const pauses = [
      { startMs: 0, endMs: 1000 },
      { startMs: 20_000, endMs: 22_500 },
      { startMs: 56_000, endMs: 60_000 },
    ]
    const spoken = { ...say('one two {3000} three'), durationSeconds: 60, pauses }
    expect(deliveryOf(spoken).pauses).toEqual([{ startMs: 20_000, endMs: 22_500 }])
  })

  test('are not measured without times', () => expect(deliveryOf({ durationSeconds: 60 }).pauses).toBeNull())
})

describe('pace', () => {
  const words = (count: number) => Array.from({ length: count }, (_, n) => `word${n}`).join(' ')
  const paceOf = (spoken: Partial<Spoken>) => deliveryOf({ source: 'recognised', ...spoken }).wordsPerMinute

  test('is words by speaking time, exactly', () => {
    expect(paceOf({ transcript: words(150), source: 'verbatim', durationSeconds: 60 })).toBe(150)
    expect(paceOf({ transcript: words(97), durationSeconds: 43 })).toBe(135)
  })

  test('leaves out silence before and after', () => {
    const pauses = [
      { startMs: 0, endMs: 5000 },
      { startMs: 30_000, endMs: 40_000 },
      { startMs: 65_000, endMs: 69_000 },
    ]
    expect(paceOf({ transcript: words(120), durationSeconds: 69, pauses })).toBe(120)
  })

  test('is not measured for typed answers or a few words', () => {
    expect(paceOf({ transcript: words(150), source: 'typed', durationSeconds: 60 })).toBeNull()
    expect(paceOf({ transcript: 'I do not know.', source: 'verbatim', durationSeconds: 30 })).toBeNull()
  })

  test('is not measured where more words were typed than anybody could have said in that time', () => {
    expect(paceOf({ transcript: words(170), durationSeconds: 9 })).toBeNull()
    expect(paceOf({ transcript: words(12), durationSeconds: 90 })).toBeNull()
    expect(paceOf({ transcript: words(250), durationSeconds: 60 })).toBe(250)
  })
})

describe('delivery', () => {
  test('says "not measured" of fillers where the recognizer leaves them out', () => {
    const spoken = { transcript: 'I called the supplier and we agreed on a new date for it.', durationSeconds: 20 }
    expect(deliveryOf({ ...spoken, source: 'recognised' }).fillers).toBeNull()
    expect(deliveryOf(spoken).fillers).toEqual([])
    const withSound = { ...spoken, transcript: `Um, ${spoken.transcript}` }
    expect(deliveryOf({ ...withSound, source: 'recognised' })).toMatchObject({
      fillers: [{ text: 'um', count: 1 }],
      fillersPerMinute: 3,
    })
  })

  test('knows nothing of time in a typed answer', () => {
    expect(deliveryOf({ transcript: 'Um, I typed this.', source: 'typed', durationSeconds: 50, pauses: [] })).toEqual({
      words: 4,
      durationSeconds: null,
      wordsPerMinute: null,
      fillers: null,
      fillersPerMinute: null,
      pauses: null,
      longPauses: null,
    })
  })

  test('earns full points in the usual range and fewer outside, below sooner than above', () => {
    const delivery = { ...deliveryOf({ source: 'typed' }), words: 100 }
    const pace = (wordsPerMinute: number) => deliveryShares.pace({ delivery: { ...delivery, wordsPerMinute } })
    expect([125, 145, 165].map(pace)).toEqual([1, 1, 1])
    expect(pace(105)).toBeLessThan(pace(185)!)
    const fillers = (fillersPerMinute: number) =>
      deliveryShares.fillers({ delivery: { ...delivery, fillersPerMinute, fillers: [{ text: 'um', count: 9 }] } })
    expect([5, 12, 20].map(fillers)).toEqual([1, 0.4, 0])
    expect(deliveryShares.fillers({ delivery: { ...delivery, words: 28, fillers: [], fillersPerMinute: 0 } })).toBeNull()
    const pauses = (short: number, long: number) =>
      deliveryShares.pauses({
        delivery: { ...delivery, pauses: Array(short + long).fill({ startMs: 0, endMs: 0 }), longPauses: long },
      })
    expect([pauses(1, 0), pauses(3, 0), pauses(0, 1)]).toEqual([1, 0.8, 0.7])
  })
})
