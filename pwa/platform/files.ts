import { isInstalledOnApple } from './install.ts'

export interface FilesDeps {
  navigator: Pick<Navigator, 'share' | 'canShare' | 'clipboard'>
  isInstalledOnApple: boolean
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

/** `needs-another-tap`: browsers share only right after a tap, and creating the file took too long. */
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

export function canShare(data: ShareData, deps: FilesDeps = browser): boolean {
  return typeof deps.navigator.share === 'function' && (deps.navigator.canShare?.(data) ?? false)
}

/** Gives the browser time to read the file before its URL is revoked. */
const releaseAfterMs = 60_000

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

export function canDownload(deps: FilesDeps = browser): boolean {
  return !deps.isInstalledOnApple
}

export function saveFromAddress(address: string, name: string, deps: FilesDeps = browser): void {
  deps.download(address, name)
}

export async function shareOut(
  { title, text, file }: { title: string; text: string; file?: File },
  deps: FilesDeps = browser,
): Promise<Given> {
  const withFile = file && { title, files: [file] }
  if (withFile && canShare(withFile, deps)) return share(withFile, deps)
  return share({ title, text }, deps)
}

/** False when the browser refuses (no permission, or the page is in the background). */
export async function copyText(text: string, deps: FilesDeps = browser): Promise<boolean> {
  try {
    await deps.navigator.clipboard.writeText(text)
    return true
  } catch {
    return false
  }
}
