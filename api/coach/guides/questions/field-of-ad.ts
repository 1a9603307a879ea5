import { readdirSync, readFileSync } from 'node:fs'
import type { GuideQuestion } from '../../../contract/default-questions.ts'
import type { MatchReading } from '../../reading/match-reading.ts'
import leaders from './leaders.json' with { type: 'json' }

type ReadAd = Pick<MatchReading, 'ad' | 'adLines'>

interface FieldGuide {
  /** "nursing", the name of its file. */
  id: string
  name: string
  titles: RegExp
  words: RegExp
  /** "front-office" and how its titles read. */
  roles: ReadonlyMap<string, RegExp>
  questions: readonly GuideQuestion[]
}

const pattern = (source: string) => new RegExp(source || '(?!)', 'gi')

const leads = { titles: pattern(leaders.titles), words: pattern(leaders.words) }

const folder = new URL('fields/', import.meta.url)
const all = readdirSync(folder).map((file): FieldGuide => {
  const { titles, words, roles = {}, ...guide } = JSON.parse(readFileSync(new URL(file, folder), 'utf8'))
  return {
    ...guide,
    id: file.replace('.json', ''),
    titles: pattern(titles),
    words: pattern(words),
    roles: new Map(Object.entries<string>(roles).map(([id, titles]) => [id, pattern(titles)])),
  }
})
export const anyField = all.find(({ id }) => id === 'any')!

/** "Charge Nurse": names a job of any field, or one that leads people. */
export const namesJob = (text: string): boolean => [...all, leads].some(({ titles }) => count(text, titles) > 0)

/** Where the title names no field, one must have so many different words in the ad, and so many more than any other. */
const fewestWords = 4
const leastLead = 3

/** Work of its own kind: "Director of Manufacturing" and "Math Coach" do not do what the field's people do. */
const ownKind =
  /\b(?:director|vice president|[es]?vp|chief|head of|(?<!life )coach|fore(?:man|woman|person)|superintendent|customer success)\b/i

/** The field of work that the ad's title names, or its text where it leaves no doubt; else any field: better general than wrong. */
export function fieldOfAd(reading: ReadAd): FieldGuide {
  const text = textOf(reading)
  const fields = all.map((field) => ({ field, worth: matches(text, field.words).union(matches(text, field.titles)).size }))
  const title = titleOf(reading)
  const kind = ownKind.exec(title)?.[0].toLowerCase()
  const ofTitle = fields.filter(({ field }) => [...matches(title, field.titles)].some((named) => named.includes(kind ?? '')))
  if (kind !== undefined || ofTitle.length > 0) return clearest(ofTitle, 0, ofTitle.length === 1 ? 0 : 1)
  return clearest(fields, fewestWords, leastLead)
}

const textOf = ({ ad }: ReadAd) => ad.units.map((unit) => unit.text).join('\n')

/** An ad without a clear title often begins with it. */
const titleOf = ({ ad: { title }, adLines }: ReadAd) =>
  title ??
  adLines
    .slice(0, 2)
    .filter(({ text }) => text.split(' ').length <= mostTitleWords)
    .map(({ text }) => text)
    .join('\n')
const mostTitleWords = 6

/** "Warehouse Associate / Delivery Driver": the title may be only a part of its line. */
const titleLineOf = (reading: ReadAd) => {
  const title = titleOf(reading).toLowerCase()
  const lines = reading.adLines.filter(({ text }) => text.split(' ').length <= mostTitleWords)
  return lines.find(({ text }) => text.toLowerCase().startsWith(title))?.text ?? title
}

function clearest(candidates: readonly { field: FieldGuide; worth: number }[], least: number, lead: number): FieldGuide {
  const [best, second] = candidates.toSorted((a, b) => b.worth - a.worth)
  return best && best.worth >= least && best.worth - (second?.worth ?? 0) >= lead ? best.field : anyField
}

const matches = (text: string, pattern: RegExp) => new Set(text.toLowerCase().match(pattern))
const count = (text: string, pattern: RegExp) => matches(text, pattern).size

/** What a question may hold for only: the roles within the field that the ad names, and "leader" where the job leads people. */
export function rolesOfAd(reading: ReadAd): ReadonlySet<string> {
  const [title, text] = [titleLineOf(reading), textOf(reading)]
  const guide = fieldOfAd(reading)
  const roles = [...guide.roles].map(([id, titles]) => ({ id, inTitle: count(title, titles), inText: count(text, titles) }))
  const named = roles.filter(({ inTitle }) => inTitle > 0)
  const likely = guide === anyField ? [] : roles.filter(({ inText }) => inText > 0).toSorted((a, b) => b.inText - a.inText)
  const found = named.length > 0 ? named : likely.slice(0, 1)
  const isLeading = count(title, leads.titles) > 0 || count(text, leads.words) > 0
  return new Set([...found.map(({ id }) => id), ...(isLeading ? ['leader'] : [])])
}
