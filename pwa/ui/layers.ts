import { atom, getDefaultStore } from 'jotai'
import type { SyntheticEvent } from 'react'

const layersAtom = atom<readonly HTMLElement[]>([])

const store = getDefaultStore()

/** Modal dialogs make everything outside inert, so toasts move into them. */
export const openDialogsAtom = atom((get) => get(layersAtom).filter((layer) => layer instanceof HTMLDialogElement))

export const unaskedDialog = { 'data-unasked': '' }

/** True for a dialog the user opened, or one that reports a problem. */
export const askedDialogIsOpenAtom = atom((get) => get(openDialogsAtom).some(({ dataset }) => dataset.unasked === undefined))

export const openLayers = () => store.get(layersAtom)

export const onLayersChanged = (changed: () => void) => store.sub(layersAtom, changed)

/** While topmost, this element gets a `cancel` event on Back and Escape. Returns how to remove it. */
export function addLayer(layer: HTMLElement): () => void {
  store.set(layersAtom, [...openLayers(), layer])
  return () => removeLayer(layer)
}

function removeLayer(layer: HTMLElement) {
  const others = openLayers().filter((open) => open !== layer)
  if (others.length < openLayers().length) store.set(layersAtom, others)
}

export const askToClose = (layer: EventTarget | null | undefined) =>
  layer?.dispatchEvent(new Event('cancel', { cancelable: true }))

/** For `onCancel`: a closed file picker, or a dialog inside, sends `cancel` too. */
export const whenAsked = (close: () => void) => (event: SyntheticEvent) => {
  if (event.target !== event.currentTarget) return
  event.preventDefault()
  close()
}

/** Closes all layers when the screen changes, so that nothing stays modal inside a hidden page. */
export function closeLayers() {
  for (const layer of openLayers().toReversed()) {
    askToClose(layer)
    if (!layer.closest('.ion-page')) continue
    removeLayer(layer)
    if (layer instanceof HTMLDialogElement) layer.close()
  }
}

/** Opens a modal `<dialog>`. Returns what closes it, for a ref. */
export function showLayer(dialog: HTMLDialogElement): () => void {
  // Escape and Back come through `watchBack`, where the browser cannot skip the confirmation.
  dialog.setAttribute('closedby', 'none')
  dialog.showModal()
  // Otherwise the close icon, the first control, would get the focus.
  const first = dialog.querySelector<HTMLElement>('[data-first]') ?? dialog.querySelector<HTMLElement>('h2[tabindex]')
  first?.focus()
  const remove = addLayer(dialog)
  return () => {
    remove()
    // Browsers return the focus only if the dialog closes while still in the page.
    dialog.close()
    // What opened it may be gone.
    if (document.activeElement === document.body || dialog.contains(document.activeElement))
      document.querySelector<HTMLElement>('.ion-page:not(.ion-page-hidden) [data-first]')?.focus({ preventScroll: true })
  }
}
