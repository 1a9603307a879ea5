import * as z from 'zod'

/** The names of our own policy; any other counts as `other`, so that nobody can fill the metrics with names. */
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

/** What was stopped, by kind. Never the address: it may name a person or a page that somebody visits. */
type Blocked = 'inline' | 'eval' | 'data' | 'elsewhere' | 'extension' | 'other'

/** One violation, as far as it is kept. */
export interface PageReport {
  directive: (typeof directives)[number] | 'other'
  blocked: Blocked
}

/** `report-uri`, of Firefox and Safari. */
const Old = z.object({
  'csp-report': z.object({
    'effective-directive': z.string().optional(),
    'violated-directive': z.string().optional(),
    'blocked-uri': z.string().optional(),
  }),
})

/** `report-to`, of Chromium; the list may hold reports of other types. */
const Current = z.array(
  z.object({
    type: z.string(),
    body: z.object({ effectiveDirective: z.string().optional(), blockedURL: z.string().optional() }).nullish(),
  }),
)

const mostInOne = 20

/** The violations in a report's body, whichever of the two shapes it has. What is neither is nothing. */
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
