import type { FormatFinding } from '../../../contract/resume-analysis.ts'
import type { ResumeDocument } from '../../../documents/document.ts'
import { good, notice, problem, quoted } from './finding.ts'
import { linesUnder } from './headings.ts'
import { type DateForm, type DateRange, dateRanges, unclearDates } from './resume-dates.ts'

/** A line with so many words tells about the work; titles and employers are shorter. */
const descriptionWords = 9

/** Whether the career can be put in order. */
export function dateChecks({ text }: ResumeDocument, now: Date | undefined): FormatFinding[] {
  const lines = text.split('\n')
  const ranges = dateRanges(text)
  const jobLines = linesUnder('experience', lines)
  const findings = [...readabilityChecks(text, ranges), ...orderChecks(lines, ranges, now), ...jobChecks(jobLines)]
  if (findings.length === 0 && ranges.length > 0)
    findings.push(
      good(
        'dates',
        'Dates can be read',
        `${ranges.length === 1 ? 'The time span is' : `All ${ranges.length} time spans are`} written so that a machine can put them in order.`,
      ),
    )
  return findings
}

function readabilityChecks(text: string, ranges: DateRange[]): FormatFinding[] {
  const findings: FormatFinding[] = []
  const unclear = unclearDates(text)
  if (ranges.length === 0 && unclear.length === 0)
    findings.push(
      notice(
        'no-dates',
        'No time spans found',
        'No span such as “March 2019 – Present” was found. Give month and year for the start and end of every job.',
      ),
    )
  if (unclear.length > 0)
    findings.push(
      notice(
        'unclear-dates',
        'Dates that are hard to read',
        `${quoted(unclear)}: write month and full year, for example “March 2019 – May 2021”.`,
      ),
    )
  const forms = new Set<DateForm>(ranges.flatMap((range) => range.forms).filter((form) => form !== 'year'))
  if (forms.size > 1)
    findings.push(
      notice(
        'mixed-dates',
        'Dates written in different ways',
        `Months are written in words in one place and in figures in another, as in ${quoted(oneOfEach(ranges, forms))}. Use one way throughout.`,
      ),
    )
  return findings
}

function oneOfEach(ranges: DateRange[], forms: ReadonlySet<DateForm>): string[] {
  return [...forms].flatMap((form) => ranges.find((range) => range.forms.includes(form))?.text ?? [])
}

function orderChecks(lines: string[], ranges: DateRange[], now: Date | undefined): FormatFinding[] {
  const findings: FormatFinding[] = []
  const reversed = ranges.filter((range) => range.end !== null && range.end < range.start)
  if (reversed.length > 0)
    findings.push(
      problem(
        'reversed-dates',
        'An end before its start',
        `${quoted(reversed.map((range) => range.text))}: the end lies before the start. Please correct it.`,
      ),
    )
  const future = now ? ranges.filter((range) => isFuture(range, now) && !isExpected(lines, range)) : []
  if (future.length > 0)
    findings.push(
      notice(
        'future-dates',
        'Dates in the future',
        `${quoted(future.map((range) => range.text))}: write “Present” for what goes on, and “expected” for what is planned.`,
      ),
    )
  return findings
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
  const bare = starts.filter((start, place) => {
    const rest = jobLines.slice(start + 1, starts[place + 1] ?? jobLines.length)
    return !rest.some((line) => line.startsWith('• ') || tellsOfWork(line))
  })
  if (bare.length === 0) return []
  return [
    notice(
      'jobs-without-description',
      'Jobs without a description',
      `${quoted(bare.map((index) => jobLines[index]!.replaceAll('\t', ', ')))}: add two to five lines on what you did there and what came of it.`,
    ),
  ]
}

function tellsOfWork(line: string): boolean {
  return (
    line.split(/\s+/).length >= descriptionWords ||
    (line.match(/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/gu)?.length ?? 0) >= descriptionWords * 2
  )
}
