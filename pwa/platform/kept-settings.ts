import { atom } from 'jotai'

function kept(name: string): string | null {
  try {
    return localStorage.getItem(name)
  } catch {
    // Without storage, use the defaults.
    return null
  }
}

/** Settings kept on this device, or until the page closes without storage. `read` gets the stored text, possibly null or from an older version. */
export function keptSettings<Settings extends object>(name: string, read: (text: string | null) => Settings) {
  const storedAtom = atom(read(kept(name)))
  return atom(
    (get) => get(storedAtom),
    (get, set, change: Partial<Settings>) => {
      const next = { ...get(storedAtom), ...change }
      set(storedAtom, next)
      try {
        localStorage.setItem(name, JSON.stringify(next))
      } catch {}
    },
  )
}
