/** What the windows of one person tell each other about a purchase. */
export type PurchaseEvent =
  /** The success page has seen the credits. */
  | { type: 'purchase-was-credited'; sessionId: string; added: number }
  /** The popup is about to close: the window that opened it should come to the front. */
  | { type: 'popup-was-done' }

const channelName = 'greenroom-purchases'

const types: readonly string[] = ['purchase-was-credited', 'popup-was-done']

const isPurchaseEvent = (data: unknown): data is PurchaseEvent =>
  typeof data === 'object' && data !== null && 'type' in data && types.includes(String(data.type))

let opened: BroadcastChannel | null = null

/** One for the whole window: a channel does not receive its own messages. */
function channel(): BroadcastChannel {
  opened ??= new BroadcastChannel(channelName)
  return opened
}

/** Reports an event to the other windows and tabs. */
export function announcePurchase(event: PurchaseEvent): void {
  channel().postMessage(event)
}

/** Calls back for each event from another window. Returns how to stop. */
export function onPurchaseEvent(handle: (event: PurchaseEvent) => void): () => void {
  const listen = ({ data }: MessageEvent<unknown>) => {
    if (isPurchaseEvent(data)) handle(data)
  }
  channel().addEventListener('message', listen)
  return () => channel().removeEventListener('message', listen)
}
