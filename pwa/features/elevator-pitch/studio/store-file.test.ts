import { describe, expect, test } from 'vitest'
import { fileOf, undeliveredOf } from '../../../media/recorder/recording-sessions.ts'
import { createMemoryStore } from '../../../platform/memory-store.ts'
import { storeFile } from './store-file.ts'

const megabyte = 1_024 * 1_024
const owner = (localStore = createMemoryStore()) => ({ localStore, session: { id: 'practice', uid: 'ada' } })
const seconds = 75
const film = new Blob([new Uint8Array(megabyte).fill(1), new Uint8Array(megabyte).fill(2), new Uint8Array(7).fill(3)])

describe('a chosen video', () => {
  test('is stored byte by byte, and the user sees the progress', async () => {
    const { localStore, ...rest } = owner()
    const shares: number[] = []
    const { id } = await storeFile({ localStore, ...rest }, film, seconds, (share) => shares.push(Math.round(share * 100)))
    const row = (await localStore.get('recordings', id))!
    expect(row).toMatchObject({ bytes: film.size, chunks: 3, lengthMs: 75_000, state: 'finished', type: 'video/mp4' })
    expect(shares).toEqual([33, 67, 100])
    expect(await (await fileOf(localStore, row)).bytes()).toEqual(await film.bytes())
  })

  test('that was cut off by a crash is never offered as a pitch', async () => {
    const { localStore, ...rest } = owner()
    await localStore.write([
      { put: 'practices', row: { id: 'practice', uid: 'ada', kind: 'elevator-pitch', startedAtMs: 0, notes: null } },
    ])
    const died = new Promise<never>(() => undefined)
    let steps = 0
    const dying = {
      ...localStore,
      write: (changes: Parameters<typeof localStore.write>[0]) => (++steps > 2 ? died : localStore.write(changes)),
    }
    void storeFile({ localStore: dying, ...rest }, film, seconds, () => undefined)
    while (steps <= 2) await new Promise((resolve) => setTimeout(resolve))
    expect((await localStore.all('recordings')).length).toBe(1)
    expect(await undeliveredOf(localStore, 'practice')).toEqual([])
  })

  test('leaves nothing behind when the device is full', async () => {
    const { localStore, ...rest } = owner()
    let steps = 0
    const full = {
      ...localStore,
      async write(changes: Parameters<typeof localStore.write>[0]) {
        if (++steps === 3) throw new DOMException('full', 'QuotaExceededError')
        await localStore.write(changes)
      },
    }
    const [row] = [await storeFile({ localStore: full, ...rest }, film, seconds, () => undefined).catch((error) => error.name)]
    expect(row).toBe('QuotaExceededError')
    expect(await localStore.all('recordings')).toEqual([])
  })
})
