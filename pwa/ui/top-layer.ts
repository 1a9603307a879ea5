import { atom } from 'jotai'

/** The open dialogs, the topmost last. An open dialog makes everything outside it inert, so toasts move into it. */
export const openDialogsAtom = atom<readonly HTMLDialogElement[]>([])

export const dialogOpenedAtom = atom(null, (get, set, dialog: HTMLDialogElement) => {
  set(openDialogsAtom, [...get(openDialogsAtom), dialog])
})

export const dialogClosedAtom = atom(null, (get, set, dialog: HTMLDialogElement) => {
  set(
    openDialogsAtom,
    get(openDialogsAtom).filter((open) => open !== dialog),
  )
})
