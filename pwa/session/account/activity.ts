import { api } from '../../platform/api.ts'

/** The specification's section 9: the last-active ping. */
export const pingEveryMs = 5 * 60_000

/** Tells the server that somebody is here; a failure is nobody's trouble. */
const ping = () => void api.user.active.$post().catch(() => {})

/** Pings now and every five minutes. Returns how to stop. */
export function startPinging(every = pingEveryMs, tell: () => void = ping): () => void {
  tell()
  const timer = setInterval(tell, every)
  return () => clearInterval(timer)
}
