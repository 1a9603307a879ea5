import { expect, test } from 'vitest'
import { prepFaults, prepResume, priceNote, tooFewCredits } from './form-rules.ts'

const good = { round: 'panel', jobDescription: 'n'.repeat(50), resume: null } as const
const file = (name: string, size = 1) => ({ name, type: '', size })
const fiveMegabytes = 5 * 1024 * 1024

test('a round and a job description are enough: the resume is optional', () => {
  expect(prepFaults(good)).toEqual({ round: null, jobDescription: null, resume: null })
})

test('without a round it asks for one', () => {
  expect(prepFaults({ ...good, round: '' }).round).toBe('Please select an interview round')
})

test('a job description is taken from 50 characters to 1000 words', () => {
  const faultOf = (jobDescription: string) => prepFaults({ ...good, jobDescription }).jobDescription
  expect(faultOf('n'.repeat(49))).toBe('Job description must be at least 50 characters')
  expect(faultOf('n'.repeat(50))).toBeNull()
  expect(faultOf('word '.repeat(1000))).toBeNull()
  expect(faultOf('word '.repeat(1001))).toBe('Job description cannot exceed 1000 words')
})

test.each(['pdf', 'PDF', 'doc', 'DOC', 'docx', 'DOCX', 'txt', 'TXT'])('a resume may be .%s', (extension) => {
  expect(prepFaults({ ...good, resume: file(`resume.${extension}`) }).resume).toBeNull()
})

test('any other file is refused with the words of this form', () => {
  expect(prepFaults({ ...good, resume: file('resume.pages') }).resume).toBe(prepResume.wrongType)
})

test('a resume may have 5 MB and not one byte more', () => {
  expect(prepFaults({ ...good, resume: file('resume.txt', fiveMegabytes) }).resume).toBeNull()
  expect(prepFaults({ ...good, resume: file('resume.txt', fiveMegabytes + 1) }).resume).toBe(prepResume.tooLarge)
})

test('5 credits are enough, 4 are not, and an unknown balance locks nothing', () => {
  expect(tooFewCredits({ state: 'known', credits: 5 })).toBeNull()
  expect(tooFewCredits({ state: 'known', credits: 4 })).toBe(
    'You need 5 credits to generate interview preparation. You have 4 credits remaining.',
  )
  expect(tooFewCredits({ state: 'unknown', credits: 0 })).toBeNull()
  expect(tooFewCredits({ state: 'loading', credits: 0 })).toBeNull()
})

test('the price stands under the button, with the balance as soon as it is known', () => {
  expect(priceNote({ state: 'known', credits: 40 })).toBe('Costs 5 credits per preparation. You have 40.')
  expect(priceNote({ state: 'loading', credits: 0 })).toBe('Costs 5 credits per preparation.')
})
