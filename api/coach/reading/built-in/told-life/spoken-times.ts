import { monthName, monthNames } from '../../../text/months.ts'
import { teenWord } from '../../../text/number-words.ts'
import { shortYear, wholeYear, yearSaid } from '../../../text/years-said.ts'

const month = String.raw`${monthName}\b\.?`
/** What people put before a time that they are not sure of. */
const hedge = String.raw`(?:(?:about|around|roughly|maybe|probably|perhaps|say|like|sometime|somewhere|the year|it was|it must have been|(?:i )?(?:think|guess|believe|want to say|would say)|let me think|in)\b[\s,]*)*`
const part = `(?:(?:the )?(?:very )?(?:early|late|mid|middle|beginning|start|end|back end|spring|summer|autumn|fall|winter)(?: of)?[ -])*(?:the year )?`
const pointOf = (year: string) =>
  String.raw`${hedge}(?:${part}${month}(?:\s+(?:of\s+)?|,\s*)(?:the year )?${year}|\d{1,2}/(?:19|20)\d\d|${part}${year})`
const point = pointOf(wholeYear)
const anyPoint = pointOf(`(?:${wholeYear}|${shortYear})`)
/** "2016 to eighteen", "2018 till the start of 22": the end of a stretch of years needs no century. */
const endYear = String.raw`(?:\d\d|oh[ -]${teenWord}|${teenWord}|twenty(?:[ -](?:one|two|three|four|five|six))?)(?![\p{L}\d%]|-\p{L}|[.,:]\d|[ -](?:${monthName}|odd|hundred|thousand|million|percent|people|pounds|years?|months?|weeks?|days?|hours?)\b)`
const going = String.raw`(?:the\s+)?(?:present(?: day| time)?|now|today|current(?:ly)?|this day|date)\b`
const link = String.raw`[\s,]*(?:-|–|—|\b(?:right )?(?:up )?(?:to|until|till|til|through|into)\b(?: about)?(?: (?:i|they|we|it) \p{L}+(?: there)?(?: in)?)?)[\s,]*`
const count = String.raw`(?:\d{1,2}|an?|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen|(?:twenty|thirty|forty)(?:[ -](?:one|two|three|four|five|six|seven|eight|nine))?|a couple(?: of)?|a few|several|half a|another|a good|one and a half|two and a half)`
const unit = String.raw`(?:years|(?<=\b(?:(?:for|about|like|nearly|almost|over|just|did|spent|around|of|back) an?|(?:for|about|like|did|spent) the|one|another|half a|good|whole|full|last|past|1)\s)(?:year|month|season|summer|winter|decade)|months|weeks|decades|seasons|summers|winters)`
const soft = `(?:about|around|roughly|over|nearly|almost|just|more than|under|at least|maybe|probably|like|what|some|another|a good|i think|the (?:last|past|next)|these (?:last|past)?)`

type Read = (...parts: string[]) => Partial<When>

/** Each way to say when; the first that fits at a place counts. A year in figures needs one of these around it, so that a bus stays a bus. */
const ways: readonly [string, Read][] = [
  [
    String.raw`(?:\b(?:from|between)\s+)?${hedge}\b(${month})[\s,]*(?:to|until|till|through|and|-|–)\s+(${month})\s+(?:of\s+)?(${wholeYear})`,
    (from, to, year) => ({ start: written(`${from} ${year}`), end: written(`${to} ${year}`) }),
  ],
  [String.raw`\b((?:19|20)\d\d)[-–/](\d\d)\b`, (from, to) => ({ start: from!, end: written(`'${to}`) })],
  [String.raw`(?:\bfrom\s+)?(${anyPoint})${link}(?:${going})`, (from) => ({ start: written(from), goesOn: true })],
  [
    String.raw`(?:\b(?:from|between)\s+)?(${point})(?:${link}|\s+and\s+(?<=between\b.{1,60}))(${anyPoint})`,
    (from, to) => ({ start: written(from), end: written(to) }),
  ],
  [
    String.raw`(?:\b(?:from|between)\s+)?(${pointOf(shortYear)})(?:${link})(${anyPoint})`,
    (from, to) => ({ start: written(from), end: written(to) }),
  ],
  [
    String.raw`(?:\b(?:from|between)\s+)?(${anyPoint})[\s,]*\b(?:right )?(?:up )?(?:to|until|till|til|through to)\b[\s,]*(${pointOf(endYear)})`,
    (from, to) => ({ start: written(from), end: written(to) }),
  ],
  [String.raw`\b(?:ever\s+)?since[\s,]+(?:back in\s+)?(${anyPoint})`, (from) => ({ start: written(from), goesOn: true })],
  [String.raw`\bfrom\s+(${anyPoint})\s+(?:on|onwards?)\b`, (from) => ({ start: written(from), goesOn: true })],
  [String.raw`\bfrom\s+(?:back in\s+)?(${anyPoint})`, (from) => ({ start: written(from) })],
  [
    String.raw`\b(?:right )?(?:up )?(?:until|till|til|up to)\s+(?:(?:i|they|we|it) \p{L}+ (?:there )?(?:in )?)?(${anyPoint})`,
    (to) => ({ end: written(to) }),
  ],
  [String.raw`\b(?:in|during|by|back in|on|class of)\s+(${anyPoint})`, (only) => ({ only: written(only) })],
  [String.raw`(?<=\b(?:there|stay|stayed|work|worked)\s)to\s+(${point})`, (to) => ({ end: written(to) })],
  [
    String.raw`(?<=\b(?:(?:that|it)(?:'d be|'s| would be| was| is)|so)\s)(${pointOf(shortYear)})`,
    (only) => ({ only: written(only) }),
  ],
  // Where no preposition is said, a month or a break must show that it is a year.
  [
    String.raw`(?:^|(?<=[,.;:(\n–-]\s*|\b(?:and|so|was|is|were|then|that's|it's|year|no|yes|yeah|wait|sorry|well)\s+))(${point}|['’]\d\d)(?=\s*(?:$|[,.;:)\n]|\b(?:i|we|it|that|then|and|was|is|so|when|as|until|at|for|in|this|there|no|with|he|she|they|my|to|before|after|still)\b))`,
    (only) => ({ only: written(only) }),
  ],
  [String.raw`\b(${part}${month}(?:\s+(?:of\s+)?|,\s*)${wholeYear}|\d{1,2}/(?:19|20)\d\d)`, (only) => ({ only: written(only) })],
  [
    String.raw`\b(?:(?:in|around|about|early|late|mid)\s+)(${part}${wholeYear})(?=\s*(?:$|[,.;]))`,
    (only) => ({ only: written(only) }),
  ],
  [
    String.raw`(?:\bfor\s+)?(?:${soft}\s+)*\b(${count}(?: (?:or|to) (?:\d{1,2}|\p{L}+))?(?: (?:and a half|good|long|happy|full|solid))* ${unit}(?: and a (?:half|bit))?)\b(?!\s+(?:ago|old|later|before|after|earlier|apart|in advance)\b|-)`,
    (length) => ({ lasted: length! }),
  ],
]
const patterns = ways.map(([pattern, read]) => [new RegExp(pattern, 'giu'), read] as const)

/** When something was, as far as it was said. */
export interface When {
  start: string | null
  end: string | null
  /** Said as going on. */
  goesOn: boolean
  /** One point in time, neither named a start nor an end. */
  only: string | null
  /** "six years", in the person's words. */
  lasted: string | null
}

export const noTime: When = { start: null, end: null, goesOn: false, only: null, lasted: null }

export interface FoundTime {
  when: When
  from: number
  to: number
}

/** Every time that a text names, in order; a year only where the words around it say that it is one. */
export function timesIn(text: string): FoundTime[] {
  const found: FoundTime[] = []
  for (const [pattern, read] of patterns) {
    for (const match of text.matchAll(pattern)) {
      const from = match.index
      const to = from + match[0].length
      if (found.some((other) => from < other.to && other.from < to)) continue
      const when = { ...noTime, ...read(...match.slice(1)) }
      if (/\b(?:last|past|these)\b/i.test(match[0]) && when.lasted) when.goesOn = true
      found.push({ when, from, to })
    }
  }
  return found.toSorted((one, other) => one.from - other.from)
}

/** The text with the years of its times as figures; "twenty ten" of a bus stays. */
export function withYears(text: string): string {
  return timesIn(text).reduceRight(
    (all, { from, to }) => all.slice(0, from) + inFigures(all.slice(from, to)) + all.slice(to),
    text,
  )
}

/** "since twenty eighteen" is "since 2018". */
export const inFigures = (time: string) =>
  time.replace(new RegExp(String.raw`\b${wholeYear}|${shortYear}|(?<=\b(?:to|until|till|til)\b.*)\b${endYear}$`, 'giu'), (year) =>
    String(yearSaid(year)),
  )

/** The first time a clause names, and the clause without it. */
export function whenOf(clause: string): { when: When | null; rest: string } {
  const [first] = timesIn(clause)
  if (!first) return { when: null, rest: clause }
  const before = clause
    .slice(0, first.from)
    .replace(/(?:[\s,(]|\b(?:in|from|since|on|during|that was|it was|this was|and that was))+$/i, '')
  return { when: first.when, rest: `${before} ${clause.slice(first.to).replace(/^[\s,)]+/, '')}`.trim() }
}

/** What two clauses say of the same time, the earlier one first. */
export function joinedWhen(before: When | null, after: When): When {
  if (!before) return after
  if (before.start !== null && (before.end !== null || before.goesOn) && (!after.end || after.start)) return before
  const start =
    before.start ?? after.start ?? (after.end || after.goesOn ? before.only : null) ?? (before.end ? after.only : null)
  return {
    start,
    end: before.end ?? after.end,
    goesOn: before.goesOn || after.goesOn,
    only: before.only ?? after.only,
    lasted: before.lasted ?? after.lasted,
  }
}

/** "March 2019 – Present", "Until 2014", "six years"; '' when no time was said. */
export function datesOf(when: When | null, goesOn: boolean): string {
  const { start: said = null, end = null, only = null, lasted = null } = when ?? {}
  const isOn = end === null && (goesOn || when?.goesOn === true)
  const start = said ?? (isOn || end ? only : null)
  if (start && end) return start === end ? start : `${start} – ${end}`
  if (isOn) return [start ?? lasted, 'Present'].filter(Boolean).join(' – ')
  return start ?? only ?? (end ? `Until ${end}` : (lasted ?? ''))
}

/** "06/2017" and "Jun 2017" are "June 2017", "twenty seventeen" is "2017"; seasons leave the year. */
function written(said: string | undefined): string {
  const year = yearSaid(new RegExp(`${wholeYear}|${shortYear}|${endYear}$`, 'iu').exec(said ?? '')?.[0] ?? '')
  const number = /(\d{1,2})\//.exec(said ?? '')?.[1]
  const name = number
    ? monthNames[Number(number) - 1]
    : monthNames.find((one) => new RegExp(String.raw`\b${one.slice(0, 3)}\p{L}*\.?[\s,]`, 'iu').test(`${said} `))
  return name ? `${name} ${year}` : String(year)
}

/** The same with a month that was said afterwards, where a year stands alone. */
export function withMonth(when: When, name: string): When {
  const dated = (point: string | null) => (point && /^\d{4}$/.test(point) ? written(`${name} ${point}`) : point)
  return when.end ? when : { ...when, start: dated(when.start), only: dated(when.only) }
}

/** The month a date names, for putting jobs in order; a running one is the latest. */
export function orderOf(dates: string): number | null {
  const last = dates.split(' – ').at(-1) ?? ''
  if (/present/i.test(last)) return Number.MAX_SAFE_INTEGER
  const year = /(?:19|20)\d\d/.exec(last)?.[0]
  return year
    ? Number(year) * 12 +
        Math.max(
          0,
          monthNames.findIndex((name) => last.includes(name)),
        )
    : null
}
