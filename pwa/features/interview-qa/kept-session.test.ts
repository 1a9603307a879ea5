import { expect, test } from 'vitest'
import { fallbackFeedback } from '../../../api/contract/fallback-feedback.ts'
import type { InterviewFeedbackAnswer } from '../../../api/contract/voice-interview.ts'
import { createTabVault } from '../../platform/tab-vault.ts'
import { keptSession } from './kept-session.ts'

/** A tab: what it has survives a reload, which makes everything else anew. */
function createTab() {
  const kept = new Map<string, string>()
  const storage = {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, text: string) => void kept.set(name, text),
    removeItem: (name: string) => kept.delete(name),
  } as unknown as Storage
  const secret = crypto.subtle.importKey('raw', new Uint8Array(32), 'HKDF', false, ['deriveKey'])
  const afterReload = () => keptSession(createTabVault({ storage: () => storage, secret: () => secret }))
  return { kept, afterReload }
}

const own = new Map([[3, { id: 'b', spoken: null, words: 'I led the canary rounds.', earlierIds: ['a'] }]])
const answer: InterviewFeedbackAnswer = {
  ...fallbackFeedback,
  transcript: 'I led the canary rounds.',
  words: [],
  recomputationsLeft: null,
  creditsCharged: 5,
  creditsRemaining: 30,
}
const feedback = [
  { id: 'a', answer, before: [] },
  { id: 'b', answer, before: [answer] },
]

test('own answers, their marks and the feedback that was paid for are there again after a reload or a payment in this window', async () => {
  const tab = createTab()
  await tab.afterReload().keep('ada', { own, practiced: new Set([1, 3]) }, feedback)
  const restored = await tab.afterReload().read('ada')
  expect(restored?.own).toEqual(own)
  expect(restored?.practiced).toEqual(new Set([1, 3]))
  expect(restored?.feedback).toEqual(feedback)
  expect([...tab.kept.values()].join()).not.toContain('canary')
})

test('nobody else reads them, and without answers and marks nothing stays', async () => {
  const tab = createTab()
  const page = tab.afterReload()
  await page.keep('ada', { own, practiced: new Set() }, feedback)
  expect(await page.read('bob')).toBeNull()
  await page.keep('ada', { own: new Map(), practiced: new Set() }, feedback)
  expect(tab.kept.size).toBe(0)
  expect(await page.read('ada')).toBeNull()
})
