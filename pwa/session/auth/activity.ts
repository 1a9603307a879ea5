import { api } from '../../platform/api.ts'

const pingEveryMs = 5 * 60_000

/** Tells the server now and every five minutes that somebody is here. Returns how to stop. */
export function startPinging(): () => void {
  // A ping that fails changes nothing for anybody.
  const ping = () => void api.user.active.$post().catch(() => {})
  ping()
  const timer = setInterval(ping, pingEveryMs)
  return () => clearInterval(timer)
}
