/** Listens for a provider that stops saying anything: before its first word, or between two. */
export interface Silence {
  /** Aborted when nothing was heard for too long. */
  signal: AbortSignal
  /** Something came: the wait begins anew. */
  heard(): void
  stop(): void
}

/** @param longestMs undefined for no limit of its own */
export function listenForSilence(longestMs: number | undefined): Silence {
  const silent = new AbortController()
  const timer = longestMs === undefined ? undefined : setTimeout(() => silent.abort(), longestMs)
  return { signal: silent.signal, heard: () => void timer?.refresh(), stop: () => clearTimeout(timer) }
}

/** Hosted servers answer many at once; a silent one is in trouble. */
const usualSilenceMs = 20_000
/** Loopback, private networks, and names without a dot, as containers have them. */
const ownNetwork =
  /^(?:localhost|[^.]+|.*\.(?:local|localhost|internal|lan)|127\..*|10\..*|192\.168\..*|172\.(?:1[6-9]|2\d|3[01])\..*|\[.*\])$/i

/**
 * How long a provider at this address may be silent. A server of one's own answers one question after another, and each waits in silence
 * for those before it.
 */
export function usualSilence(baseUrl: string | undefined): number | undefined {
  return baseUrl && ownNetwork.test(new URL(baseUrl).hostname) ? undefined : usualSilenceMs
}
