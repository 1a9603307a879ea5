import { expect, test } from 'vitest'
import journal from './migrations/meta/_journal.json' with { type: 'json' }

test('a database that runs already gets every new migration: each is younger than the one before', () => {
  // Drizzle silently skips a migration that is not newer than the last one applied.
  const ages = journal.entries.map(({ when }) => when)
  expect(ages).toEqual(ages.toSorted((a, b) => a - b))
  expect(new Set(ages).size).toBe(ages.length)
})
