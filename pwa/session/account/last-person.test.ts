import { expect, test } from 'vitest'
import { keepPerson, lastPerson, wasHereKey } from './last-person.ts'

function localStore(before: Record<string, string> = {}) {
  const kept = new Map(Object.entries(before))
  return {
    kept,
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  }
}

const robin = { uid: 'u-1', email: 'robin@example.com', displayName: 'Robin', photoURL: null }

test('who was signed in is known at the next start, before the sign-in service answers', () => {
  const storage = localStore()
  keepPerson(robin, storage)
  expect(lastPerson(storage)).toEqual(robin)
})

test('after signing out nobody is known', () => {
  const storage = localStore()
  keepPerson(robin, storage)
  keepPerson(null, storage)
  expect(lastPerson(storage)).toBeNull()
  expect(storage.kept.size).toBe(0)
})

test('what an older version kept, and what is no person, is nobody', () => {
  for (const before of ['1', '{}', '"u-1"', 'not JSON']) expect(lastPerson(localStore({ [wasHereKey]: before }))).toBeNull()
})
