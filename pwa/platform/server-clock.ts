/** The server's time: the device's clock may be off by hours. */
export function createServerClock() {
  let aheadMs: number | null = null
  return {
    noteDateOf(response: Pick<Response, 'headers'>): void {
      const serverMs = Date.parse(response.headers.get('date') ?? '')
      if (!Number.isNaN(serverMs)) aheadMs = serverMs - Date.now()
    },
    aheadMs: (known = 0): number => aheadMs ?? known,
    nowMs: (known = 0): number => Date.now() + (aheadMs ?? known),
  }
}

export const serverClock = createServerClock()
