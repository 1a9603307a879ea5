import { describe, expect, test } from 'vitest'
import { measureDelivery } from './delivery.ts'
import { fillersShare, paceShare, pausesShare } from './delivery-shares.ts'
import { countFillers, findFillers } from './fillers.ts'
import { estimateSpeakingSeconds, paceOf } from './pace.ts'
import { pausesOf, speechSpanOf } from './pauses.ts'
import { say } from './testing/say.ts'
import { countSpokenWords } from './tokens.ts'

const fillersOf = (transcript: string) => findFillers(transcript).map(({ text }) => text)

describe('words', () => {
  test.each([
    ['', 0],
    ['  …  — ', 0],
    ["I'm the follow-up nurse.", 4],
    ['We saved $1,200 - or 3.5% - by 9:30.', 7],
    ['So... yes, um,no', 4],
    ['Grüße an Łódź—und C++', 5],
  ])('%j has %i', (transcript, words) => expect(countSpokenWords(transcript)).toBe(words))
})

describe('fillers', () => {
  test.each([
    ['Um, I was, uh, in charge. Erm, hmm.', ['um', 'uh', 'erm', 'hmm']],
    ['I worked in the ER, and the ER was full. She is a UM graduate.', []],
    ['He came in through the er on a Friday.', []],
    // "like" as a verb, a preposition, a comparison
    ['I like my team and they like me. It looks like a tool like Excel, or things like that.', []],
    [
      'It was, like, hard. I was like, no way. It took like twenty minutes and was like really long.',
      ['like', 'like', 'like', 'like'],
    ],
    ['Um like we tried. Like, everything.', ['um', 'like', 'like']],
    ['I would like to add this, like Anna did.', []],
    ['So we went there so that it worked, and so I stayed.', []],
    ['So, we went. And, so, I stayed. So um yes.', ['so', 'so', 'so', 'um']],
    ['You know, it was late. It was, you know, late. I was tired, you know.', ['you know', 'you know', 'you know']],
    ['Do you know what I did? I let you know that it broke. As you know, we are few. You know the team.', []],
    ['I mean, it worked. What I mean is that it worked. I mean it.', ['i mean']],
    ['It was kind of hard and I sort of gave up.', ['kind of', 'sort of']],
    ['What kind of work, this sort of thing, a new kind of valve.', []],
    ['Basically we won. I took it literally. It was literally on fire.', ['basically', 'literally']],
    ['Actually, yes. We actually finished. It was, honestly, good.', ['actually', 'honestly']],
    ['Turn right at the gate. That is right. It works, right? Right, then.', ['right', 'right']],
    ['Well, I began. It went well, as well.', ['well']],
    [
      'We ordered tape and stuff. Milk or something similar. Boxes or something. So yeah.',
      ['and stuff', 'or something', 'so yeah'],
    ],
  ])('%s', (transcript, fillers) => expect(fillersOf(transcript)).toEqual(fillers))

  test('stand where they stand in the transcript, with their times', () => {
    const { transcript, words } = say('Um, we were, you know, late')
    const found = findFillers(transcript, words)
    expect(found.map(({ quote, startMs, endMs }) => [quote, startMs, endMs])).toEqual([
      ['Um', 0, 300],
      ['you know', 1200, 1900],
    ])
    for (const { quote, start, end } of found) expect(transcript.slice(start, end)).toBe(quote)
  })

  test('are found by silences where the recogniser writes no commas', () => {
    const set = say('it was {600} like {500} late and we like it')
    expect(findFillers(set.transcript, set.words).map(({ text }) => text)).toEqual(['like'])
    const run = say('it was late and we like it')
    expect(findFillers(run.transcript, run.words)).toEqual([])
  })

  test('keep their times after the person corrected a word', () => {
    const { words } = say('um I gave the patience their um drugs')
    const corrected = findFillers('Um, I gave the patients all of their, um, drugs', words)
    expect(corrected.map(({ startMs }) => startMs)).toEqual([0, 2400])
  })

  test('are counted, the most frequent first', () => {
    expect(countFillers(findFillers('Um, so, um, well, uh, um'))).toEqual([
      { text: 'um', count: 3 },
      { text: 'so', count: 1 },
      { text: 'uh', count: 1 },
    ])
  })
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

  test('of a script is told before it is spoken: 150 to 225 words are 60 to 90 seconds', () => {
    expect([words(150), words(225)].map((text) => estimateSpeakingSeconds(text))).toEqual([60, 90])
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
