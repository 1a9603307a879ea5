/** The time by the server's clock: this device's may be wrong by hours. */
export function createServerClock() {
  let aheadMs: number | null = null
  return {
    noteDateOf(response: Pick<Response, 'headers'>): void {
      const serverMs = Date.parse(response.headers.get('date') ?? '')
      if (!Number.isNaN(serverMs)) aheadMs = serverMs - Date.now()
    },
    /** @param known as noted before a reload, until a response says more */
    aheadMs: (known = 0): number => aheadMs ?? known,
    nowMs: (known = 0): number => Date.now() + (aheadMs ?? known),
  }
}

export const serverClock = createServerClock()
