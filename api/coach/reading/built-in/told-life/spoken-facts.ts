import type { Taken } from '../../../../contract/spoken-address.ts'
import { shortYear, wholeYear, yearSaid } from '../../../../contract/years-said.ts'
import { monthName, monthNames } from '../../../text/months.ts'
import lists from './word-lists.json' with { type: 'json' }

export const anyOf = (words: readonly string[]): string => `(?:${words.join('|')})`

const nameWords = String.raw`\p{Lu}[\p{L}\p{M}.'-]*(?:\s+(?:de|da|la|van|von|der|bin|al|\p{Lu}[\p{L}\p{M}.'-]*)){0,4}`
const isCalled = new RegExp(String.raw`\b(?:[Mm]y (?:full )?name(?:'s| is)|[Nn]ame\s*:|I(?: am|'m) called)\s+(${nameWords})`, 'u')
const thisIs = new RegExp(String.raw`\b(?:I'm|I am|[Tt]his is)\s+(${nameWords}(?<=\s\S+))(?=\s*(?:[,.!]|and\b|from\b|$))`, 'u')
const livesIn =
  /\b(?:(?:I )?live|(?:I'm |I am )?(?:based|located)|(?:I'm|I am) (?:from|in)) (?:in )?(\p{Lu}[\p{L}.'-]*(?:,?\s\p{Lu}[\p{L}.'-]*){0,3})/u

function taken(pattern: RegExp, text: string): Taken {
  const found = pattern.exec(text)
  if (!found?.[1]) return { value: '', rest: text }
  return { value: found[1].replace(/\.$/, ''), rest: text.replace(found[0], ' ') }
}

export function takeName(text: string): Taken {
  const called = taken(isCalled, text)
  return called.value ? called : taken(thisIs, text)
}

export const takeLocation = (text: string): Taken => taken(livesIn, text)

export interface When {
  start: string
  /** "Present" for what goes on. */
  end: string
}

const point = String.raw`(?:(?:about|around|the|year|early|late|mid)[ -])*(?:(?:${monthName})\.?\s+(?:of\s+)?|\d{1,2}/)?(?:${wholeYear}|${shortYear})`
const now = String.raw`(?:the\s+)?(?:present|now|today|current(?:ly)?)\b`
const to = String.raw`[\s,]*(?:-|–|—|\b(?:up )?(?:to|until|till|through)\b)[\s,]*`

/** The first that fits counts. A year needs one of these around it, so that bus 2010 stays a bus. */
const ways: readonly [RegExp, (one: string, other: string) => When][] = [
  [timed(String.raw`(?:\bfrom\s+)?(${point})${to}${now}`), (start) => ({ start: written(start), end: 'Present' })],
  [
    timed(String.raw`(?:\b(?:from|between)\s+)?(${point})(?:${to}|\s+and\s+)(${point})`),
    (start, end) => ({ start: written(start), end: written(end) }),
  ],
  [timed(String.raw`\bsince[\s,]+(${point})`), (start) => ({ start: written(start), end: 'Present' })],
  [
    timed(String.raw`\b(?:from|(?:started|joined|began)\b[^.]{0,30}?\bin)\s+(${point})`),
    (start) => ({ start: written(start), end: '' }),
  ],
  [timed(String.raw`\b(?:until|till|left\b[^.]{0,20}?\bin)\s+(${point})`), (end) => ({ start: '', end: written(end) })],
  [timed(String.raw`(?:\b(?:in|class of)|,)\s+(${point})`), (only) => ({ start: written(only), end: written(only) })],
]

function timed(source: string): RegExp {
  return new RegExp(source, 'iu')
}

export function takeTime(text: string): { when: When | null; rest: string } {
  for (const [way, read] of ways) {
    const found = way.exec(text)
    if (found) return { when: read(found[1]!, found[2] ?? ''), rest: text.replace(found[0], ' , ') }
  }
  return { when: null, rest: text }
}

/** "06/2017" and "Jun 2017" are "June 2017", "twenty seventeen" is "2017". */
function written(said: string): string {
  const year = yearSaid(new RegExp(`${wholeYear}|${shortYear}`, 'iu').exec(said)?.[0] ?? '')
  const number = /(\d{1,2})\//.exec(said)?.[1]
  const name = number
    ? monthNames[Number(number) - 1]
    : monthNames.find((one) => new RegExp(String.raw`\b${one.slice(0, 3)}\p{L}*\.?\s`, 'iu').test(said))
  return name ? `${name} ${year}` : String(year)
}

/** The items of a spoken list: "Kotlin, Go, and Kafka". */
const itemsOf = (text: string) =>
  text
    .split(/\s*[,;]\s*(?:and\s+)?|\s+and\s+/)
    .map((item) => item.replace(/^(?:an?|the|my|also)\s+/i, '').replace(/[\s.!]+$/, ''))
    .filter((item) => /[\p{L}\d]/u.test(item))

const also = '^(?:and |also |so )*'
const holds = new RegExp(
  String.raw`${also}(?:I(?:'ve| have| also have| hold| got| earned)(?: got)?|my (?:certificates|licenses) are)\s+`,
  'i',
)
const paper = new RegExp(String.raw`\b${anyOf(lists.papers)}\b`, 'i')

export function certificatesIn(text: string): string[] {
  const items = holds.test(text) ? itemsOf(text.replace(holds, '')) : []
  return items.every((item) => item.split(' ').length <= 6) && items.some((item) => paper.test(item)) ? items : []
}

const speaks = new RegExp(String.raw`${also}I (?:also )?speak\s+`, 'i')
const knows = new RegExp(String.raw`${also}(?:I (?:also )?(?:know|can use)|my skills are)\s+`, 'i')

export function skillsIn(text: string): string[] {
  const lead = [speaks, knows].find((one) => one.test(text))
  const items = lead ? itemsOf(text.replace(lead, '')) : []
  const isListed = items.every((item) => item.split(' ').length <= 3) && /^\p{Lu}/u.test(items[0] ?? '')
  return isListed ? items : []
}

const degree = new RegExp(
  String.raw`\b(?:high school )?${anyOf(lists.degrees)}(?:'?s)?\b(?: degree)?(?: (?:of|in)(?: (?!(?:from|at|in|and)\b)[\p{L}&'-]+){1,5})?(?: in(?: (?!(?:from|at|and|\d)\b)[\p{L}&'-]+){1,4})?`,
  'iu',
)
const school = new RegExp(
  String.raw`(?:\p{Lu}[\p{L}.'&-]*\s+)*${anyOf(lists.schools.map((word) => word[0]!.toUpperCase() + word.slice(1)))}\b(?:\s+of(?:\s+\p{Lu}[\p{L}'&-]*)+)?`,
  'u',
)
const learns = /\b(?:graduat\w*|studied|degree|diploma|my (?:bachelor|master)\S*|I have an?)\b/i

export function studyIn(text: string): { degree: string; school: string; when: When | null } | null {
  const { when, rest } = takeTime(text)
  if (!learns.test(rest)) return null
  const place = school.exec(rest)?.[0] ?? ''
  const learned = degree.exec(rest.replace(place, ' '))?.[0].trim() ?? ''
  return place || learned ? { degree: learned.charAt(0).toUpperCase() + learned.slice(1), school: place, when } : null
}
