/** An address that ends this soon is not begun with: the first bytes may be asked for after its end. */
const tooLateMs = 15_000

/**
 * When the addresses of an answer end, on this device's clock, which may be wrong by hours: what counts is how long the server, by its
 * own clock, gave them.
 * @param serverDate the answer's `Date`; without one the device's clock must do
 */
export function endsAtMs(addressEndsAt: string, serverDate: string | null, nowMs: number): number {
  const serverNowMs = serverDate === null ? Number.NaN : Date.parse(serverDate)
  return nowMs + Date.parse(addressEndsAt) - (Number.isNaN(serverNowMs) ? nowMs : serverNowMs)
}

/** Whether playing, seeking or downloading may begin with an address that ends then. */
export function stillWorks(addressEndsAtMs: number, nowMs: number): boolean {
  return addressEndsAtMs - nowMs > tooLateMs
}
