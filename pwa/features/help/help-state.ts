import { atom } from 'jotai'

export const faqsOpenAtom = atom(false)

const shownKey = 'greenroom:reminded'

// No sessionStorage while the landing page is prerendered.
const openAtom = atom(typeof sessionStorage !== 'undefined' && !sessionStorage.getItem(shownKey))

export const reminderOpenAtom = atom(
  (get) => get(openAtom),
  (_get, set, open: boolean) => {
    if (!open) sessionStorage.setItem(shownKey, '1')
    set(openAtom, open)
  },
)
