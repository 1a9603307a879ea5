import type { Page } from '@playwright/test'
import type { Rows, StoreName } from '../pwa/platform/local-store.ts'

/** What is stored on this device, opened as the app opens it: with the secret in the browser, which only its pages can use. */
export function storedRows<Name extends StoreName>(page: Page, name: Name): Promise<Rows[Name][]> {
  return page.evaluate(async (name) => {
    const done = <Result>(request: IDBRequest<Result>) =>
      new Promise<Result>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result)
        request.onerror = () => reject(request.error)
      })
    const database = await done(indexedDB.open('greenroom'))
    const reading = database.transaction([name, 'secrets'])
    const rows = await done(reading.objectStore(name).getAll())
    const opened = rows.map(async ({ id, uid, sealed }) => {
      const secret: CryptoKey = await done(database.transaction('secrets').objectStore('secrets').get(uid))
      const [salt, iv, encrypted] = [sealed.slice(0, 32), sealed.slice(32, 44), sealed.slice(44)]
      const info = new TextEncoder().encode(`${name}:${uid}:${id}`)
      const derived = { name: 'HKDF', hash: 'SHA-256', salt, info }
      const key = await crypto.subtle.deriveKey(derived, secret, { name: 'AES-GCM', length: 256 }, false, ['decrypt'])
      return JSON.parse(new TextDecoder().decode(await crypto.subtle.decrypt({ name: 'AES-GCM', iv }, key, encrypted)))
    })
    return Promise.all(opened).finally(() => database.close())
  }, name)
}

/** Every value in the local store as it lies there, bytes as characters. */
export const rawStore = (page: Page): Promise<string> =>
  page.evaluate(async () => {
    const done = <Result>(request: IDBRequest<Result>) =>
      new Promise<Result>((resolve) => {
        request.onsuccess = () => resolve(request.result)
      })
    const database = await done(indexedDB.open('greenroom'))
    const names = [...database.objectStoreNames]
    const reading = database.transaction(names)
    const rows = await Promise.all(names.map((name) => done(reading.objectStore(name).getAll())))
    database.close()
    const words: string[] = []
    const look = (value: unknown): void => {
      if (value instanceof ArrayBuffer) look(new Uint8Array(value))
      else if (ArrayBuffer.isView(value)) words.push(new TextDecoder('latin1').decode(value))
      else if (typeof value === 'object' && value !== null) Object.values(value).forEach(look)
      else words.push(String(value))
    }
    look(rows)
    return words.join('\n')
  })
