import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { database as check } from '../../../scripts/doctor/database.ts'
import { readEnv } from '../../env.ts'
import { createTestDatabase } from '../../testing/test-database.ts'

const { database, url } = await createTestDatabase()
const look = (changed: Partial<URL> = {}) => check.look(readEnv({ DATABASE_URL: Object.assign(new URL(url), changed).href }))

test('the doctor says of the database what was seen, or what to mend', async () => {
  expect(await look()).toMatch(/^version \d+/)
  await expect(look({ password: 'wrong' })).rejects.toThrow('DATABASE_URL cannot be used: the password is wrong.')
  await expect(look({ pathname: '/none' })).rejects.toThrow('there is no database of that name: createdb.')
  await expect(look({ hostname: 'nowhere.invalid' })).rejects.toThrow('there is no host of that name.')
  await database.execute(sql`CREATE ROLE reader LOGIN PASSWORD 'reader'`)
  try {
    await expect(look({ username: 'reader', password: 'reader' })).rejects.toThrow(
      'may not write: run npm run migrate as the owner',
    )
  } finally {
    await database.execute(sql`DROP ROLE reader`)
  }
})
