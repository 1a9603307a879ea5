import { atom } from 'jotai'

function kept(name: string): string | null {
  try {
    return localStorage.getItem(name)
  } catch {
    // No storage: the usual settings each time.
    return null
  }
}

/**
 * Settings of this device, changed a few at a time. Without storage they hold as long as the page.
 * @param read makes of what was kept, which may be of an older version or null, what holds today
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
