import { expect, test } from 'vitest'
import { addressOf, isAuthLeftover } from './address.ts'

const leftover = (address: string) => isAuthLeftover(new URL(address, 'https://greenroom.example'))

test('addresses left over from a sign-in lead home', () => {
  expect(leftover('/__/auth/handler')).toBe(true)
  expect(leftover('/__/auth/handler?x=1')).toBe(true)
  expect(leftover('/analysis?mode=verifyEmail')).toBe(true)
  expect(leftover('/?a=1&oobCode=abc')).toBe(true)
  expect(leftover('/?apiKey=abc')).toBe(true)
})

test('our own addresses are not affected', () => {
  expect(leftover('/?feature=voice-resume')).toBe(false)
  expect(leftover('/payment/success?session_id=cs_1')).toBe(false)
  expect(leftover('/?darkmode=1')).toBe(false)
})

test("home's address has the feature it shows, and nothing else of the search", () => {
  const at = (address: string) => addressOf(new URL(address, 'https://greenroom.example'))
  expect(at('/?utm=1&feature=voice')).toBe('/?feature=voice')
  expect(at('/?utm=1')).toBe('/')
  expect(at('/terms?feature=voice')).toBe('/terms')
})
