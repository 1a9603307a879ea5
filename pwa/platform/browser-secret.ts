import { deleteDB, openDB } from 'idb'

const database = 'greenroom-secret'
const store = 'keys'
const only = 'results'
const secretBytes = 32

const open = () =>
  openDB(database, 1, {
    upgrade: (opened) => void opened.createObjectStore(store),
    // Whoever logs out in another tab deletes it.
    blocking: (_current, _blocked, event) => (event.target as IDBDatabase).close(),
  })

/**
 * A random secret of this browser, from which keys can be made and which no script can read out. All tabs have the same one; it is made anew
 * after it was forgotten.
 */
export async function browserSecret(): Promise<CryptoKey> {
  const bytes = crypto.getRandomValues(new Uint8Array(secretBytes))
  // Made before the transaction begins: waiting for anything else would end it.
  const made = await crypto.subtle.importKey('raw', bytes, 'HKDF', false, ['deriveKey'])
  const opened = await open()
  try {
    const change = opened.transaction(store, 'readwrite')
    const kept = (await change.store.get(only)) as CryptoKey | undefined
    if (!kept) await change.store.put(made, only)
    await change.done
    return kept ?? made
  } finally {
    opened.close()
  }
}

/** Nothing that was sealed with it can be opened any more, in any tab. */
export const forgetBrowserSecret = (): Promise<void> => deleteDB(database)
