import { expect, test } from 'vitest'
import { costBanner, qaFaults } from './form-rules.ts'

const file = (name: string, size = 1) => ({ name, type: '', size })
const good = { jobDescription: 'n'.repeat(50), resume: file('resume.pdf') }
const fiveMegabytes = 5 * 1024 * 1024

test('a job description of 50 characters and a resume are enough, 49 are not', () => {
  expect(qaFaults(good)).toEqual({ jobDescription: null, resume: null })
  expect(qaFaults({ ...good, jobDescription: 'n'.repeat(49) }).jobDescription).toBe(
    'Job description must be at least 50 characters',
  )
})

test('1000 words are taken, 1001 are not', () => {
  expect(qaFaults({ ...good, jobDescription: 'word '.repeat(1000) }).jobDescription).toBeNull()
  expect(qaFaults({ ...good, jobDescription: 'word '.repeat(1001) }).jobDescription).toBe(
    'Job description cannot exceed 1000 words',
  )
})

test('the resume is needed', () => {
  expect(qaFaults({ ...good, resume: null }).resume).toBe('Please upload your resume')
})

test.each(['pdf', 'PDF', 'doc', 'DOC', 'docx', 'DOCX'])('a resume may be .%s', (extension) => {
  expect(qaFaults({ ...good, resume: file(`resume.${extension}`) }).resume).toBeNull()
})

test('a text file is no resume for this form', () => {
  expect(qaFaults({ ...good, resume: file('resume.txt') }).resume).toBe('Resume must be a PDF, DOC, or DOCX file')
})

test('a resume may have 5 MB and not one byte more', () => {
  expect(qaFaults({ ...good, resume: file('resume.pdf', fiveMegabytes) }).resume).toBeNull()
  expect(qaFaults({ ...good, resume: file('resume.pdf', fiveMegabytes + 1) }).resume).toBe(
    'Resume file size must be less than 5MB',
  )
})

test('the banner says what it costs and what the user has', () => {
  expect(costBanner({ state: 'known', credits: 40 }, false)).toEqual({
    price: '5 Credits',
    use: 'This will use 5 credits from your account',
    available: 'Available: 40 credits',
  })
  expect(costBanner({ state: 'loading', credits: 0 }, false).available).toBe('Available: ... credits')
  expect(costBanner({ state: 'unknown', credits: 0 }, false).available).toBe("We couldn't check your balance.")
})

test('in dev mode nothing is charged, and the banner says so', () => {
  expect(costBanner({ state: 'known', credits: 0 }, true).use).toBe('Dev Mode: No credits will be charged')
})
