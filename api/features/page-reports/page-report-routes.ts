import { Hono } from 'hono'
import * as z from 'zod'
import { readJson } from '../../http/refuse.ts'
import { describeCall } from '../../http/route-description.ts'
import { contentSecurityPolicy } from '../../http/security-headers.ts'
import type { AppEnv } from '../../http/signed-in.ts'
import type { Services } from '../../services.ts'

const described = describeCall({
  description: 'Content-Security-Policy reports from browsers. Only counted, by directive and kind',
  doneStatus: 204,
  isOpen: true,
  maxBytes: 16 * 1024,
})

export function pageReportRoutes({ env, metrics }: Pick<Services, 'env' | 'metrics'>) {
  const directives = contentSecurityPolicy(env)
    .split('; ')
    .map((directive) => directive.split(' ')[0]!)
  return new Hono<AppEnv>().post('/page-reports', described, async (c) => {
    const report = Report.safeParse(await readJson(c.req.raw))
    if (report.success) metrics.pageReport(countedAs(report.data['csp-report'], directives))
    return c.body(null, 204)
  })
}

/** Never the URL: it may reveal what the user visits. */
type Blocked = 'inline' | 'eval' | 'data' | 'elsewhere' | 'extension' | 'other'

const Report = z.object({
  'csp-report': z.object({
    'effective-directive': z.string().optional(),
    'violated-directive': z.string().optional(),
    'blocked-uri': z.string().optional(),
  }),
})

/** Directives that are not in our policy count as `other`, so reports cannot add metric labels. */
function countedAs(report: z.infer<typeof Report>['csp-report'], directives: readonly string[]) {
  const [name = ''] = (report['effective-directive'] ?? report['violated-directive'] ?? '').split(' ')
  const isOurs = directives.includes(name.replace(/-(?:elem|attr)$/, ''))
  return { directive: isOurs ? name : 'other', blocked: blockedOf(report['blocked-uri'] ?? '') }
}

function blockedOf(address: string): Blocked {
  if (address === 'inline' || address === 'eval' || address === 'data') return address
  if (address === 'wasm-eval') return 'eval'
  const [, scheme = ''] = /^([a-z-]+):/.exec(address) ?? []
  if (scheme.endsWith('-extension')) return 'extension'
  if (scheme === 'data') return 'data'
  return ['http', 'https', 'ws', 'wss'].includes(scheme) ? 'elsewhere' : 'other'
}
