import { spokenDecimals, writtenNumber, writtenValue } from '../../contract/number-words.ts'
import phrases from '../data/phrases.json' with { type: 'json' }
import { monthName, monthNames, monthNumber } from '../text/months.ts'
import type { Voice } from './claim.ts'
import { amounts } from './credentials.ts'
import claims from './supported-claims.json' with { type: 'json' }

interface Figure {
  said: string
  /** Several if ambiguous: "30m" is 30 meters or 30 million. */
  values: number[]
  start: number
  end: number
}

interface FigureLine {
  text: string
  values: ReadonlySet<number>
  months: ReadonlySet<number>
}

export interface KnownFigures {
  lines: FigureLine[]
  /** Years from the first to the last year named; "present" is this year. */
  span: number
}

const digits =
  /(?<![\p{L}\d.,])(\d{1,3}(?:,\d{3})+(?:\.\d+)?|\d+(?:\.\d+)?)(?:\s?(k|m|mn|bn|thousand|million|billion|dozen)\b)?/giu
const words = new RegExp(`\\b${writtenNumber}\\b`, 'gi')
const scales: Record<string, number> = { k: 1e3, thousand: 1e3, m: 1e6, mn: 1e6, million: 1e6, bn: 1e9, billion: 1e9, dozen: 12 }
const idioms =
  /\b24\s?\/\s?7\b|\b360[- ]degree|\b9[- ]to[- ]5\b|\b50[/-]50\b|\b(?:two|2)-way\b|\bzero\b|(?<![-\w])one\b(?![- ](?:hundred|thousand|million))/gi
const blank = (text: string) => ' '.repeat(text.length)

const withFullYears = (text: string) =>
  text
    .replace(/\b((?:19|20)\d\d)\s?[-–/]\s?(\d\d)(?!\d)/g, (_, year: string, end: string) => `${year}-${year.slice(0, 2)}${end}`)
    .replace(/(?<![\p{L}\d])['’](\d\d)\b/gu, (_, year: string) => (Number(year) > 50 ? `19${year}` : `20${year}`))

function figuresIn(text: string): Figure[] {
  const open = text.replace(idioms, blank)
  const found: Figure[] = []
  for (const match of open.matchAll(digits)) {
    const value = Number(match[1]!.replaceAll(',', ''))
    const scale = scales[match[2]?.toLowerCase() ?? '']
    const values = scale === undefined ? [value] : match[2]!.toLowerCase() === 'm' ? [value, value * scale] : [value * scale]
    found.push({ said: match[0], values, start: match.index, end: match.index + match[0].length })
  }
  for (const match of open.replace(digits, blank).matchAll(words))
    found.push({ said: match[0], values: [writtenValue(match[0])], start: match.index, end: match.index + match[0].length })
  return found
}

const monthWord = new RegExp(`\\b${monthName}\\b`, 'gi')
const numericDate = /\b(?:\d{1,2}[./-])?(0?[1-9]|1[0-2])[./-]((?:19|20)\d\d)\b/g
const year = /\b(?:19|20)\d\d\b/g

export function knownFigures(texts: readonly string[], today: Date): KnownFigures {
  const lines = texts.map(withFullYears).map((text) => ({
    text,
    values: new Set([
      ...[...text.matchAll(/\p{L}(\d+)\b/gu)].map(([, level]) => Number(level)),
      ...figuresIn(text).flatMap(({ values }) => values),
      ...spokenDecimals(text),
    ]),
    months: new Set([
      ...(text.match(monthWord) ?? []).map(monthNumber),
      ...[...text.matchAll(numericDate)].map(([, month]) => Number(month)),
    ]),
  }))
  const years = lines.flatMap(({ text }) => (text.match(year) ?? []).map(Number))
  if (lines.some(({ text }) => /\b(?:present|current(?:ly)?|now|today|to date|since)\b/i.test(text)))
    years.push(today.getFullYear())
  return { lines, span: years.length === 0 ? 0 : Math.max(...years) - Math.min(...years) }
}

/** What stands before or after a figure with a unit, and what a line that supports it must contain. */
const units = claims.units.map(({ before = '(?!)', after, line }) => ({
  before: new RegExp(before, 'i'),
  after: new RegExp(after, 'i'),
  line: new RegExp(line, 'i'),
}))
const inYears = /^\+?[\s-]*(?:(?:or|and) more |full |plus )?(?:years?|yrs?)\b/i
/** "The ad asks for 7 years": the user's years of work do not support this. */
const demand = /\b(?:asks?|requires?|wants?|needs?|demands?|expects?|prefers?)\b[^.;]{0,30}$/i
const hedge = /(?:over|more than|at least|nearly|almost|about|around|roughly|some|approximately|up to|close to|~)\s*[$€£]?$/i

function isKnown({ values, start, end }: Figure, text: string, { lines, span }: KnownFigures): boolean {
  const [before, after] = [text.slice(Math.max(0, start - 24), start), text.slice(end, end + 32)]
  const unit = units.find((one) => one.before.test(before) || one.after.test(after))
  const isNear = hedge.test(before)
  const has = (wanted: readonly number[], line?: RegExp) =>
    lines.some(
      (known) =>
        (!line || line.test(known.text)) &&
        wanted.some(
          (value) =>
            known.values.has(value) || (isNear && [...known.values].some((other) => Math.abs(other - value) <= value / 10)),
        ),
    )
  if (inYears.test(after))
    return (!demand.test(text.slice(0, start)) && values.some((value) => value <= span)) || has(values, /year|\byrs?\b|annual/i)
  return has(values, unit?.line)
}

/** What a coach may count without a source: lines on the page, minutes of work, the first days of a job. */
const aboutThePage = new RegExp(
  `^\\+?[\\s-]*(?:(?:or|to|and)\\s\\S+\\s)?(?:\\p{L}+\\s){0,2}(?:${phrases.countedByCoach.join('|')})\\b`,
  'iu',
)
const aheadOfThem = /\b(?:first|last|next|past)\s$/i

function isCoachTalk({ values, start, end }: Figure, text: string): boolean {
  if (aheadOfThem.test(text.slice(0, start)) && /^\s(?:days|weeks|months|years|seconds|minutes)\b/.test(text.slice(end)))
    return true
  return values.every((value) => value <= 30) && aboutThePage.test(text.slice(end))
}

const datedMonth = new RegExp(
  `\\b(${monthName})\\.?(?:\\s+\\d{1,2}(?:st|nd|rd|th)?,?)?[\\s,-]+(?:of\\s+)?((?:19|20)\\d\\d)\\b`,
  'gi',
)
// "May" and "March" alone may be verbs.
const monthAlone = new RegExp(
  `\\b(?:${monthNames.filter((name) => !/^Ma/.test(name)).join('|')})\\b|(?<=\\b(?:in|since|by|of) )March\\b`,
  'g',
)

export function unknownFigure(said: string, voice: Voice, known: readonly KnownFigures[]): string | null {
  let text = withFullYears(said)
    .replace(/\b(?:a|one) year and a half\b/gi, '18 months')
    .replace(/\ba decade\b/gi, '10 years')
  const lines = known.flatMap((one) => one.lines)
  const hasMonth = (month: number, inYear = '') => lines.some((line) => line.months.has(month) && line.text.includes(inYear))
  for (const [pattern, monthOf] of [
    [datedMonth, monthNumber],
    [numericDate, Number],
  ] as const) {
    for (const [date, month, ofYear] of text.matchAll(pattern)) if (!hasMonth(monthOf(month!), ofYear)) return date
    text = text.replace(pattern, blank)
  }
  for (const [month] of text.matchAll(monthAlone)) if (!hasMonth(monthNumber(month))) return month
  for (const figure of figuresIn(text)) {
    if (known.some((one) => isKnown(figure, text, one))) continue
    if (voice === 'coach' && isCoachTalk(figure, text)) continue
    return figure.said.trim()
  }
  for (const { claimed, line: inLine } of amounts) {
    const amount = claimed.exec(text)
    if (amount && !lines.some((line) => inLine.test(line.text))) return amount[0]
  }
  return null
}
