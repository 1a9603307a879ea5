/** The names in sessionStorage under which sealed texts lie (tab-vault.ts). Apart from the vault, which the landing page does not load. */
export const sealedPrefix = 'greenroom:sealed:'

/** Removes what others than this person left sealed in this tab; everything where nobody is given. */
export function forgetSealedOfOthers(uid: string | null, storage: Storage = sessionStorage) {
  const others = Object.keys(storage).filter(
    (name) => name.startsWith(sealedPrefix) && (uid === null || !name.startsWith(`${sealedPrefix}${uid}:`)),
  )
  for (const name of others) storage.removeItem(name)
}
