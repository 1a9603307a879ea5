import { isInstalledOnApple } from './install.ts'

export function saveFromAddress(address: string, name: string) {
  const link = document.createElement('a')
  link.href = address
  link.download = name
  document.body.append(link)
  link.click()
  link.remove()
}

/** `needs-another-tap`: browsers share only right after a tap, and creating the file took too long. */
export type Given = 'saved' | 'shared' | 'cancelled' | 'needs-another-tap' | 'not-possible'

async function share(data: ShareData): Promise<Given> {
  if (!canShare(data)) return 'not-possible'
  try {
    await navigator.share(data)
    return 'shared'
  } catch (error) {
    const name = error instanceof DOMException ? error.name : ''
    if (name === 'AbortError') return 'cancelled'
    return name === 'NotAllowedError' ? 'needs-another-tap' : 'not-possible'
  }
}

export function canShare(data: ShareData): boolean {
  return typeof navigator.share === 'function' && (navigator.canShare?.(data) ?? false)
}

/** Gives the browser time to read the file before its URL is revoked. */
const releaseAfterMs = 60_000

export async function saveFile(file: File): Promise<Given> {
  if (isInstalledOnApple()) {
    const given = await share({ files: [file] })
    if (given !== 'not-possible') return given
  }
  const address = URL.createObjectURL(file)
  saveFromAddress(address, file.name)
  setTimeout(() => URL.revokeObjectURL(address), releaseAfterMs)
  return 'saved'
}

export const canDownload = (): boolean => !isInstalledOnApple()

export async function shareOut({ title, text, file }: { title: string; text: string; file?: File }): Promise<Given> {
  const withFile = file && { title, files: [file] }
  if (withFile && canShare(withFile)) return share(withFile)
  return share({ title, text })
}

/** False when the browser refuses (no permission, or the page is in the background). */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    return false
  }
}
