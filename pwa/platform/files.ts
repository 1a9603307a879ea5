/** What of the browser gives files and texts away; handed in so that a test can watch. */
export interface GivingPlace {
  navigator: Pick<Navigator, 'share' | 'canShare' | 'clipboard'>
  /** An app installed on an iPhone or iPad, where a download opens a view without a way back. */
  isInstalledOnApple: boolean
  /** Saves under the name, as a link with `download` does. */
  download: (address: string, name: string) => void
}

const here: GivingPlace = {
  get navigator() {
    return navigator
  },
  get isInstalledOnApple() {
    // Only Safari on iOS has the property: https://developer.apple.com/documentation/webkitjs/navigator
    return 'standalone' in navigator && navigator.standalone === true
  },
  download(address, name) {
    const link = document.createElement('a')
    link.href = address
    link.download = name
    document.body.append(link)
    link.click()
    link.remove()
  },
}

/**
 * `needs-another-tap`: the browser shares only right after a tap, and making the file took too long.
 * `not-possible`: this browser cannot share this.
 */
export type Given = 'saved' | 'shared' | 'cancelled' | 'needs-another-tap' | 'not-possible'

async function share(data: ShareData, place: GivingPlace): Promise<Given> {
  if (!canShare(data, place)) return 'not-possible'
  try {
    await place.navigator.share(data)
    return 'shared'
  } catch (error) {
    const name = error instanceof DOMException ? error.name : ''
    if (name === 'AbortError') return 'cancelled'
    return name === 'NotAllowedError' ? 'needs-another-tap' : 'not-possible'
  }
}

/** Whether the share sheet takes this. */
export function canShare(data: ShareData, place: GivingPlace = here): boolean {
  return typeof place.navigator.share === 'function' && (place.navigator.canShare?.(data) ?? false)
}

/** How long the browser gets to read a saved file before its address is let go. */
const releaseAfterMs = 60_000

/** Saves a file on the device: by the share sheet in an installed Apple app, else as a download. */
export async function saveFile(file: File, place: GivingPlace = here): Promise<Given> {
  if (place.isInstalledOnApple) {
    const given = await share({ files: [file] }, place)
    if (given !== 'not-possible') return given
  }
  const address = URL.createObjectURL(file)
  place.download(address, file.name)
  setTimeout(() => URL.revokeObjectURL(address), releaseAfterMs)
  return 'saved'
}

/** False in an installed Apple app, where a download opens a view without a way back: share the file there. */
export function canDownload(place: GivingPlace = here): boolean {
  return !place.isInstalledOnApple
}

/** Saves what lies behind an address of our own server under a name, without holding it in memory. */
export function saveFromAddress(address: string, name: string, place: GivingPlace = here): void {
  place.download(address, name)
}

/** Opens the share sheet with a file where it takes one, else with the text alone. */
export async function shareOut(
  { title, text, file }: { title: string; text: string; file?: File },
  place: GivingPlace = here,
): Promise<Given> {
  const withFile = file && { title, files: [file] }
  if (withFile && canShare(withFile, place)) return share(withFile, place)
  return share({ title, text }, place)
}

/** Puts text on the clipboard. False when the browser refuses (no permission, page in the background). */
export async function copyText(text: string, place: GivingPlace = here): Promise<boolean> {
  try {
    await place.navigator.clipboard.writeText(text)
    return true
  } catch {
    return false
  }
}
