import { expect, test } from 'vitest'
import { createMemoryStore } from '../../platform/memory-store.ts'
import { newestLeft } from './recording-sessions.ts'

const session = (id: string, startedAtMs: number, notes: string | null, kind = 'self-practice') => ({
  ...{ id, uid: 'u', kind, startedAtMs, notes },
})
const noWait = async () => {}

async function leftBehind() {
  const localStore = createMemoryStore()
  const rows = [session('old', 1, 'one'), session('new', 2, 'two'), session('empty', 3, null), session('other', 4, 'x', 'pitch')]
  await localStore.write(rows.map((row) => ({ put: 'practices', row }) as const))
  return localStore
}
const read = async ({ notes }: { notes: unknown }) => notes as string | null

test('the newest session with something in it is found; empty ones are cleared away, other kinds are left alone', async () => {
  const localStore = await leftBehind()
  const found = await newestLeft(localStore, 'u', { kind: 'self-practice', read, endEmpty: 'delete' }, noWait)
  expect(found).toMatchObject({ session: { id: 'new' }, content: 'two' })
  expect((await localStore.all('practices')).map(({ id }) => id)).toEqual(['old', 'new', 'other'])
})

test('where nothing is to be cleared, empty sessions stay', async () => {
  const localStore = await leftBehind()
  await newestLeft(localStore, 'u', { kind: 'self-practice', read }, noWait)
  expect(await localStore.all('practices')).toHaveLength(4)
  expect(await newestLeft(localStore, 'somebody else', { kind: 'self-practice', read }, noWait)).toBeNull()
})
