import { expect, test } from 'vitest'
import { gapsIn } from '../../ui/with-gaps.tsx'
import {
  characterCounter,
  pitchBandOf,
  pitchFaults,
  pitchVerdictOf,
  scriptLengthOf,
  tooFewCredits,
  withShortGaps,
} from './pitch-rules.ts'
import { exampleScore } from './testing/example-review.ts'

const cv = (name: string, size = 1_000) => ({ name, type: '', size })
const form = { jobDescription: 'Nurse', uploadType: 'resume', resume: cv('cv.pdf') } as const

test('a job description has 1 to 5,000 characters, and the counter says what to cut', () => {
  expect(pitchFaults(form).jobDescription).toBeNull()
  expect(pitchFaults({ ...form, jobDescription: ' \n' }).jobDescription).toBe('Job description is required')
  expect(pitchFaults({ ...form, jobDescription: 'x'.repeat(5_000) }).jobDescription).toBeNull()
  expect(pitchFaults({ ...form, jobDescription: 'x'.repeat(5_001) }).jobDescription).toBe(
    'Job description should be less than 5000 characters',
  )
  expect(characterCounter('x'.repeat(412))).toBe('412 of 5,000 characters')
  expect(characterCounter('x'.repeat(6_200))).toBe('6,200 of 5,000 characters, cut 1,200')
})

test('a resume is a PDF or DOCX of at most 5 MB, and is required only where one was announced', () => {
  expect(pitchFaults({ ...form, resume: cv('cv.docx') }).resume).toBeNull()
  expect(pitchFaults({ ...form, resume: cv('cv.doc') }).resume).toBe('Please upload a PDF or DOCX file')
  expect(pitchFaults({ ...form, resume: cv('cv.pdf', 5 * 1024 * 1024 + 1) }).resume).toBe('File size should be less than 5MB')
  expect(pitchFaults({ ...form, resume: null }).resume).toBe('Please choose a resume file, or continue without one.')
  expect(pitchFaults({ ...form, uploadType: 'none', resume: cv('cv.doc') }).resume).toBeNull()
})

test('9 credits are too few, 10 are enough, and an unknown balance locks nothing', () => {
  const tooFew = 'You need at least 10 credits to generate an elevator pitch script.'
  expect(tooFewCredits({ state: 'known', credits: 9 }, 10, tooFew)).toBe(`${tooFew} You have 9.`)
  expect(tooFewCredits({ state: 'known', credits: 10 }, 10, tooFew)).toBeNull()
  expect(tooFewCredits({ state: 'unknown', credits: 0 }, 10, tooFew)).toBeNull()
})

test('150 to 225 words fit into 60 to 90 seconds', () => {
  const words = (count: number) => scriptLengthOf('word '.repeat(count)).fits
  expect([words(149), words(150), words(225), words(226)]).toEqual(['short', 'well', 'well', 'long'])
  expect(gapsIn('I lead [number] nurses at [hospital].')).toEqual(['[number]', '[hospital]'])
  // A blank takes no time yet, and its hint is not read aloud.
  expect(scriptLengthOf(`${'word '.repeat(149)}[Why here, in your own words]`).fits).toBe('short')
  expect(withShortGaps('Hi. [Why here, in your own words. The ad says: “We grow.”]')).toBe('Hi. [Why here]')
})

test('a pitch has the same color in the library as in its feedback; its badge is an outline from 5 to under 8', () => {
  const looks = [10, 8, 7.9, 6, 5.9, 5, 4.9, 0].map((score) => {
    const { tone, badge, word } = pitchBandOf(score)
    return `${score}: ${badge}, ${tone}, ${word}`
  })
  expect(looks).toEqual([
    '10: default, green, A strong pitch',
    '8: default, green, A strong pitch',
    '7.9: outline, yellow, A fair pitch',
    '6: outline, yellow, A fair pitch',
    '5.9: outline, red, This pitch needs work',
    '5: outline, red, This pitch needs work',
    '4.9: destructive, red, This pitch needs work',
    '0: destructive, red, This pitch needs work',
  ])
})

test('no take under 30 seconds is called strong, and more words than anyone can say make a score provisional', () => {
  const verdict = (words: number, durationSeconds: number | null) => {
    const { word, provisional } = pitchVerdictOf(8.4, { ...exampleScore.delivery, words, durationSeconds })
    return { word, provisional }
  }
  expect(verdict(187, 75)).toEqual({ word: 'A strong pitch', provisional: false })
  expect(verdict(187, null)).toEqual({ word: 'A strong pitch', provisional: false })
  expect(verdict(70, 29)).toEqual({ word: 'A good start, but short', provisional: false })
  expect(verdict(187, 5)).toEqual({ word: 'Provisional', provisional: true })
})
