import { describe, expect, test } from 'vitest'
import { findFillers } from '../../text/fillers.ts'
import { measureDelivery } from './delivery.ts'
import { fillersShare, paceShare, pausesShare } from './delivery-shares.ts'
import { countFillers } from './filler-counts.ts'
import { paceOf } from './pace.ts'
import { pausesOf, speechSpanOf } from './pauses.ts'
import { say } from './testing/say.ts'

test('fillers are counted, the most frequent first', () => {
  expect(countFillers(findFillers('Um, so, um, well, uh, um'))).toEqual([
    { text: 'um', count: 3 },
    { text: 'so', count: 1 },
    { text: 'uh', count: 1 },
  ])
})

describe('pauses', () => {
  test('are those of two seconds and more between words', () => {
    const spoken = say('one two {1999} three {2000} four {4500} five')
    expect(pausesOf(spoken)).toEqual([
      { startMs: 2999, endMs: 4999 },
      { startMs: 5299, endMs: 9799 },
    ])
  })

  test('leave the first three seconds free', () => {
    expect(pausesOf(say('one two', 4900))).toEqual([])
    expect(pausesOf(say('one two', 5000))).toEqual([{ startMs: 3000, endMs: 5000 }])
  })

  test('measured on the sound win over word times, and silence after the last word is none', () => {
    const spoken = say('one two {3000} three')
    const pauses = [
      { startMs: 0, endMs: 1000 },
      { startMs: 20_000, endMs: 22_500 },
      { startMs: 56_000, endMs: 60_000 },
    ]
    expect(pausesOf({ ...spoken, durationSeconds: 60, pauses })).toEqual([{ startMs: 20_000, endMs: 22_500 }])
    expect(speechSpanOf({ durationSeconds: 60, pauses })).toEqual({ startMs: 1000, endMs: 56_000 })
  })

  test('are not measured without times', () => expect(pausesOf({ durationSeconds: 60 })).toBeNull())
})

describe('pace', () => {
  const words = (count: number) => Array.from({ length: count }, (_, n) => `word${n}`).join(' ')

  test('is words by speaking time, exactly', () => {
    expect(paceOf({ transcript: words(150), source: 'verbatim', durationSeconds: 60 })?.wordsPerMinute).toBe(150)
    expect(paceOf({ transcript: words(97), source: 'recognised', durationSeconds: 43 })?.wordsPerMinute).toBe(135)
  })

  test('leaves out silence before and after, and the articulation rate the pauses too', () => {
    const pauses = [
      { startMs: 0, endMs: 5000 },
      { startMs: 30_000, endMs: 40_000 },
      { startMs: 65_000, endMs: 69_000 },
    ]
    const pace = paceOf({ transcript: words(120), source: 'recognised', durationSeconds: 69, pauses })
    expect(pace).toEqual({ wordsPerMinute: 120, articulationRate: 144 })
  })

  test('is not measured for typed answers or a few words', () => {
    expect(paceOf({ transcript: words(150), source: 'typed', durationSeconds: 60 })).toBeNull()
    expect(paceOf({ transcript: 'I do not know.', source: 'verbatim', durationSeconds: 30 })).toBeNull()
  })

  test('is not measured where more words were typed than anybody could have said in that time', () => {
    expect(paceOf({ transcript: words(170), source: 'recognised', durationSeconds: 9 })).toBeNull()
    expect(paceOf({ transcript: words(12), source: 'recognised', durationSeconds: 90 })).toBeNull()
    expect(paceOf({ transcript: words(250), source: 'recognised', durationSeconds: 60 })?.wordsPerMinute).toBe(250)
  })
})

describe('delivery', () => {
  test('says "not measured" of fillers where the recogniser leaves them out', () => {
    const spoken = { transcript: 'I called the supplier and we agreed on a new date for it.', durationSeconds: 20 }
    expect(measureDelivery({ ...spoken, source: 'recognised' }).delivery.fillers).toBeNull()
    expect(measureDelivery({ ...spoken, source: 'verbatim' }).delivery.fillers).toEqual([])
    const withSound = { ...spoken, transcript: `Um, ${spoken.transcript}` }
    expect(measureDelivery({ ...withSound, source: 'recognised' }).delivery).toMatchObject({
      fillers: [{ text: 'um', count: 1 }],
      fillersPerMinute: 3,
    })
  })

  test('knows nothing of time in a typed answer', () => {
    const { delivery } = measureDelivery({ transcript: 'Um, I typed this.', source: 'typed', durationSeconds: 50, pauses: [] })
    expect(delivery).toEqual({
      words: 4,
      durationSeconds: null,
      wordsPerMinute: null,
      articulationRate: null,
      fillers: null,
      fillersPerMinute: null,
      pauses: null,
      longPauses: null,
    })
  })

  test('earns full points in the usual range and fewer outside, below sooner than above', () => {
    const { delivery } = measureDelivery({ transcript: '', source: 'typed' })
    const pace = (wordsPerMinute: number) => paceShare({ ...delivery, wordsPerMinute })
    expect([125, 145, 165].map(pace)).toEqual([1, 1, 1])
    expect(pace(105)).toBeLessThan(pace(185)!)
    const fillers = (fillersPerMinute: number) =>
      fillersShare({ ...delivery, words: 100, fillersPerMinute, fillers: [{ text: 'um', count: 9 }] })
    expect([5, 12, 20].map(fillers)).toEqual([1, 0.4, 0])
    const pauses = (short: number, long: number) =>
      pausesShare({ ...delivery, pauses: Array(short + long).fill({ startMs: 0, endMs: 0 }), longPauses: long })
    expect([pauses(1, 0), pauses(3, 0), pauses(0, 1)]).toEqual([1, 0.8, 0.7])
  })
})
