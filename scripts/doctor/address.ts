import { ask, type Check } from './check.ts'

export const address: Check = {
  name: 'The public address',
  async look({ PUBLIC_URL, METRICS_TOKEN }) {
    const at = (path: string) => new URL(path, PUBLIC_URL).href
    const alive = await ask(at('/healthz'))
    if (alive.status !== 200 || (alive.body as { ok?: boolean } | null)?.ok !== true)
      throw new Error(`${PUBLIC_URL} answers ${alive.status} for /healthz: the proxy does not lead to a running server.`)
    const ready = await ask(at('/readyz'))
    if (ready.status !== 200)
      throw new Error(`The server at ${PUBLIC_URL} runs and is not ready (${ready.status}): its log says why.`)
    const { degraded = [] } = (ready.body ?? {}) as { degraded?: string[] }
    if (degraded.length > 0) throw new Error(`The server at ${PUBLIC_URL} cannot use: ${degraded.join(', ')}. Its log says why.`)
    const metrics = METRICS_TOKEN && (await ask(at('/metrics'), { Authorization: `Bearer ${METRICS_TOKEN}` }))
    if (metrics && metrics.status === 200)
      throw new Error(`${at('/metrics')} can be read from outside: let the proxy hide it, as the files in deploy/ do.`)
    return `${PUBLIC_URL} leads to a server that is ready`
  },
}
