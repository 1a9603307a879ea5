import { getDefaultStore } from 'jotai'
import { beforeEach, expect, test, vi } from 'vitest'
import { ApiProblem } from '../platform/api-problem.ts'
import { authStateAtom } from '../session/auth/auth-state.ts'
import { feedbackKeyFor, forgetFeedbackKey, isKeyOver } from './feedback-keys.ts'
import type { FeedbackOrder } from './feedback-order.ts'

const kept = new Map<string, string>()
const order = (transcript: string): FeedbackOrder => ({
  asked: { question: 'Why you?' },
  given: { how: 'words', transcript, source: 'typed' },
})
const signIn = (uid: string) =>
  getDefaultStore().set(authStateAtom, { state: 'signed-in', person: { uid, email: '', name: null, picture: null } as never })

beforeEach(() => {
  kept.clear()
  vi.stubGlobal('sessionStorage', {
    getItem: (place: string) => kept.get(place) ?? null,
    setItem: (place: string, value: string) => void kept.set(place, value),
  })
  signIn('anna')
})

test('feedback on the same words keeps its key until it arrives, even after a reload; other words get another', async () => {
  const key = await feedbackKeyFor('answer 1', order('I care.'))
  expect(await feedbackKeyFor('answer 1', order('I care.'))).toBe(key)
  expect(await feedbackKeyFor('answer 2', order('I care.'))).not.toBe(key)
  expect(await feedbackKeyFor('answer 1', order('I care a lot.'))).not.toBe(key)
  const next = await feedbackKeyFor('answer 1', order('I care.'))
  forgetFeedbackKey('answer 1')
  expect(await feedbackKeyFor('answer 1', order('I care.'))).not.toBe(next)
})

test('no word is stored, and the next person in the same tab has keys of their own', async () => {
  const key = await feedbackKeyFor('answer 1', order('I care.'))
  expect([...kept.values()].join()).not.toMatch(/care|Why/)
  signIn('ben')
  expect(await feedbackKeyFor('answer 1', order('I care.'))).not.toBe(key)
})

test('only the ledger ends a key: a proxy that answers for the server does not', () => {
  const problemWith = (charge?: 'none' | 'returned' | 'free-again' | 'paid') =>
    new ApiProblem('unavailable', '', 503, charge && { charge })
  expect([problemWith(), problemWith('free-again'), new TypeError('x')].map(isKeyOver)).toEqual([false, false, false])
  expect([problemWith('none'), problemWith('returned'), problemWith('paid')].map(isKeyOver)).toEqual([true, true, true])
})
