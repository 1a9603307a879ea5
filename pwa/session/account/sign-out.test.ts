import { expect, test } from 'vitest'
import type { Auth } from '../../platform/auth.ts'
import { signOut } from './sign-out.ts'

/** A browser's page as much as signing out touches it. */
function page() {
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
  return {
    kept,
    badges,
    visited,
    logged,
    place: {
      document: { querySelectorAll: () => [...badges] } as unknown as Document,
      localStorage,
      startAnew: () => void visited.push('/'),
      log: (_words: string, error: unknown) => void logged.push(error),
    },
  }
}

const authThat = (signsOut: () => Promise<void>) => ({ signOut: signsOut }) as Auth

test('logging out takes badges and the kept user away, signs out and goes home; the looks stay', async () => {
  const { place, kept, badges, visited } = page()
  let signedOut = false
  await signOut(
    authThat(async () => {
      signedOut = true
      // Other tabs start anew when this goes: by then the sign-in service must have let go.
      expect(kept.has('greenroom:signed-in')).toBe(true)
    }),
    place,
  )
  expect([...kept.keys()]).toEqual(['greenroom:theme'])
  expect(badges).toEqual([])
  expect(signedOut).toBe(true)
  expect(visited).toEqual(['/'])
})

test('a failing log out is logged, and the browser goes to the site’s root', async () => {
  const { place, kept, logged, visited } = page()
  const failure = new Error('no network')
  await signOut(
    authThat(() => Promise.reject(failure)),
    place,
  )
  expect(logged).toEqual([failure])
  expect(kept.has('greenroom:signed-in')).toBe(false)
  expect(visited).toEqual(['/'])
})
