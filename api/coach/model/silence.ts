/** Detects a provider that stops responding, before its first token or between two. */
export interface Silence {
  signal: AbortSignal
  heard(): void
  stop(): void
}

/** @param longestMs undefined for no limit */
export function listenForSilence(longestMs: number | undefined): Silence {
  const silent = new AbortController()
  const timer = longestMs === undefined ? undefined : setTimeout(() => silent.abort(), longestMs)
  return { signal: silent.signal, heard: () => void timer?.refresh(), stop: () => clearTimeout(timer) }
}

/** Hosted servers handle requests in parallel, so a silent one is in trouble. */
const usualSilenceMs = 20_000
/** Loopback, private networks, and names without a dot, as containers have. */
const ownNetwork =
  /^(?:localhost|[^.]+|.*\.(?:local|localhost|internal|lan)|127\..*|10\..*|192\.168\..*|172\.(?:1[6-9]|2\d|3[01])\..*|\[.*\])$/i

/** A self-hosted server handles one request at a time, so it may be silent while others are ahead; hosted ones get `usualSilenceMs`. */
export function usualSilence(baseUrl: string | undefined): number | undefined {
  return baseUrl && ownNetwork.test(new URL(baseUrl).hostname) ? undefined : usualSilenceMs
}
