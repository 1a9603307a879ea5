import { Hono } from 'hono'
import * as z from 'zod'
import { readJson } from '../../http/refuse.ts'
import { describeCall } from '../../http/route-description.ts'
import type { AppEnv } from '../../http/signed-in.ts'
import type { Services } from '../../services.ts'

const described = describeCall({
  description: 'Content-Security-Policy reports from browsers. Only counted, by directive and kind',
  doneStatus: 204,
  isOpen: true,
})

export function pageReportRoutes({ metrics }: Pick<Services, 'metrics'>) {
  return new Hono<AppEnv>().post('/page-reports', described, async (c) => {
    const report = Report.safeParse(await readJson(c.req.raw))
    if (report.success) metrics.pageReport(countedAs(report.data['csp-report']))
    return c.body(null, 204)
  })
}

/** Our policy's directives; others count as `other`, so reports cannot add metric labels. */
const directives = [
  'script-src',
  'script-src-elem',
  'script-src-attr',
  'style-src',
  'style-src-elem',
  'style-src-attr',
  'frame-src',
  'connect-src',
  'img-src',
  'media-src',
  'font-src',
  'worker-src',
  'manifest-src',
  'object-src',
  'base-uri',
  'form-action',
  'frame-ancestors',
] as const

/** Never the URL: it may reveal what the user visits. */
type Blocked = 'inline' | 'eval' | 'data' | 'elsewhere' | 'extension' | 'other'

const Report = z.object({
  'csp-report': z.object({
    'effective-directive': z.string().optional(),
    'violated-directive': z.string().optional(),
    'blocked-uri': z.string().optional(),
  }),
})

function countedAs(report: z.infer<typeof Report>['csp-report']) {
  const [name] = (report['effective-directive'] ?? report['violated-directive'] ?? '').split(' ')
  return {
    directive: directives.find((one) => one === name) ?? ('other' as const),
    blocked: blockedOf(report['blocked-uri'] ?? ''),
  }
}

function blockedOf(address: string): Blocked {
  if (address === 'inline' || address === 'eval' || address === 'data') return address
  if (address === 'wasm-eval') return 'eval'
  const [, scheme = ''] = /^([a-z-]+):/.exec(address) ?? []
  if (scheme.endsWith('-extension')) return 'extension'
  if (scheme === 'data') return 'data'
  return ['http', 'https', 'ws', 'wss'].includes(scheme) ? 'elsewhere' : 'other'
}
