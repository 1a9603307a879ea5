import { describe, expect, test } from 'vitest'
import { jobDescriptionFault } from '../../../api/contract/job-description.ts'
import { wordCounter } from './form-fields.tsx'

const germanAd = `Wir suchen zum nächstmöglichen Zeitpunkt eine Pflegefachkraft in Vollzeit für unsere Station in Bremen. Sie planen und
  dokumentieren die Pflege, begleiten Angehörige und leiten Schüler an. Wir bieten ein gutes Gehalt und dreißig Tage Urlaub im Jahr.`

describe('the job description', () => {
  test('49 characters are too few, 50 are enough', () => {
    expect(jobDescriptionFault('x'.repeat(49))).toBe('Job description must be at least 50 characters')
    expect(jobDescriptionFault('x'.repeat(50))).toBeNull()
  })

  test('white space does not count as text', () => {
    expect(jobDescriptionFault(' '.repeat(80))).toBe('Job description must be at least 50 characters')
  })

  test('an ad in another language is refused before it costs anything', () => {
    expect(jobDescriptionFault(germanAd)).toBe(
      'This job description does not seem to be in English. Greenroom reads English only: paste an English version, or translate it first.',
    )
  })

  test('1000 words are taken, 1001 are not, and the counter says what to cut', () => {
    expect(jobDescriptionFault('word '.repeat(1000))).toBeNull()
    expect(jobDescriptionFault('word\n'.repeat(1001))).toBe('Job description cannot exceed 1000 words')
    expect(wordCounter('word '.repeat(412))).toBe('412 of 1000 words')
    expect(wordCounter('word '.repeat(1012))).toBe('1012 of 1000 words, cut 12')
    expect(wordCounter('')).toBe('0 of 1000 words')
    expect(wordCounter('• Epic\n- 24/7 on-call – nights\n* C++')).toBe('5 of 1000 words')
  })
})
