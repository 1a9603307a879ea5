import type { FormatFinding } from '../../../contract/resume-analysis.ts'
import { entriesOf, structured } from '../../reading/built-in/resume/resume-structure.ts'
import { logicalLines } from '../../text/lines.ts'
import { monthName, monthNumber } from '../../text/months.ts'
import { finding, quoted } from './finding.ts'

interface DateRange {
  text: string
  /** Months from year 0. */
  start: number
  /** null if it goes on. */
  end: number | null
  forms: DateForm[]
}

type DateForm = 'name' | 'numeric' | 'iso' | 'year'

const year = '(?:19|20)\\d{2}'
const date = `(?:${monthName}\\.?,? ?${year}|\\d{1,2}[/.]${year}|${year}[-/.]\\d{1,2}(?!\\d)|${year})`
const goingOn = '(?:present|current|currently|now|today|ongoing|to date)'
const range = new RegExp(`(?<![\\p{L}\\d])(${date})\\s*(?:-|–|—|−|to|until)\\s*(?:(${date})|${goingOn})(?![\\p{L}\\d])`, 'giu')
/** Dates that leave the month or the century open: "Summer 2019", "03/19 - 05/20", "20XX". */
const unclearDate =
  /(?:\b(?:spring|summer|autumn|fall|winter)\s+(?:19|20)\d{2}|\b(?:0?[1-9]|1[0-2])\/\d{2}(?=\s*[-–—])|['’]\d{2}(?=\s*[-–—])|\b(?:19|20)(?:xx|\?\?))/giu

export function dateChecks(text: string, now: Date): FormatFinding[] {
  const lines = text.split('\n')
  const ranges = rangesIn(text)
  const unclear = text.match(unclearDate) ?? []
  const forms = [...new Set(ranges.flatMap((one) => one.forms))].filter((form) => form !== 'year')
  const reversed = ranges.filter(({ start, end }) => end !== null && end < start)
  const future = ranges.filter((one) => isFuture(one, now) && !isExpected(lines, one))
  const bare = jobsWithoutDescription(text)
  const quotesOf = (some: readonly DateRange[]) => ({ quotes: quoted(some.map((one) => one.text)) })
  const oneOfEach = forms.flatMap((form) => ranges.find((one) => one.forms.includes(form)) ?? [])
  const findings = [
    ...finding(ranges.length === 0 && unclear.length === 0, 'no-dates'),
    ...finding(unclear.length > 0, 'unclear-dates', { quotes: quoted(unclear) }),
    ...finding(forms.length > 1, 'mixed-dates', quotesOf(oneOfEach)),
    ...finding(reversed.length > 0, 'reversed-dates', quotesOf(reversed)),
    ...finding(future.length > 0, 'future-dates', quotesOf(future)),
    ...finding(bare.length > 0, 'jobs-without-description', { quotes: quoted(bare) }),
  ]
  const spans = ranges.length === 1 ? 'The time span is' : `All ${ranges.length} time spans are`
  return [...findings, ...finding(findings.length === 0 && ranges.length > 0, 'dates', { spans })]
}

function rangesIn(text: string): DateRange[] {
  return [...text.matchAll(range)].flatMap(([whole, from, to]) => {
    const [start, end] = [parsed(from!), to === undefined ? undefined : parsed(to)]
    if (!start || end === null) return []
    return [{ text: whole, start: start.at, end: end?.at ?? null, forms: end ? [start.form, end.form] : [start.form] }]
  })
}

function parsed(written: string): { at: number; form: DateForm } | null {
  const ofYear = Number(/(?:19|20)\d{2}/.exec(written)?.[0]) * 12
  const named = monthNumber(written)
  if (named > 0) return { at: ofYear + named - 1, form: 'name' }
  const number = /^(\d{1,2})[/.]|[-/.](\d{1,2})$/.exec(written)
  if (!number) return { at: ofYear, form: 'year' }
  const month = Number(number[1] ?? number[2])
  return month < 1 || month > 12 ? null : { at: ofYear + month - 1, form: number[1] ? 'numeric' : 'iso' }
}

function isFuture({ start, end, forms }: DateRange, now: Date): boolean {
  // A year alone means any month of it.
  const month = forms.includes('year') ? 11 : now.getUTCMonth()
  return Math.max(start, end ?? 0) > now.getUTCFullYear() * 12 + month
}

const isExpected = (lines: readonly string[], { text }: DateRange) =>
  lines.some((line) => line.includes(text) && /\b(?:expected|anticipated|planned)\b/i.test(line))

const timeOff =
  /\b(?:break|sabbatical|leave|caring for|caregiv\w+|(?:full-time|stay-at-home) (?:parent|mother|father)|stay-at-home)\b/i

/** Two heads in a row are one job, or two with the same employer. */
function jobsWithoutDescription(text: string): string[] {
  const all = structured(logicalLines(text))
  return entriesOf(all, 'experience').flatMap(({ head, lines }, at, entries) => {
    const titles = head.map((line) => line.text)
    const goesOn = head.length === 1 && entries[at + 1]?.head.length === 1
    if (lines.length > 0 || goesOn || titles.some((title) => timeOff.test(title))) return []
    return titles.join(', ').replaceAll('\t', ', ')
  })
}
