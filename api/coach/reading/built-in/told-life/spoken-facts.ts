import type { Taken } from '../../../../contract/spoken-address.ts'
import { shortYear, wholeYear, withSpokenYears, yearSaid } from '../../../../contract/years-said.ts'
import { monthName, monthNames } from '../../../text/months.ts'
import lists from './word-lists.json' with { type: 'json' }

export const anyOf = (words: readonly string[]): string => `(?:${words.join('|')})`

const nameWords = String.raw`\p{Lu}[\p{L}\p{M}.'-]*(?:\s+(?:de|da|la|van|von|der|bin|al|\p{Lu}[\p{L}\p{M}.'-]*)){0,4}`
const names = [
  new RegExp(String.raw`\b(?:[Mm]y (?:full )?name(?:'s| is)|[Nn]ame\s*:|I(?: am|'m) called)\s+(${nameWords})`, 'u'),
  new RegExp(String.raw`\b(?:I'm|I am|[Tt]his is)\s+(${nameWords}(?<=\s\S+))(?=\s*(?:[,.!]|and\b|from\b|$))`, 'u'),
]
const homes = [
  /\b(?:(?:I )?live|(?:I'm |I am )?(?:based|located)|(?:I'm|I am) (?:from|in)) (?:in )?(\p{Lu}[\p{L}.'-]*(?:,?\s\p{Lu}[\p{L}.'-]*){0,3})/u,
]

function taken(patterns: readonly RegExp[], text: string): Taken {
  const [said, value] = patterns.map((pattern) => pattern.exec(text)).find(Boolean) ?? []
  return said && value ? { value: value.replace(/\.$/, ''), rest: text.replace(said, ' ') } : { value: '', rest: text }
}

export const takeName = (text: string): Taken => taken(names, text)
export const takeLocation = (text: string): Taken => taken(homes, text)

export interface When {
  start: string
  /** "Present" for what goes on. */
  end: string
}

const year = `(?:${wholeYear}|${shortYear})`
const aYear = new RegExp(year, 'iu')
const point = String.raw`(?:(?:about|around|the|year|early|late|mid)[ -])*(?:(?:${monthName})\.?\s+(?:of\s+)?|\d{1,2}/)?${year}`
const now = String.raw`(?:the\s+)?(?:present|now|today|current(?:ly)?)\b`
const to = String.raw`[\s,]*(?:-|–|—|\b(?:up )?(?:to|until|till|through|and)\b)[\s,]*`
/** A year needs another one or such a word, so that bus 2010 stays a bus. */
const lead = String.raw`(?:\b(?<lead>from|between|since|until|till|in|class of)|,)[\s,]+`

const spanOfTime = new RegExp(`(?:${lead})?(?<start>${point})${to}(?<end>${point}|${now})`, 'iu')
const oneTime = new RegExp(`${lead}(?<start>${point})`, 'iu')

export function takeTime(text: string): { when: When | null; rest: string } {
  const found = spanOfTime.exec(text) ?? oneTime.exec(text)
  if (!found) return { when: null, rest: text }
  const { lead, start, end } = found.groups!
  return { when: whenOf(lead?.toLowerCase(), written(start!), end), rest: text.replace(found[0], ' , ') }
}

function whenOf(lead: string | undefined, start: string, end: string | undefined): When {
  if (end) return { start, end: aYear.test(end) ? written(end) : 'Present' }
  if (lead === 'since') return { start, end: 'Present' }
  if (lead === 'from') return { start, end: '' }
  return lead === 'until' || lead === 'till' ? { start: '', end: start } : { start, end: start }
}

/** "06/2017" and "Jun 2017" are "June 2017", "twenty seventeen" is "2017". */
function written(said: string): string {
  const [figures] = aYear.exec(said)!
  const number = /(\d{1,2})\//.exec(said)?.[1]
  const month = number
    ? monthNames[Number(number) - 1]
    : monthNames.find((name) => new RegExp(String.raw`\b${name.slice(0, 3)}\p{L}*\.?\s`, 'iu').test(said))
  return [month, yearSaid(figures)].filter(Boolean).join(' ')
}

const beginning =
  /^(?:and |also |so )*(?:I(?:'ve| also)?(?: have| hold| got| earned| did| studied| speak| know| can use| graduated (?:with|from|in))*|my (?:\p{L}+ )?(?:is|are))\s+(?:an? )?/iu

/** Where a whole sentence goes; of several the first. */
const places: readonly [list: 'studies' | 'certificates' | 'skills', sign: RegExp][] = [
  ['studies', new RegExp(String.raw`\b(?:graduat\w*|studied|degree|${anyOf(lists.degrees)}(?:'?s)?)\b`, 'iu')],
  ['certificates', new RegExp(String.raw`\bI(?:'ve| have| also have| hold| got| earned)\b.*\b${anyOf(lists.papers)}\b`, 'iu')],
  ['skills', /^(?:and |also |so )*(?:I (?:also )?(?:speak|know|can use)\s+\p{Lu}|my skills are)/u],
]

/** Studies, certificates, or skills that a sentence tells, without its beginning: "Bachelor of science from Oregon State University, 2015". */
export function backgroundIn(text: string): { list: 'studies' | 'certificates' | 'skills'; said: string } | null {
  const [list] = places.find(([, sign]) => sign.test(text)) ?? []
  const said = withSpokenYears(text.replace(beginning, ''))
  return list && said !== '' ? { list, said: said.charAt(0).toUpperCase() + said.slice(1) } : null
}
