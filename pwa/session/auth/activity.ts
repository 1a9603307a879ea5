import { api } from '../../platform/api.ts'

const pingEveryMs = 5 * 60_000

export function startPinging(): () => void {
  const ping = () => void api.user.active.$post().catch(() => {})
  ping()
  const timer = setInterval(ping, pingEveryMs)
  return () => clearInterval(timer)
}
