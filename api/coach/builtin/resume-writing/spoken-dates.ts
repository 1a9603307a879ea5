const monthNames = 'January February March April May June July August September October November December'.split(' ')
const month = String.raw`(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)\.?`
const year = String.raw`(?:19|20)\d\d`
const point = String.raw`(?:${month}(?:\s+(?:of\s+)?|,\s*)${year}|\d{1,2}/${year}|(?:the\s+)?(?:(?:early|late|mid|beginning of|end of|spring|summer|autumn|fall|winter)(?:\s+of)?\s+)?${year})`
const going = String.raw`(?:the\s+)?(?:present(?: day| time)?|now|today|current(?:ly)?)`
const between = String.raw`\s*(?:-|–|—|to|until|till|through|up to|and)\s*`

const span = new RegExp(String.raw`(?:,\s*)?(?:\b(?:from|between)\s+)?(?<![\d/])(${point})${between}(${point}|${going})\b`, 'i')
const monthsOfOneYear = new RegExp(String.raw`(?:,\s*)?\bfrom\s+(${month})${between}(${month})\s+(?:of\s+)?(${year})\b`, 'i')
const since = new RegExp(String.raw`(?:,\s*)?\b(?:ever\s+)?since\s+(?:about\s+)?(${point})\b`, 'i')
const began = new RegExp(
  String.raw`(?:,\s*)?\b(?:i\s+)?(?:started|start|began|begin|joined)\s*(?:there|here|them|with them|working)?\s*(?:in|on)?\s*(${point})\b`,
  'i',
)
const ended = new RegExp(String.raw`(?:,\s*)?\b(?:until|till|left in|and left in|ended in)\s+(${point})\b`, 'i')
const single = new RegExp(String.raw`(?:,\s*)?\b(?:in|on|during|around|back in)?\s*(?<![\d/])(${point})\b`, 'i')
const lasting =
  /,?\s*\bfor (?:about |around |over |almost |more than |the (?:last|past) )?((?:\d{1,2}|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty) (?:and a half )?(?:years?|months?))\b/i

/** When something was, as far as it was said. */
export interface When {
  start: string | null
  end: string | null
  /** Said as going on. */
  goesOn: boolean
  /** One point in time, neither named a start nor an end. */
  only: string | null
  /** "six years", where no date was said. */
  lasted: string | null
}

/** The first time a clause names, and the clause without it. */
export function whenOf(clause: string): { when: When | null; rest: string } {
  const said = (pattern: RegExp) => {
    const match = pattern.exec(clause)
    return match && { match, rest: tidied(clause.slice(0, match.index), clause.slice(match.index + match[0].length)) }
  }
  const none: When = { start: null, end: null, goesOn: false, only: null, lasted: null }
  const months = said(monthsOfOneYear)
  if (months) {
    const [, from, to, inYear] = months.match
    return { when: { ...none, start: written(`${from} ${inYear}`), end: written(`${to} ${inYear}`) }, rest: months.rest }
  }
  const both = said(span)
  if (both) {
    const goesOn = new RegExp(`^${going}$`, 'i').test(both.match[2]!)
    return {
      when: { ...none, start: written(both.match[1]!), end: goesOn ? null : written(both.match[2]!), goesOn },
      rest: both.rest,
    }
  }
  const from = said(since)
  if (from) return { when: { ...none, start: written(from.match[1]!), goesOn: true }, rest: from.rest }
  const first = said(began)
  if (first) return { when: { ...none, start: written(first.match[1]!) }, rest: first.rest }
  const last = said(ended)
  if (last) return { when: { ...none, end: written(last.match[1]!) }, rest: last.rest }
  const one = said(single)
  if (one) return { when: { ...none, only: written(one.match[1]!) }, rest: one.rest }
  const length = said(lasting)
  if (length) return { when: { ...none, lasted: length.match[1]! }, rest: length.rest }
  return { when: null, rest: clause }
}

/** What two clauses say of the same time, the earlier one first. */
export function joinedWhen(before: When | null, after: When): When {
  if (!before) return after
  const isWhole = before.start !== null && (before.end !== null || before.goesOn)
  if (isWhole) return before
  return {
    start: before.start ?? after.start ?? (after.end ? before.only : null),
    end: before.end ?? after.end,
    goesOn: before.goesOn || after.goesOn,
    only: before.only ?? after.only,
    lasted: before.lasted ?? after.lasted,
  }
}

/** "March 2019 – Present"; '' when no time was said. */
export function datesOf(when: When | null, goesOn: boolean): string {
  if (!when) return ''
  const start = when.start ?? (goesOn ? when.only : null)
  if (start && when.end) return start === when.end ? start : `${start} – ${when.end}`
  if (start && (when.goesOn || goesOn)) return `${start} – Present`
  return start ?? when.only ?? when.end ?? when.lasted ?? ''
}

/** "06/2017" and "Jun 2017" are "June 2017"; seasons leave the year. */
function written(said: string): string {
  const years = new RegExp(year).exec(said)?.[0] ?? ''
  const number = /^(\d{1,2})\//.exec(said)?.[1]
  const name = number
    ? monthNames[Number(number) - 1]
    : monthNames.find((one) => new RegExp(String.raw`\b${one.slice(0, 3)}\p{L}*\.?[\s,]`, 'iu').test(`${said} `))
  return name ? `${name} ${years}` : years
}

/** The words around a time that was taken out, without what held it. */
function tidied(before: string, after: string): string {
  const start = before.replace(/(?:[\s,(]|\b(?:in|from|since|on|during|that was|it was|this was|and that was))+$/i, '')
  const end = after.replace(/^[\s,)]+/, ' ')
  return `${start}${start && /^\s*\S/.test(end) ? (/[,]$/.test(before.trim()) && /^\s+(?:as|i|we)\b/i.test(end) ? ',' : '') : ''}${end}`
    .replace(/\s+/g, ' ')
    .trim()
}

/** The month a date names, for putting jobs in order; a running one is the latest. */
export function orderOf(dates: string): number | null {
  const last = dates.split(' – ').at(-1) ?? ''
  if (/present/i.test(last)) return Number.MAX_SAFE_INTEGER
  const years = new RegExp(year).exec(last)?.[0]
  if (!years) return null
  return (
    Number(years) * 12 +
    Math.max(
      0,
      monthNames.findIndex((name) => last.startsWith(name)),
    )
  )
}
