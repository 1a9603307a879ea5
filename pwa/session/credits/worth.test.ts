import { expect, test } from 'vitest'
import { creditReasons, freeCredits } from '../../../api/contract/prices.ts'
import { freeCreditsBuy, worthOf } from './worth.ts'

test('forty credits pay for two resume analyses, eight interview preparations, or two pitches', () => {
  expect(worthOf(40)).toEqual(
    expect.arrayContaining([
      { name: 'Resume Analytics', times: 2 },
      { name: 'Interview Preparation', times: 8 },
      { name: 'Elevator Pitch', times: 2 },
    ]),
  )
})

test('what the free credits are said to be enough for costs exactly as many', () => {
  expect(freeCreditsBuy).toBe('a resume analysis, a voice interview and two interview preparations')
  const { resume_score, voice_interview, interview_prep } = creditReasons
  expect(resume_score + voice_interview + 2 * interview_prep).toBe(freeCredits)
})
