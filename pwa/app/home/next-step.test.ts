import { expect, test } from 'vitest'
import { type JobFacts, nextStep } from './next-step.ts'

const nothing: JobFacts = {
  hasAd: false,
  hasResume: false,
  hasScore: false,
  hasPracticed: false,
  hasInterview: false,
  credits: 40,
}
const both = { ...nothing, hasAd: true, hasResume: true }
const opened = (facts: JobFacts) => {
  const step = nextStep(facts)
  return 'open' in step ? step.open.name : step.add
}

test('first the ad, then the resume, then one feature after the other', () => {
  expect(opened(nothing)).toBe('Next: add the job description.')
  expect(opened({ ...nothing, hasResume: true })).toBe('Next: add the job description.')
  expect(opened({ ...nothing, hasAd: true })).toBe('Next: add your resume.')
  expect(opened(both)).toBe('Resume Analytics')
  expect(opened({ ...both, hasScore: true })).toBe('Interview Preparation')
  expect(opened({ ...both, hasScore: true, hasPracticed: true })).toBe('Voice Practice Interview')
  expect(opened({ ...both, hasScore: true, hasPracticed: true, hasInterview: true })).toBe('Elevator Pitch')
})

test('whoever cannot pay for the next step practices for free; unknown credits lock nothing', () => {
  expect(opened({ ...both, credits: 14 })).toBe('Self practice')
  expect(opened({ ...both, credits: 15 })).toBe('Resume Analytics')
  expect(opened({ ...both, credits: null })).toBe('Resume Analytics')
})
