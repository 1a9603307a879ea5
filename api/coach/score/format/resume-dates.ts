import { monthName, monthNumber } from '../../text/months.ts'

/** A month counted from year 0, so that dates can be compared: 2019 March is 2019 * 12 + 2. */
type MonthNumber = number

export type DateForm = 'name' | 'numeric' | 'iso' | 'year'

export interface DateRange {
  /** As written. */
  text: string
  start: MonthNumber
  /** null while it goes on. */
  end: MonthNumber | null
  forms: DateForm[]
}

const year = '(?:19|20)\\d{2}'
const one = `(?:${monthName}\\.?,? ?${year}|\\d{1,2}[/.]${year}|${year}[-/.]\\d{1,2}(?!\\d)|${year})`
const goingOn = '(?:present|current|currently|now|today|ongoing|to date|heute|aujourd’hui|actualidad|presente)'
const rangePattern = new RegExp(
  `(?<![\\p{L}\\d])(${one})\\s*(?:-|–|—|−|to|until|bis)\\s*(${one}|${goingOn})(?![\\p{L}\\d])`,
  'giu',
)
const unclearPattern =
  /(?:\b(?:spring|summer|autumn|fall|winter)\s+(?:19|20)\d{2}|\b(?:0?[1-9]|1[0-2])\/\d{2}\s*[-–—]|['’]\d{2}\s*[-–—]|\b(?:19|20)(?:xx|\?\?))/giu

/** Every range of dates in a text, in order. */
export function dateRanges(text: string): DateRange[] {
  return [...text.matchAll(rangePattern)].flatMap(([whole, from, to]) => {
    const start = parse(from!)
    const isGoingOn = new RegExp(`^${goingOn}$`, 'iu').test(to!)
    const end = isGoingOn ? null : parse(to!)
    if (!start || (!isGoingOn && !end)) return []
    return [{ text: whole, start: start.at, end: end?.at ?? null, forms: end ? [start.form, end.form] : [start.form] }]
  })
}

/** Dates that leave the month or the century open: "Summer 2019", "03/19 - 05/20", "20XX". */
export function unclearDates(text: string): string[] {
  return [...text.matchAll(unclearPattern)].map(([found]) => found.replace(/\s*[-–—]$/, ''))
}

function parse(written: string): { at: MonthNumber; form: DateForm } | null {
  const years = Number(/(?:19|20)\d{2}/.exec(written)?.[0])
  const named = monthNumber(written)
  if (named > 0) return { at: years * 12 + named - 1, form: 'name' }
  const number = /^(\d{1,2})[/.]|[-/.](\d{1,2})$/.exec(written)
  if (!number) return { at: years * 12, form: 'year' }
  const monthOfYear = Number(number[1] ?? number[2])
  if (monthOfYear < 1 || monthOfYear > 12) return null
  return { at: years * 12 + monthOfYear - 1, form: number[1] ? 'numeric' : 'iso' }
}
