import { sealedPrefix } from './sealed-names.ts'
import { seal, unseal } from './sealing.ts'

/** In pieces: a call takes only so many arguments. */
function base64Of(bytes: Uint8Array): string {
  let text = ''
  for (let at = 0; at < bytes.length; at += 8_192) text += String.fromCharCode(...bytes.subarray(at, at + 8_192))
  return btoa(text)
}

const bytesOf = (base64: string) => Uint8Array.from(atob(base64), (character) => character.charCodeAt(0))

interface TabVaultDeps {
  /** This tab's alone: it goes when the tab is closed. */
  storage: () => Storage
  /** The user's secret in this browser. @throws where there is no IndexedDB or no Web Crypto */
  secret: (uid: string) => Promise<CryptoKey>
}

/** Texts that stay in this tab for the visit, sealed for one user. What lies in the tab opens only with the secret, which lies elsewhere. */
export function createTabVault({ storage, secret }: TabVaultDeps) {
  const nameOf = (uid: string, name: string) => `${sealedPrefix}${uid}:${name}`

  return {
    /** @throws Error where it cannot be kept: no storage, no secret, or no space */
    async keep(uid: string, name: string, text: string): Promise<void> {
      const at = nameOf(uid, name)
      storage().setItem(at, base64Of(await seal(await secret(uid), at, new TextEncoder().encode(text))))
    },
    /** Null where nothing is kept, or its secret is gone: then it is removed. */
    async read(uid: string, name: string): Promise<string | null> {
      const at = nameOf(uid, name)
      const kept = storage().getItem(at)
      if (kept === null) return null
      try {
        return new TextDecoder().decode(await unseal(await secret(uid), at, bytesOf(kept)))
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
  secret: async (uid) => (await import('./database-store.ts')).secretOf(uid),
})
