/** An address that expires this soon is not used: the first bytes might be requested too late. */
const tooLateMs = 15_000

/**
 * When the addresses in an answer expire, on this device's clock, which may be wrong by hours: what counts is how long they last by the
 * server's own clock.
 * @param serverDate the answer's `Date`; without one the device's clock must do
 */
export function endsAtMs(addressEndsAt: string, serverDate: string | null, nowMs: number): number {
  const serverNowMs = serverDate === null ? Number.NaN : Date.parse(serverDate)
  return nowMs + Date.parse(addressEndsAt) - (Number.isNaN(serverNowMs) ? nowMs : serverNowMs)
}

/** Whether playing, seeking or downloading may start with an address that expires then. */
export function stillWorks(addressEndsAtMs: number, nowMs: number): boolean {
  return addressEndsAtMs - nowMs > tooLateMs
}
