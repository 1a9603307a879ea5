import { atom } from 'jotai'

function kept(name: string): string | null {
  try {
    return localStorage.getItem(name)
  } catch {
    // No storage: the default settings each time.
    return null
  }
}

/**
 * Settings kept on this device. Without storage they last as long as the page.
 * @param read turns the stored text, perhaps from an older version or null, into settings
 */
export function keptSettings<Settings extends object>(name: string, read: (text: string | null) => Settings) {
  const storedAtom = atom(read(kept(name)))
  return atom(
    (get) => get(storedAtom),
    (get, set, change: Partial<Settings>) => {
      const next = { ...get(storedAtom), ...change }
      set(storedAtom, next)
      try {
        localStorage.setItem(name, JSON.stringify(next))
      } catch {
        // As above.
      }
    },
  )
}
