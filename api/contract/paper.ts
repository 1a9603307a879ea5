import type { Paper } from './voice-to-resume.ts'

/** Where Letter is the paper in the printer. */
const letterRegions = new Set(['US', 'CA', 'MX', 'PH', 'CL', 'CO', 'VE', 'GT', 'CR', 'PA', 'DO', 'PR', 'SV', 'NI', 'HN'])

/** The paper of a locale such as `en-US`; A4 where it names no region, Letter for bare `en`, as browsers in the US often send. */
export function paperOf(locale: string): Paper {
  const [language, ...rest] = locale.trim().split('-')
  const region = rest.find((part) => /^[A-Za-z]{2}$/.test(part))?.toUpperCase()
  if (region) return letterRegions.has(region) ? 'Letter' : 'A4'
  return language?.toLowerCase() === 'en' ? 'Letter' : 'A4'
}
