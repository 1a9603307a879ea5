import { atom } from 'jotai'

/** Opened by the bar, the reminder and the More sheet. */
export const faqsOpenAtom = atom(false)

const shownKey = 'greenroom:reminded'

// No sessionStorage while the landing page is prerendered.
const openAtom = atom(typeof sessionStorage !== 'undefined' && !sessionStorage.getItem(shownKey))

/** Once per visit. */
export const reminderOpenAtom = atom(
  (get) => get(openAtom),
  (_get, set, open: boolean) => {
    if (!open) sessionStorage.setItem(shownKey, '1')
    set(openAtom, open)
  },
)
