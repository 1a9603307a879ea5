/** What the windows of one person tell each other about a purchase. */
export type PurchaseNews =
  /** The landing page has seen the credits. */
  | { type: 'purchase-was-credited'; sessionId: string; added: number }
  /** The popup is about to close: whoever opened it should come to the front. */
  | { type: 'popup-was-done' }

const channelName = 'greenroom-purchases'

const types: readonly string[] = ['purchase-was-credited', 'popup-was-done']

const isNews = (data: unknown): data is PurchaseNews =>
  typeof data === 'object' && data !== null && 'type' in data && types.includes(String(data.type))

let opened: BroadcastChannel | null = null

/** One for the whole window: what it tells, it does not hear itself. */
function channel(): BroadcastChannel {
  opened ??= new BroadcastChannel(channelName)
  return opened
}

/** Tells the other windows and tabs. */
export function announcePurchase(news: PurchaseNews): void {
  channel().postMessage(news)
}

/** Listens until the returned function is called. */
export function onPurchaseNews(heard: (news: PurchaseNews) => void): () => void {
  const listen = ({ data }: MessageEvent<unknown>) => {
    if (isNews(data)) heard(data)
  }
  channel().addEventListener('message', listen)
  return () => channel().removeEventListener('message', listen)
}
