import { sealedPrefix } from './sealed-names.ts'
import { seal, unseal } from './sealing.ts'

/** In pieces: a call accepts only so many arguments. */
function base64Of(bytes: Uint8Array): string {
  let text = ''
  for (let at = 0; at < bytes.length; at += 8_192) text += String.fromCharCode(...bytes.subarray(at, at + 8_192))
  return btoa(text)
}

const bytesOf = (base64: string) => Uint8Array.from(atob(base64), (character) => character.charCodeAt(0))

interface TabVaultDeps {
  storage: () => Storage
  /** @throws without IndexedDB or Web Crypto */
  secret: (uid: string) => Promise<CryptoKey>
}

/** Texts sealed for one user in this tab. They open only with the secret, which is stored elsewhere. */
export function createTabVault({ storage, secret }: TabVaultDeps) {
  const nameOf = (uid: string, name: string) => `${sealedPrefix}${uid}:${name}`
  /** Sealing takes a moment, in which a newer text may come or the text be dropped. */
  const latest = new Map<string, string>()

  return {
    /** @returns false when a newer text or `forget` overtook it. @throws Error without storage, a secret or space */
    async keep(uid: string, name: string, text: string): Promise<boolean> {
      const at = nameOf(uid, name)
      const turn = crypto.randomUUID()
      latest.set(at, turn)
      const sealed = await seal(await secret(uid), at, new TextEncoder().encode(text))
      if (latest.get(at) !== turn) return false
      storage().setItem(at, base64Of(sealed))
      return true
    },
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
    forget(uid: string, name: string) {
      latest.delete(nameOf(uid, name))
      storage().removeItem(nameOf(uid, name))
    },
  }
}

export type TabVault = ReturnType<typeof createTabVault>

export const tabVault = createTabVault({
  storage: () => sessionStorage,
  secret: async (uid) => (await import('./database-store.ts')).secretOf(uid),
})
