const saltBytes = 32
const nonceBytes = 12

export const newSecret = (): Promise<CryptoKey> =>
  crypto.subtle.importKey('raw', crypto.getRandomValues(new Uint8Array(32)), 'HKDF', false, ['deriveKey'])

function keyOf(secret: CryptoKey, purpose: string, salt: Uint8Array<ArrayBuffer>): Promise<CryptoKey> {
  const derived = { name: 'HKDF', hash: 'SHA-256', salt, info: new TextEncoder().encode(purpose) }
  return crypto.subtle.deriveKey(derived, secret, { name: 'AES-GCM', length: 256 }, false, ['encrypt', 'decrypt'])
}

/** AES-256-GCM with a key from the secret, a random salt and the purpose (`jobs:<id>`), so it opens for that purpose only. */
export async function seal(secret: CryptoKey, purpose: string, bytes: BufferSource): Promise<Uint8Array<ArrayBuffer>> {
  const salt = crypto.getRandomValues(new Uint8Array(saltBytes))
  const iv = crypto.getRandomValues(new Uint8Array(nonceBytes))
  const encrypted = await crypto.subtle.encrypt({ name: 'AES-GCM', iv }, await keyOf(secret, purpose, salt), bytes)
  const sealed = new Uint8Array(saltBytes + nonceBytes + encrypted.byteLength)
  sealed.set(salt)
  sealed.set(iv, saltBytes)
  sealed.set(new Uint8Array(encrypted), saltBytes + nonceBytes)
  return sealed
}

export async function unseal(secret: CryptoKey, purpose: string, sealed: Uint8Array<ArrayBuffer>): Promise<ArrayBuffer> {
  const [salt, iv] = [sealed.slice(0, saltBytes), sealed.slice(saltBytes, saltBytes + nonceBytes)]
  const encrypted = sealed.subarray(saltBytes + nonceBytes)
  return crypto.subtle.decrypt({ name: 'AES-GCM', iv }, await keyOf(secret, purpose, salt), encrypted)
}
