import type { Paper } from './voice-to-resume.ts'

const letterRegions = new Set(['US', 'CA', 'MX', 'PH', 'CL', 'CO', 'VE', 'GT', 'CR', 'PA', 'DO', 'PR', 'SV', 'NI', 'HN'])

/** The paper size for a locale such as `en-US`. Bare `en` means Letter, since US browsers often send it. */
export function paperOf(locale: string): Paper {
  const [language, ...rest] = locale.trim().split('-')
  const region = rest.find((part) => /^[A-Za-z]{2}$/.test(part))?.toUpperCase()
  if (region) return letterRegions.has(region) ? 'Letter' : 'A4'
  return language?.toLowerCase() === 'en' ? 'Letter' : 'A4'
}
