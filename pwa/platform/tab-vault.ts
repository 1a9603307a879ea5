import { sealedPrefix } from './sealed-names.ts'

const saltBytes = 32
const nonceBytes = 12

/** In pieces: a call takes only so many arguments. */
function base64Of(bytes: Uint8Array): string {
  let text = ''
  for (let at = 0; at < bytes.length; at += 8_192) text += String.fromCharCode(...bytes.subarray(at, at + 8_192))
  return btoa(text)
}

const bytesOf = (base64: string) => Uint8Array.from(atob(base64), (character) => character.charCodeAt(0))

interface TabVaultDeps {
  /** What this tab alone has: it goes when the tab is closed. */
  storage: () => Storage
  /** A secret of this browser that no script can read out. @throws where there is no IndexedDB or no Web Crypto */
  secret: () => Promise<CryptoKey>
}

/**
 * Texts that stay for the visit, for one person, in this tab. In the tab's sessionStorage lies the text, encrypted (AES-256-GCM), with a
 * random number; the key is made of that number and of a secret of this browser that lies elsewhere and cannot be exported. Neither of the
 * two opens it alone. The key is bound to name and person: nothing opens under another.
 */
export function createTabVault({ storage, secret }: TabVaultDeps) {
  const nameOf = (uid: string, name: string) => `${sealedPrefix}${uid}:${name}`

  async function keyOf(at: string, salt: Uint8Array<ArrayBuffer>) {
    const info = new TextEncoder().encode(at)
    const made = { name: 'HKDF', hash: 'SHA-256', salt, info }
    return crypto.subtle.deriveKey(made, await secret(), { name: 'AES-GCM', length: 256 }, false, ['encrypt', 'decrypt'])
  }

  return {
    /** @throws Error where it cannot be kept: no storage, no secret, or no space */
    async keep(uid: string, name: string, text: string): Promise<void> {
      const at = nameOf(uid, name)
      const salt = crypto.getRandomValues(new Uint8Array(saltBytes))
      const nonce = crypto.getRandomValues(new Uint8Array(nonceBytes))
      const key = await keyOf(at, salt)
      const sealed = await crypto.subtle.encrypt({ name: 'AES-GCM', iv: nonce }, key, new TextEncoder().encode(text))
      storage().setItem(at, [salt, nonce, new Uint8Array(sealed)].map(base64Of).join('.'))
    },
    /** Null where nothing is kept, or it was sealed by a browser secret that is gone: then it is removed. */
    async read(uid: string, name: string): Promise<string | null> {
      const at = nameOf(uid, name)
      const kept = storage().getItem(at)
      if (kept === null) return null
      try {
        const [salt, nonce, sealed] = kept.split('.').map(bytesOf)
        const text = await crypto.subtle.decrypt({ name: 'AES-GCM', iv: nonce! }, await keyOf(at, salt!), sealed!)
        return new TextDecoder().decode(text)
      } catch {
        storage().removeItem(at)
        return null
      }
    },
    forget: (uid: string, name: string) => storage().removeItem(nameOf(uid, name)),
  }
}

export type TabVault = ReturnType<typeof createTabVault>

/** The vault of this tab. */
export const tabVault = createTabVault({
  storage: () => sessionStorage,
  secret: async () => (await import('./browser-secret.ts')).browserSecret(),
})
