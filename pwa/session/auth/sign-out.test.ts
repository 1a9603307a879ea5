import { expect, test } from 'vitest'
import type { Auth } from '../../platform/auth.ts'
import { signOut } from './log-out.ts'

function setupPage() {
  const kept = new Map([
    ['firebase:authUser:key', '{}'],
    ['greenroom:signed-in', '1'],
    ['greenroom:theme', 'dark'],
  ])
  const badges = [{ remove: () => badges.pop() }]
  const localStorage = { removeItem: (key: string) => kept.delete(key) } as unknown as Storage
  for (const key of kept.keys()) Object.defineProperty(localStorage, key, { enumerable: true, configurable: true, value: '' })
  const visited: string[] = []
  const logged: unknown[] = []
  const deps = {
    document: { querySelectorAll: () => [...badges] } as unknown as Document,
    localStorage,
    reloadApp: () => void visited.push('/'),
    logError: (_words: string, error: unknown) => void logged.push(error),
  }
  return { kept, badges, visited, logged, deps }
}

const authThat = (signsOut: () => Promise<void>) => ({ signOut: signsOut }) as Auth

test('logging out removes badges and the cached user, signs out and goes home; the chosen theme stays', async () => {
  const { deps, kept, badges, visited } = setupPage()
  let signedOut = false
  await signOut(
    authThat(async () => {
      signedOut = true
      // Other tabs reload when this key is removed; Firebase must be done by then.
      expect(kept.has('greenroom:signed-in')).toBe(true)
    }),
    deps,
  )
  expect([...kept.keys()]).toEqual(['greenroom:theme'])
  expect(badges).toEqual([])
  expect(signedOut).toBe(true)
  expect(visited).toEqual(['/'])
})

test('a log-out that fails is logged, and the browser goes to the site’s root', async () => {
  const { deps, kept, logged, visited } = setupPage()
  const failure = new Error('no network')
  await signOut(
    authThat(() => Promise.reject(failure)),
    deps,
  )
  expect(logged).toEqual([failure])
  expect(kept.has('greenroom:signed-in')).toBe(false)
  expect(visited).toEqual(['/'])
})
