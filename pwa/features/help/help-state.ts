import { atom } from 'jotai'

export const faqsOpenAtom = atom(false)

const shownKey = 'greenroom:reminded'

/** Once per device: a later visit has it in the FAQs only. No localStorage while the landing page is prerendered. */
export const reminderOpenAtom = atom(typeof localStorage !== 'undefined' && !localStorage.getItem(shownKey))

/** A `ref`: remembers the reminder once it was in view. */
export function rememberReminder(reminder: HTMLUListElement) {
  const watcher = new IntersectionObserver(([entry]) => entry?.isIntersecting && localStorage.setItem(shownKey, '1'))
  watcher.observe(reminder)
  return () => watcher.disconnect()
}
