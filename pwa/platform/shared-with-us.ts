/** A job ad or a resume that came from another app: the share sheet, or "open with". */
export interface SharedWithUs {
  text: string
  file: File | null
}

/** Chromium's way to open files with an installed app; no type library knows it. */
interface LaunchQueue {
  setConsumer(consume: (launch: { files?: readonly { getFile(): Promise<File> }[] }) => void): void
}

/** A worker that was just started answers in a moment; one that never got a share answers nothing. */
const patienceMs = 3_000

/** What the share sheet left with the worker, or null. Asks only where the address says that something was shared. */
export async function takeShared(): Promise<SharedWithUs | null> {
  const address = new URL(location.href)
  if (!address.searchParams.has('shared')) return null
  address.searchParams.delete('shared')
  history.replaceState(null, '', address)
  const worker = navigator.serviceWorker?.controller
  if (!worker) return null
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel()
    setTimeout(() => resolve(null), patienceMs)
    port1.onmessage = ({ data }) => resolve(data)
    worker.postMessage({ type: 'GIVE_SHARED' }, [port2])
  })
}

/** Tells of each file that the person opens with the installed app. */
export function onOpenedFile(tell: (file: File) => void) {
  const { launchQueue } = window as typeof window & { launchQueue?: LaunchQueue }
  launchQueue?.setConsumer(({ files = [] }) => void files[0]?.getFile().then(tell))
}
