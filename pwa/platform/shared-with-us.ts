interface SharedWithUs {
  text: string
  file: File | null
}

/** Chromium's API for files opened with an installed app; no type library has it. */
interface LaunchQueue {
  setConsumer(consume: (launch: { files?: readonly { getFile(): Promise<File> }[] }) => void): void
}

/** A worker that received nothing does not answer. */
const patienceMs = 3_000

/** What the share sheet gave to the worker. Asks only when the URL says something was shared. */
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

/** Calls back for each file the user opens with the installed app. */
export function onOpenedFile(opened: (file: File) => void) {
  const { launchQueue } = window as typeof window & { launchQueue?: LaunchQueue }
  launchQueue?.setConsumer(({ files = [] }) => void files[0]?.getFile().then(opened))
}
