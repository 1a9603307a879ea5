/** A worker knows nobody: it asks an open page who is signed in. Tokens travel by a port of their own and are never stored. */
const wanted = 'greenroom-token-wanted'
/** A page that is asleep does not answer. */
const answerWithinMs = 4_000

export interface Signature {
  uid: string
  token: string
}

interface Asked {
  type: typeof wanted
  fresh: boolean
}

/** The page's side. Other messages, such as Firebase's own, are not for us. Returns how to stop. */
export function answerTokenRequests(sign: (options: { fresh: boolean }) => Promise<Signature | null>): () => void {
  const answer = async (event: MessageEvent<Asked | null>) => {
    const [port] = event.ports
    if (event.data?.type !== wanted || !port) return
    port.postMessage(await sign({ fresh: event.data.fresh }).catch(() => null))
  }
  navigator.serviceWorker?.addEventListener('message', answer)
  return () => navigator.serviceWorker?.removeEventListener('message', answer)
}

interface Page {
  postMessage(message: Asked, transfer: Transferable[]): void
}

/** The worker's side: the first open page that answers; null when there is none. */
export async function askPages(pages: readonly Page[], fresh: boolean): Promise<Signature | null> {
  for (const page of pages) {
    const signature = await ask(page, fresh)
    if (signature) return signature
  }
  return null
}

function ask(page: Page, fresh: boolean): Promise<Signature | null> {
  const { port1, port2 } = new MessageChannel()
  return new Promise((resolve) => {
    const timer = setTimeout(() => resolve(null), answerWithinMs)
    port1.onmessage = ({ data }: MessageEvent<Signature | null>) => {
      clearTimeout(timer)
      port1.close()
      resolve(data)
    }
    page.postMessage({ type: wanted, fresh }, [port2])
  })
}
