let knownAheadMs: number | null = null

/** The server's time: the device's clock may be off by hours. */
export const serverClock = {
  noteDateOf(response: Pick<Response, 'headers'>): void {
    const serverMs = Date.parse(response.headers.get('date') ?? '')
    if (!Number.isNaN(serverMs)) knownAheadMs = serverMs - Date.now()
  },
  aheadMs: (known = 0): number => knownAheadMs ?? known,
  nowMs: (known = 0): number => Date.now() + (knownAheadMs ?? known),
}
