import 'fake-indexeddb/auto'
import { beforeEach, describe, expect, test } from 'vitest'
import { createDatabaseStore, secretOf } from './database-store.ts'
import { forgetSealedOfOtherUsers } from './sealed-names.ts'
import { createTabVault } from './tab-vault.ts'

function createStorage(): Storage {
  const storage = {}
  const hidden = (value: unknown) => ({ value, enumerable: false })
  const kept = storage as Record<string, string>
  return Object.defineProperties(storage, {
    getItem: hidden((name: string) => kept[name] ?? null),
    setItem: hidden((name: string, text: string) => {
      kept[name] = text
    }),
    removeItem: hidden((name: string) => delete kept[name]),
  }) as Storage
}

const canary = 'Marigold-7f3a'
const everything = (storage: Storage) => Object.entries(storage).flat().join('\n')
let storage: Storage
const vaultOf = (own: Storage) => createTabVault({ storage: () => own, secret: secretOf })

beforeEach(() => {
  storage = createStorage()
})

describe('a result that stays in the tab', () => {
  test('comes back whole after a reload, in any script and of any length', async () => {
    const text = `${canary} 日本語 ${'x'.repeat(300_000)}`
    await vaultOf(storage).keep('ada', 'analysis', text)
    expect(await vaultOf(storage).read('ada', 'analysis')).toBe(text)
  })

  test('lies there so that nobody can read it, and twice never looks the same', async () => {
    await vaultOf(storage).keep('ada', 'analysis', canary)
    const first = everything(storage)
    expect(first).not.toContain(canary)
    expect(first).not.toContain(btoa(canary).slice(0, 12))
    await vaultOf(storage).keep('ada', 'analysis', canary)
    expect(everything(storage)).not.toBe(first)
  })

  test('the search above would find it', async () => {
    storage.setItem('open', canary)
    expect(everything(storage)).toContain(canary)
  })

  test('opens for nobody else, under no other name, and not when a letter was changed', async () => {
    await vaultOf(storage).keep('ada', 'analysis', canary)
    const [[at, kept]] = Object.entries(storage) as [[string, string]]
    storage.setItem(at.replace('ada', 'bob'), kept)
    storage.setItem(at.replace('analysis', 'pitch'), kept)
    expect(await vaultOf(storage).read('bob', 'analysis')).toBeNull()
    expect(await vaultOf(storage).read('ada', 'pitch')).toBeNull()
    storage.setItem(at, `${kept.slice(0, -6)}AAAA${kept.slice(-2)}`)
    expect(await vaultOf(storage).read('ada', 'analysis')).toBeNull()
  })

  test('is unreadable in every tab once its user has logged out', async () => {
    await vaultOf(storage).keep('ada', 'analysis', canary)
    await createDatabaseStore().write([{ removeAllOf: 'ada' }])
    expect(await vaultOf(storage).read('ada', 'analysis')).toBeNull()
    expect(everything(storage)).toBe('')
  })

  test("goes when another user's turn comes, and theirs stays", async () => {
    await vaultOf(storage).keep('ada', 'analysis', canary)
    await vaultOf(storage).keep('bob', 'analysis', 'his')
    storage.setItem('greenroom:help', '1')
    forgetSealedOfOtherUsers('bob', storage)
    expect(await vaultOf(storage).read('ada', 'analysis')).toBeNull()
    expect(await vaultOf(storage).read('bob', 'analysis')).toBe('his')
    forgetSealedOfOtherUsers(null, storage)
    expect(Object.keys(storage)).toEqual(['greenroom:help'])
  })
})

test('the secret cannot be read out', async () => {
  expect((await secretOf('ada')).extractable).toBe(false)
})
