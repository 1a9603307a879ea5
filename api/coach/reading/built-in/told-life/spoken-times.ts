import { digitWord, teenWord } from '../../../../contract/number-words.ts'
import { shortYear, wholeYear, yearSaid } from '../../../../contract/years-said.ts'
import { monthName, monthNames } from '../../../text/months.ts'

/** When something was, as far as it was said. */
export interface When {
  start: string
  end: string
  goesOn: boolean
  /** One point in time, neither named a start nor an end. */
  only: string
  /** "six years", in the person's words. */
  lasted: string
}

export const noTime: When = { start: '', end: '', goesOn: false, only: '', lasted: '' }

const hedge = String.raw`(?:(?:about|around|roughly|maybe|say|like|sometime|the year|it was|i think|let me think|back in|in|uh|um)\b[\s,]*)*`
const part = `(?:(?:the )?(?:early|late|mid|middle|beginning|start|end|spring|summer|autumn|fall|winter)(?: of)?[ -])*`
const pointOf = (year: string) =>
  String.raw`${hedge}(?:${part}${monthName}\b\.?(?:\s+(?:of\s+)?|,\s*)${year}|\d{1,2}/(?:19|20)\d\d|${part}${year})`
const point = pointOf(wholeYear)
const anyPoint = pointOf(`(?:${wholeYear}|${shortYear})`)
/** "2016 to eighteen": the end of a stretch of years needs no century. */
const endYear = String.raw`(?:\d\d|${teenWord}|twenty(?:[ -](?:${digitWord}))?)(?![\p{L}\d%]|-\p{L}|[.,:]\d|[ -](?:${monthName}|hundred|thousand|percent|people|years?|months?|weeks?|days?|hours?)\b)`
const now = String.raw`(?:the\s+)?(?:present|now|today|current(?:ly)?|this day|date)\b`
const until = String.raw`[\s,]*(?:-|–|—|\b(?:right )?(?:up )?(?:to|until|till|til|through)\b)[\s,]*`
const count = String.raw`(?:\d{1,2}|an?|${digitWord}|${teenWord}|(?:twenty|thirty|forty)(?:[ -](?:${digitWord}))?|a couple of|a few|several|half a)`

/** Each way to say when; the first that fits at a place counts. A year needs one of these around it, so that bus 2010 stays a bus. */
const ways: readonly [RegExp, (one: string, other: string, year: string) => Partial<When>][] = [
  [
    pattern(String.raw`\b(${monthName})\.?\s*(?:to|until|till|through|-|–)\s+(${monthName})\.?\s+(?:of\s+)?(${wholeYear})`),
    (from, to, year) => ({ start: written(`${from} ${year}`), end: written(`${to} ${year}`) }),
  ],
  [pattern(String.raw`\b((?:19|20)\d\d)[-–/](\d\d)\b`), (from, to) => ({ start: from, end: written(`'${to}`) })],
  [pattern(String.raw`(?:\bfrom\s+)?(${anyPoint})${until}${now}`), (from) => ({ start: written(from), goesOn: true })],
  [
    pattern(String.raw`(?:\b(?:from|between)\s+)?(${anyPoint})(?:${until}|\s+and\s+(?<=between\b.{1,60}))(${anyPoint})`),
    (from, to) => ({ start: written(from), end: written(to) }),
  ],
  [
    pattern(String.raw`(?:\bfrom\s+)?(${anyPoint})[\s,]*\b(?:up )?(?:to|until|till|til)\b[\s,]*(${pointOf(endYear)})`),
    (from, to) => ({ start: written(from), end: written(to) }),
  ],
  [pattern(String.raw`\b(?:ever\s+)?since[\s,]+(${anyPoint})`), (from) => ({ start: written(from), goesOn: true })],
  [pattern(String.raw`\bfrom\s+(${anyPoint})(?:\s+onwards?\b)?`), (from) => ({ start: written(from) })],
  [
    pattern(String.raw`\b(?:up )?(?:until|till|til|up to)\s+(?:(?:i|they) \p{L}+ (?:there )?(?:in )?)?(${anyPoint})`),
    (to) => ({ end: written(to) }),
  ],
  [pattern(String.raw`\b(?:in|during|class of)\s+(${anyPoint})`), (only) => ({ only: written(only) })],
  [
    pattern(String.raw`(?:^|(?<=[,(:–-]\s*|\b(?:was|that's|it's|and|so)\s))(${point})(?=\s*(?:$|[,.;)]))`),
    (only) => ({ only: written(only) }),
  ],
  [
    pattern(String.raw`\b(${monthName}\.?(?:\s+(?:of\s+)?|,\s*)${wholeYear}|\d{1,2}/(?:19|20)\d\d)`),
    (only) => ({ only: written(only) }),
  ],
  [
    pattern(
      String.raw`\bfor\s+(?:about |around |over |nearly |almost |the (?:last|past) )?(${count} (?:years?|months?|weeks?|seasons?)\b)`,
    ),
    (lasted) => ({ lasted }),
  ],
  [pattern(String.raw`\b(${count} years)(?= (?:of|in|at|with)\b)`), (lasted) => ({ lasted })],
]

function pattern(source: string): RegExp {
  return new RegExp(source, 'giu')
}

/** The times that a text names, in order, and the text without them. */
export function takeTimes(text: string): { times: When[]; rest: string } {
  const found: { when: When; from: number; to: number }[] = []
  for (const [way, read] of ways) {
    for (const match of text.matchAll(way)) {
      const [from, to] = [match.index, match.index + match[0].length]
      if (found.some((other) => from < other.to && other.from < to)) continue
      const [, one = '', other = '', year = ''] = match
      found.push({ when: { ...noTime, ...read(one, other, year) }, from, to })
    }
  }
  const inOrder = found.toSorted((one, other) => one.from - other.from)
  const rest = inOrder.reduceRight((all, { from, to }) => `${all.slice(0, from)} , ${all.slice(to)}`, text)
  return { times: inOrder.map(({ when }) => when), rest: rest.replace(/\s+/g, ' ').trim() }
}

/** "March 2019 – Present", "Until 2014", "six years"; '' when no time was said. */
export function datesOf({ start, end, goesOn, only, lasted }: When): string {
  const from = start || only
  if (from && end) return from === end ? from : `${from} – ${end}`
  if (goesOn) return [from || lasted, 'Present'].filter(Boolean).join(' – ')
  return from || (end ? `Until ${end}` : lasted)
}

/** "06/2017" and "Jun 2017" are "June 2017", "twenty seventeen" is "2017"; seasons leave the year. */
function written(said: string): string {
  const year = yearSaid(new RegExp(`${wholeYear}|${shortYear}|${endYear}$`, 'iu').exec(said)?.[0] ?? '')
  const number = /(\d{1,2})\//.exec(said)?.[1]
  const name = number
    ? monthNames[Number(number) - 1]
    : monthNames.find((one) => new RegExp(String.raw`\b${one.slice(0, 3)}\p{L}*\.?[\s,]`, 'iu').test(`${said} `))
  return name ? `${name} ${year}` : String(year)
}
