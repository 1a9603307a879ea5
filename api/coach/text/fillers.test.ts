import { describe, expect, test } from 'vitest'
import { findingsIn } from '../score/delivery/located-findings.ts'
import { say } from '../score/delivery/testing/say.ts'
import { findFillers } from './fillers.ts'
import { countSpokenWords } from './transcript-tokens.ts'

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
    ['It took like seventy minutes, and like one day.', ['like']],
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
    expect(found.map(({ quote }) => quote)).toEqual(['Um', 'you know'])
    for (const { quote, start, end } of found) expect(transcript.slice(start, end)).toBe(quote)
    expect(found.map(findingsIn(transcript, words).timesOf)).toEqual([
      { startMs: 0, endMs: 300 },
      { startMs: 1200, endMs: 1900 },
    ])
  })

  test('are found by silences where the recogniser writes no commas', () => {
    const set = say('it was {600} like {500} late and we like it')
    expect(findFillers(set.transcript, set.words).map(({ text }) => text)).toEqual(['like'])
    const run = say('it was late and we like it')
    expect(findFillers(run.transcript, run.words)).toEqual([])
  })

  test('keep their times after the person corrected a word', () => {
    const { words } = say('um I gave the patience their um drugs')
    const corrected = 'Um, I gave the patients all of their, um, drugs'
    const { timesOf } = findingsIn(corrected, words)
    expect(findFillers(corrected).map((filler) => timesOf(filler).startMs)).toEqual([0, 2400])
  })
})
