import { atom } from 'jotai'

/** Whether the FAQ dialog is open. The bar, the reminder and the More sheet open it. */
export const faqsOpenAtom = atom(false)

/** Kept in sessionStorage, which lasts as long as the tab. */
const shownKey = 'greenroom:reminded'

// There is no sessionStorage while the landing page is prerendered.
const openAtom = atom(typeof sessionStorage !== 'undefined' && !sessionStorage.getItem(shownKey))

/** Whether the reminder is open: once per visit. Closing it is remembered for the visit. */
export const reminderOpenAtom = atom(
  (get) => get(openAtom),
  (_get, set, open: boolean) => {
    if (!open) sessionStorage.setItem(shownKey, '1')
    set(openAtom, open)
  },
)
