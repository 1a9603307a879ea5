import type { FormatFinding } from '../../../contract/resume-analysis.ts'
import type { ResumeDocument } from '../../../documents/document.ts'
import { finding, quoted } from './finding.ts'
import { linesUnder } from './headings.ts'
import { type DateForm, type DateRange, dateRanges, unclearDates } from './resume-dates.ts'

/** A line with so many words describes the work; titles and employers are shorter. */
const descriptionWords = 9

/** Whether the career can be put in order. */
export function dateChecks({ text }: ResumeDocument, now: Date | undefined): FormatFinding[] {
  const lines = text.split('\n')
  const ranges = dateRanges(text)
  const findings = [
    ...readabilityChecks(text, ranges),
    ...orderChecks(lines, ranges, now),
    ...jobChecks(linesUnder('experience', lines)),
  ]
  const spans = ranges.length === 1 ? 'The time span is' : `All ${ranges.length} time spans are`
  return [...findings, ...finding(findings.length === 0 && ranges.length > 0, 'dates', { spans })]
}

function readabilityChecks(text: string, ranges: DateRange[]): FormatFinding[] {
  const unclear = unclearDates(text)
  const forms = new Set<DateForm>(ranges.flatMap((range) => range.forms).filter((form) => form !== 'year'))
  return [
    ...finding(ranges.length === 0 && unclear.length === 0, 'no-dates'),
    ...finding(unclear.length > 0, 'unclear-dates', { quotes: quoted(unclear) }),
    ...finding(forms.size > 1, 'mixed-dates', { quotes: quoted(oneOfEach(ranges, forms)) }),
  ]
}

function oneOfEach(ranges: DateRange[], forms: ReadonlySet<DateForm>): string[] {
  return [...forms].flatMap((form) => ranges.find((range) => range.forms.includes(form))?.text ?? [])
}

function orderChecks(lines: string[], ranges: DateRange[], now: Date | undefined): FormatFinding[] {
  const reversed = ranges.filter((range) => range.end !== null && range.end < range.start)
  const future = now ? ranges.filter((range) => isFuture(range, now) && !isExpected(lines, range)) : []
  const quotesOf = (some: DateRange[]) => ({ quotes: quoted(some.map((range) => range.text)) })
  return [
    ...finding(reversed.length > 0, 'reversed-dates', quotesOf(reversed)),
    ...finding(future.length > 0, 'future-dates', quotesOf(future)),
  ]
}

function isFuture(range: DateRange, now: Date): boolean {
  const current = now.getUTCFullYear() * 12 + now.getUTCMonth()
  // A year alone means any month of it.
  const latest = range.forms.includes('year') ? current + 11 - now.getUTCMonth() : current
  return Math.max(range.start, range.end ?? 0) > latest
}

function isExpected(lines: string[], range: DateRange): boolean {
  return lines.some((line) => line.includes(range.text) && /\b(?:expected|anticipated|planned)\b/i.test(line))
}

function jobChecks(jobLines: string[]): FormatFinding[] {
  const starts = jobLines.flatMap((line, index) => (dateRanges(line).length > 0 && !line.startsWith('• ') ? [index] : []))
  const bare = starts.filter((start, at) => {
    const rest = jobLines.slice(start + 1, starts[at + 1] ?? jobLines.length)
    return !rest.some((line) => line.startsWith('• ') || describesWork(line))
  })
  const quotes = quoted(bare.map((index) => jobLines[index]!.replaceAll('\t', ', ')))
  return finding(bare.length > 0, 'jobs-without-description', { quotes })
}

function describesWork(line: string): boolean {
  return (
    line.split(/\s+/).length >= descriptionWords ||
    (line.match(/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/gu)?.length ?? 0) >= descriptionWords * 2
  )
}
