import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { analyzeButton, creditsBadge, jobDescriptionRule, resumeRule, wordCounter } from './form-rules.ts'

const file = (name: string, type = '', size = 1000) => ({ name, type, size })
const known = (credits: number) => ({ state: 'known' as const, credits })

describe('the resume', () => {
  test.each(['cv.pdf', 'CV.PDF', 'my.resume.Doc', 'cv.docx'])('%s is taken by its extension', (name) => {
    expect(resumeRule(file(name))).toBeNull()
  })

  test.each(['application/pdf', 'application/msword', 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'])(
    'a dropped file without extension is taken as %s',
    (type) => {
      expect(resumeRule(file('resume', type))).toBeNull()
    },
  )

  test.each(['cv.exe', 'cv.txt', 'pdf', 'cv.pdf.zip', ''])('"%s" is refused with the reason', (name) => {
    expect(resumeRule(file(name))).toBe('Please upload a PDF, DOC, or DOCX file')
  })

  test('5 MB is accepted, one byte more is not', () => {
    expect(resumeRule(file('cv.pdf', '', 5_242_880))).toBeNull()
    expect(resumeRule(file('cv.pdf', '', 5_242_881))).toBe('File size exceeds 5MB limit. Please upload a smaller file.')
  })
})

describe('the job description', () => {
  test('49 characters are too few, 50 are enough', () => {
    expect(jobDescriptionRule('x'.repeat(49))).toBe('Job description must be at least 50 characters')
    expect(jobDescriptionRule('x'.repeat(50))).toBeNull()
  })

  test('white space does not count as text', () => {
    expect(jobDescriptionRule(' '.repeat(80))).toBe('Job description must be at least 50 characters')
  })

  test('1000 words are taken, 1001 are not, and the counter says what to cut', () => {
    expect(jobDescriptionRule('word '.repeat(1000))).toBeNull()
    expect(jobDescriptionRule('word\n'.repeat(1001))).toBe('Job description cannot exceed 1000 words')
    expect(wordCounter('word '.repeat(412))).toBe('412 of 1000 words')
    expect(wordCounter('word '.repeat(1012))).toBe('1012 of 1000 words, cut 12')
    expect(wordCounter('')).toBe('0 of 1000 words')
  })
})

describe('the button', () => {
  test('without a file it asks for one, whatever the balance', () => {
    for (const credits of [0, 10, 40]) {
      expect(analyzeButton({ hasFile: false, running: false, credits: known(credits) })).toMatchObject({
        label: 'Upload Resume to Continue',
        disabled: true,
      })
    }
  })

  test('with 0 credits it says so and takes no tap', () => {
    const button = analyzeButton({ hasFile: true, running: false, credits: known(0) })
    expect(button).toMatchObject({ label: 'Insufficient Credits', disabled: true, offersCredits: true })
  })

  test('with 1 to 14 credits it stays enabled and says what is missing', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 14 }), (credits) => {
        const button = analyzeButton({ hasFile: true, running: false, credits: known(credits) })
        expect(button).toEqual({
          label: 'Analyze Resume (15 credits)',
          disabled: false,
          note: `This takes 15, you have ${credits}.`,
          offersCredits: true,
        })
      }),
    )
  })

  test('with enough credits it names the price and the promise', () => {
    expect(analyzeButton({ hasFile: true, running: false, credits: known(40) })).toEqual({
      label: 'Analyze Resume (15 credits)',
      disabled: false,
      note: 'You have 40. You pay only if you get results.',
      offersCredits: false,
    })
  })

  test('a balance that is loading or unknown locks nothing', () => {
    for (const state of ['loading', 'unknown'] as const) {
      const button = analyzeButton({ hasFile: true, running: false, credits: { state, credits: 0 } })
      expect(button).toMatchObject({ disabled: false, note: 'You pay only if you get results.' })
    }
  })

  test('while it works it takes no second tap', () => {
    expect(analyzeButton({ hasFile: true, running: true, credits: known(40) })).toMatchObject({
      label: 'Analyzing...',
      disabled: true,
    })
  })
})

test("the badge shows '...' while loading, and never a made-up balance", () => {
  expect(creditsBadge({ state: 'loading', credits: 0 })).toBe('... credits available')
  expect(creditsBadge(known(25))).toBe('25 credits available')
  expect(creditsBadge({ state: 'unknown', credits: 0 })).toBe('Credits could not be checked')
})
