import { expect, test } from 'vitest'
import { fallbackFeedback } from '../../api/contract/fallback-feedback.ts'
import { InterviewFeedbackAnswer } from '../../api/contract/voice-interview.ts'
import { askButton, givenOf, wordsShown } from './coach-state.ts'
import type { FeedbackRun } from './feedback-runs.ts'
import type { SoundFigures } from './sound-figures.ts'

const spoken = { lengthMs: 42_300 }
const sound: SoundFigures = {
  ...{ lengthMs: 42_300, spokenMs: 36_000, voiceDb: -24, isClipped: false },
  silences: [{ startMs: 0, endMs: 500 }],
}
const ready: FeedbackRun = {
  ...{ before: [], request: null },
  answer: InterviewFeedbackAnswer.parse({
    ...{ ...fallbackFeedback, transcript: 'What the server heard', words: [] },
    ...{ recomputationsLeft: null, creditsCharged: 5, creditsRemaining: 35 },
  }),
}
const known = (credits: number) => ({ state: 'known', credits }) as const
const given = { how: 'words', transcript: 'Words', source: 'typed' } as const
const before = { run: undefined, given, isOutdated: false, isOnline: true, waits: '', credits: known(40) }

test('a recording is sent as sound where the server transcribes, and as words once the user has corrected them', () => {
  expect(givenOf({ spoken, words: null }, sound, 'server')).toEqual({
    ...{ how: 'sound', speechSeconds: 36, pauses: sound.silences },
  })
  expect(givenOf({ spoken, words: 'Put right' }, sound, 'server')).toEqual({
    ...{ how: 'words', transcript: 'Put right', source: 'recognised', durationSeconds: 42.3, pauses: sound.silences },
  })
})

test('where the server does not transcribe, a recording without words cannot be sent: the words are asked for first', () => {
  expect(givenOf({ spoken, words: null }, sound, 'browser')).toBeNull()
  expect(askButton({ ...before, given: null })).toBeNull()
})

test('a typed answer has no delivery to judge', () => {
  expect(givenOf({ spoken: null, words: 'Typed' }, null, 'server')).toEqual({
    how: 'words',
    transcript: 'Typed',
    source: 'typed',
  })
})

test('feedback that the AI could not write can be requested again; where there was nothing to write about, it cannot', () => {
  const returned = (verdict: 'answered' | 'no-answer'): FeedbackRun => ({
    ...{ ...ready, answer: { ...ready.answer!, verdict, charge: 'returned', creditsReturned: 5 } },
  })
  expect(askButton({ ...before, run: returned('answered') })).toMatchObject({ label: 'Ask the AI again (5 credits)' })
  expect(askButton({ ...before, run: returned('no-answer') })).toBeNull()
  expect(askButton({ ...before, run: ready })).toBeNull()
})

test('the button shows the price; short of credits it offers more', () => {
  expect(askButton(before)).toMatchObject({
    label: 'Get AI feedback (5 credits)',
    note: 'You have 40. You pay only if you get feedback.',
  })
  expect(askButton({ ...before, credits: known(5) })).toMatchObject({ offersCredits: false })
  expect(askButton({ ...before, credits: known(4) })).toMatchObject({
    note: 'This takes 5, you have 4.',
    offersCredits: true,
  })
})

test('without a connection the button can be pressed, and says what happens then', () => {
  expect(askButton({ ...before, isOnline: false })).toMatchObject({
    label: 'Get AI feedback (5 credits)',
    note: 'No connection. Ask now, and your feedback follows automatically (5 credits).',
  })
  const request = { state: 'waiting', jobId: 'j', problemStatus: null } as const
  const asked = { ...before, run: { answer: null, before: [], request }, waits: 'while Greenroom is open' }
  const waiting = {
    ...{ label: 'Waiting for a connection', isBusy: true, canCancel: true },
    note: 'Your feedback follows automatically while Greenroom is open (5 credits).',
  }
  expect(askButton({ ...asked, isOnline: false })).toMatchObject(waiting)
  expect(askButton({ ...asked, run: { ...asked.run, request: { ...request, problemStatus: 0 } } })).toMatchObject(waiting)
})

test('while feedback is being written the button is busy, and a server that fails says that it takes longer', () => {
  const run = (problemStatus: number | null): FeedbackRun => ({
    ...ready,
    request: { state: 'waiting', jobId: 'j', problemStatus },
  })
  const writing = { label: 'Writing your feedback...', isBusy: true, canCancel: false }
  const usual = { ...writing, note: 'This typically takes 10-20 seconds. You pay only if you get feedback.' }
  expect(askButton({ ...before, run: run(null) })).toMatchObject(usual)
  expect(askButton({ ...before, run: run(409) })).toMatchObject(usual)
  expect(askButton({ ...before, run: run(503) })).toMatchObject({
    ...writing,
    note: 'This is taking longer than usual. We keep trying. You pay only if you get feedback.',
  })
})

test('words corrected after the feedback can be sent again, for the price of one', () => {
  expect(wordsShown({ words: null }, ready)).toBe('What the server heard')
  expect(wordsShown({ words: 'Put right' }, ready)).toBe('Put right')
  expect(askButton({ ...before, run: ready })).toBeNull()
  expect(askButton({ ...before, run: ready, isOutdated: true })).toMatchObject({
    label: 'Ask again with these words (5 credits)',
  })
})
