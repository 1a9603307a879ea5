import { expect, test } from 'vitest'
import { type CountryCode, countries, likelyCountry, numberIn } from './phone-number.ts'

test.each<[string, CountryCode, string]>([
  ['(415) 555-0132', 'US', '+14155550132'],
  ['415.555.0132', 'US', '+14155550132'],
  ['1 415 555 0132', 'US', '+14155550132'],
  ['415\u00a0555\u20110132', 'US', '+14155550132'],
  ['\u202a+1\u2009415\u2009555\u2013 0132\u202c', 'DE', '+14155550132'],
  ['\uff0b\uff11 \uff14\uff11\uff15 555 0132', 'JP', '+14155550132'],
  ['tel:+1-415-555-0132', 'DE', '+14155550132'],
  ['+44 20 7946 0958', 'US', '+442079460958'],
  ['020 7946 0958', 'GB', '+442079460958'],
  ['011 44 20 7946 0958', 'US', '+442079460958'],
  ['0049 171 1234567', 'US', '+491711234567'],
  ['0171 1234567', 'DE', '+491711234567'],
  ['+49 (0)171 1234567', 'US', '+491711234567'],
  ['06 1234567', 'IT', '+39061234567'],
])('"%s" with %s chosen is %s', (typed, country, e164) => {
  const number = numberIn(typed, country)
  expect(number?.number).toBe(e164)
  expect(number?.isPossible()).toBe(true)
})

test('what is no whole number is not taken for one', () => {
  for (const typed of ['', '+', '+1', '555-0132', '+0123456789', 'call me', '00'])
    expect(numberIn(typed, 'US')?.isPossible() ?? false, typed).toBe(false)
})

test('a number written with its country code names its country', () => {
  expect(numberIn('+44 20 7946 0958', 'US')?.country).toBe('GB')
  expect(numberIn('0049 171 1234567', 'US')?.country).toBe('DE')
  expect(numberIn('(604) 555-0132', 'US')?.country).toBe('CA')
})

test('every country is there by name, with its calling code', () => {
  expect(countries.length).toBeGreaterThan(200)
  expect(countries[0]!.label).toBe('Afghanistan (+93)')
  expect(countries.find(({ code }) => code === 'CI')!.label).toBe('Côte d’Ivoire (+225)')
})

test('the country of the language is chosen first', () => {
  expect(['en-US', 'en-GB', 'de-AT', 'pt', 'en', 'eo', ''].map(likelyCountry)).toEqual(['US', 'GB', 'AT', 'BR', 'US', 'US', 'US'])
})
