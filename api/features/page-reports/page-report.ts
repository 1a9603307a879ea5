import * as z from 'zod'

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

export interface PageReport {
  directive: (typeof directives)[number] | 'other'
  blocked: Blocked
}

/** `report-uri`, sent by Firefox and Safari. */
const Old = z.object({
  'csp-report': z.object({
    'effective-directive': z.string().optional(),
    'violated-directive': z.string().optional(),
    'blocked-uri': z.string().optional(),
  }),
})

/** `report-to`, sent by Chromium; may contain other report types. */
const Current = z.array(
  z.object({
    type: z.string(),
    body: z.object({ effectiveDirective: z.string().optional(), blockedURL: z.string().optional() }).nullish(),
  }),
)

const mostInOne = 20

export function pageReportsIn(body: unknown): PageReport[] {
  const old = Old.safeParse(body)
  if (old.success) {
    const report = old.data['csp-report']
    return [reportOf(report['effective-directive'] ?? report['violated-directive'], report['blocked-uri'])]
  }
  const current = Current.safeParse(body)
  const violations = current.success ? current.data.filter(({ type }) => type === 'csp-violation') : []
  return violations.slice(0, mostInOne).map((one) => reportOf(one.body?.effectiveDirective, one.body?.blockedURL))
}

function reportOf(directive = '', blocked = ''): PageReport {
  const [name] = directive.split(' ')
  return { directive: directives.find((one) => one === name) ?? 'other', blocked: blockedOf(blocked) }
}

function blockedOf(address: string): Blocked {
  if (address === 'inline' || address === 'eval' || address === 'data') return address
  if (address === 'wasm-eval') return 'eval'
  const [, scheme = ''] = /^([a-z-]+):/.exec(address) ?? []
  if (scheme.endsWith('-extension')) return 'extension'
  if (scheme === 'data') return 'data'
  return ['http', 'https', 'ws', 'wss'].includes(scheme) ? 'elsewhere' : 'other'
}
