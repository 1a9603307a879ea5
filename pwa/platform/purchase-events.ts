export type PurchaseEvent =
  | { type: 'purchase-was-credited'; sessionId: string; added: number }
  /** The popup is about to close, so its opener should come to the front. */
  | { type: 'popup-was-done' }

const channel = new BroadcastChannel('greenroom-purchases')

export const announcePurchase = (event: PurchaseEvent): void => channel.postMessage(event)

export function onPurchaseEvent(handle: (event: PurchaseEvent) => void): () => void {
  const listen = ({ data }: MessageEvent<PurchaseEvent>) => handle(data)
  channel.addEventListener('message', listen)
  return () => channel.removeEventListener('message', listen)
}
