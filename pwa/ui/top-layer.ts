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

/** What marks a dialog that nobody asked for. */
export const unaskedDialog = { 'data-unasked': '' }

/** Whether a dialog is open that somebody asked for, or that says what went wrong. */
export const askedDialogIsOpenAtom = atom((get) => get(openDialogsAtom).some(({ dataset }) => dataset.unasked === undefined))
