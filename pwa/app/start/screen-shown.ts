import { atom } from 'jotai'

/** Whether the app itself shows a screen: until then the start frame lies over it. What nobody waits for comes after. */
export const screenShownAtom = atom(false)
