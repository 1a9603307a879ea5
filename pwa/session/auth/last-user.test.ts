import { expect, test } from 'vitest'
import { keepUser, lastUser, wasHereKey } from './last-user.ts'

function storageWith(before: Record<string, string> = {}) {
  const kept = new Map(Object.entries(before))
  return {
    kept,
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  }
}

const robin = { uid: 'u-1', email: 'robin@example.com', displayName: 'Robin', photoURL: null }

test('the user who was signed in is known at the next start, before the sign-in service answers', () => {
  const storage = storageWith()
  keepUser(robin, storage)
  expect(lastUser(storage)).toEqual(robin)
})

test('after signing out nobody is remembered', () => {
  const storage = storageWith()
  keepUser(robin, storage)
  keepUser(null, storage)
  expect(lastUser(storage)).toBeNull()
  expect(storage.kept.size).toBe(0)
})

test('an entry of an older version, or one that is not a user, counts as no one', () => {
  for (const before of ['1', '{}', '"u-1"', 'not JSON']) expect(lastUser(storageWith({ [wasHereKey]: before }))).toBeNull()
})
