import { atom } from 'jotai'

/** Whether the FAQ dialog is open; the bar, the reminder and the More sheet all open it. */
export const faqsOpenAtom = atom(false)

const shownKey = 'greenroom:reminded'

function notYetShown(): boolean {
  // sessionStorage lives as long as the tab: that is the visit.
  if (typeof sessionStorage === 'undefined' || sessionStorage.getItem(shownKey)) return false
  return true
}

const openAtom = atom(notYetShown())

/** Whether the reminder is open: once per visit. Closing it is remembered for the visit. */
export const reminderOpenAtom = atom(
  (get) => get(openAtom),
  (_get, set, open: boolean) => {
    if (!open) sessionStorage.setItem(shownKey, '1')
    set(openAtom, open)
  },
)
