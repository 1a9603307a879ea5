/** sessionStorage keys of sealed texts. Separate from the vault, which the landing page does not load. */
export const sealedPrefix = 'greenroom:sealed:'

/** Removes what other users left sealed in this tab; everything if `uid` is null. */
export function forgetSealedOfOtherUsers(uid: string | null, storage: Storage = sessionStorage) {
  const others = Object.keys(storage).filter(
    (name) => name.startsWith(sealedPrefix) && (uid === null || !name.startsWith(`${sealedPrefix}${uid}:`)),
  )
  for (const name of others) storage.removeItem(name)
}
