import { atom, getDefaultStore } from 'jotai'
import type { SyntheticEvent } from 'react'

/** What lies over the page, the topmost last: dialogs, sheets, stages and menus. */
const layersAtom = atom<readonly HTMLElement[]>([])

const store = getDefaultStore()

/** The open modal dialogs, the topmost last. They make everything outside inert, so toasts move into them. */
export const openDialogsAtom = atom((get) => get(layersAtom).filter((layer) => layer instanceof HTMLDialogElement))

/** What marks a dialog that opened by itself. */
export const unaskedDialog = { 'data-unasked': '' }

/** Whether a dialog is open that the user asked for, or that reports a problem. */
export const askedDialogIsOpenAtom = atom((get) => get(openDialogsAtom).some(({ dataset }) => dataset.unasked === undefined))

export const openLayers = () => store.get(layersAtom)

export const onLayersChanged = (changed: () => void) => store.sub(layersAtom, changed)

/** From now on Back and Escape send this element a `cancel` event while it is topmost. @returns what takes it off again */
export function addLayer(layer: HTMLElement): () => void {
  store.set(layersAtom, [...openLayers(), layer])
  return () => removeLayer(layer)
}

function removeLayer(layer: HTMLElement) {
  const others = openLayers().filter((open) => open !== layer)
  if (others.length < openLayers().length) store.set(layersAtom, others)
}

/** Sends `cancel`: a sheet closes, a stage asks first, a dialog that is busy stays. */
export const askToClose = (layer: EventTarget | null | undefined) =>
  layer?.dispatchEvent(new Event('cancel', { cancelable: true }))

/** For `onCancel`. A file picker that was closed, or a dialog inside, sends `cancel` too. */
export const whenAsked = (close: () => void) => (event: SyntheticEvent) => {
  if (event.target !== event.currentTarget) return
  event.preventDefault()
  close()
}

/** Another screen is shown: what was open over the one before closes, and nothing stays modal inside a hidden page. */
export function closeLayers() {
  for (const layer of openLayers().toReversed()) {
    askToClose(layer)
    if (!layer.closest('.ion-page')) continue
    removeLayer(layer)
    if (layer instanceof HTMLDialogElement) layer.close()
  }
}

/** Opens a modal `<dialog>`. @returns what closes it, for a ref */
export function showLayer(dialog: HTMLDialogElement): () => void {
  // Escape and Android's back button come through `watchBack`, where the browser cannot skip the question.
  dialog.setAttribute('closedby', 'none')
  dialog.showModal()
  // Otherwise the close icon, the first control inside, would get the focus.
  const first = dialog.querySelector<HTMLElement>('[data-first]') ?? dialog.querySelector<HTMLElement>('h2[tabindex]')
  first?.focus()
  const remove = addLayer(dialog)
  return () => {
    remove()
    // Closed while still in the page: only then does the browser return the focus to what opened it.
    dialog.close()
  }
}
