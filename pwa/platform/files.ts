import { isInstalledOnApple } from './install.ts'

/** The parts of the browser that export files and texts; tests pass their own. */
export interface FilesDeps {
  navigator: Pick<Navigator, 'share' | 'canShare' | 'clipboard'>
  /** An app installed on an iPhone or iPad, where a download opens a view without a back button. */
  isInstalledOnApple: boolean
  /** Saves under the name, as a link with `download` does. */
  download: (address: string, name: string) => void
}

const browser: FilesDeps = {
  get navigator() {
    return navigator
  },
  get isInstalledOnApple() {
    return isInstalledOnApple()
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

async function share(data: ShareData, deps: FilesDeps): Promise<Given> {
  if (!canShare(data, deps)) return 'not-possible'
  try {
    await deps.navigator.share(data)
    return 'shared'
  } catch (error) {
    const name = error instanceof DOMException ? error.name : ''
    if (name === 'AbortError') return 'cancelled'
    return name === 'NotAllowedError' ? 'needs-another-tap' : 'not-possible'
  }
}

/** Whether the share sheet takes this. */
export function canShare(data: ShareData, deps: FilesDeps = browser): boolean {
  return typeof deps.navigator.share === 'function' && (deps.navigator.canShare?.(data) ?? false)
}

/** How long the browser has to read a saved file before its address is released. */
const releaseAfterMs = 60_000

/** Saves a file on the device: with the share sheet in an installed Apple app, else as a download. */
export async function saveFile(file: File, deps: FilesDeps = browser): Promise<Given> {
  if (deps.isInstalledOnApple) {
    const given = await share({ files: [file] }, deps)
    if (given !== 'not-possible') return given
  }
  const address = URL.createObjectURL(file)
  deps.download(address, file.name)
  setTimeout(() => URL.revokeObjectURL(address), releaseAfterMs)
  return 'saved'
}

/** False in an installed Apple app, where a download opens a view without a back button: share the file there. */
export function canDownload(deps: FilesDeps = browser): boolean {
  return !deps.isInstalledOnApple
}

/** Saves a file from our own server under a name, without holding it in memory. */
export function saveFromAddress(address: string, name: string, deps: FilesDeps = browser): void {
  deps.download(address, name)
}

/** Opens the share sheet with the file if it accepts files, else with the text alone. */
export async function shareOut(
  { title, text, file }: { title: string; text: string; file?: File },
  deps: FilesDeps = browser,
): Promise<Given> {
  const withFile = file && { title, files: [file] }
  if (withFile && canShare(withFile, deps)) return share(withFile, deps)
  return share({ title, text }, deps)
}

/** Copies text to the clipboard. False when the browser refuses (no permission, page in the background). */
export async function copyText(text: string, deps: FilesDeps = browser): Promise<boolean> {
  try {
    await deps.navigator.clipboard.writeText(text)
    return true
  } catch {
    return false
  }
}
