import { atom } from 'jotai'

export type Theme = 'system' | 'light' | 'dark'

/** Also read by the inline script in index.html, before the first paint. */
const themeKey = 'greenroom:theme'

function keptTheme(): Theme {
  const kept = globalThis.localStorage?.getItem(themeKey)
  return kept === 'light' || kept === 'dark' ? kept : 'system'
}

const chosenAtom = atom<Theme>(keptTheme())

export const themeAtom = atom(
  (get) => get(chosenAtom),
  (_get, set, theme: Theme) => {
    set(chosenAtom, theme)
    if (theme === 'system') {
      localStorage.removeItem(themeKey)
      delete document.documentElement.dataset.theme
    } else {
      localStorage.setItem(themeKey, theme)
      document.documentElement.dataset.theme = theme
    }
  },
)
