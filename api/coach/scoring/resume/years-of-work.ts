import { tidy } from '../text/tidy.ts'

const span =
  /\b((?:19|20)\d\d)\b\s*(?:-|–|—|to|until|till)+\s*(?:[A-Za-z]{3,9}\.?\s+)?((?:19|20)\d\d\b|present|current|now|today|date|ongoing)/gi
const stated =
  /\b(\d{1,2}|two|three|four|five|six|seven|eight|nine|ten)\+?\s*(?:years?|yrs)\b[^.\n]{0,60}\b(?:experience|qualified|working|in |on )|\b(?:with|over)\s+(\d{1,2}|two|three|four|five|six|seven|eight|nine|ten)\+?\s*(?:years?|yrs)\b/i
const numbers: Record<string, number> = { two: 2, three: 3, four: 4, five: 5, six: 6, seven: 7, eight: 8, nine: 9, ten: 10 }

export interface YearsOfWork {
  years: number
  line: string
  /** A job still goes on and the year of today is not known, so the figure is a lower bound. */
  open: boolean
}

/**
 * Years between the first start and the last end named in the resume, or what the person states, whichever is more; null where neither
 * can be read.
 * @param nowYear the year that "present" stands for; null takes the latest year in the resume, so that the result depends on it alone
 */
export function yearsOfWork(resumeText: string, nowYear: number | null): YearsOfWork | null {
  const lines = tidy(resumeText).split('\n')
  let first = Number.POSITIVE_INFINITY
  let last = 0
  let open = false
  let line = ''
  for (const text of lines) {
    for (const match of text.matchAll(span)) {
      const from = Number(match[1])
      const to = Number(match[2])
      if (from < first) first = from
      if (Number.isNaN(to)) open = true
      last = Math.max(last, Number.isNaN(to) ? (nowYear ?? from) : to)
      line ||= text.trim()
    }
  }
  const claim = lines.map((text) => ({ text, match: stated.exec(text) })).find(({ match }) => match)
  const claimed = claim?.match ? yearsIn(claim.match[1] ?? claim.match[2] ?? '') : 0
  const spanned = last > 0 ? last - first : 0
  if (last === 0 && claimed === 0) return null
  if (claim && claimed >= spanned) return { years: claimed, line: claim.text.trim(), open }
  return { years: spanned, line, open: open && nowYear === null }
}

function yearsIn(text: string): number {
  return numbers[text.toLowerCase()] ?? Number(text)
}
