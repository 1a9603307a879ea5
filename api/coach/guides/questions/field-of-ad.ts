import { readdirSync, readFileSync } from 'node:fs'
import type { GuideQuestion } from '../../../contract/default-questions.ts'
import type { MatchReading } from '../../reading/match-reading.ts'

interface FieldGuide {
  /** "nursing", the name of its file. */
  id: string
  name: string
  questions: readonly GuideQuestion[]
}

const folder = new URL('fields/', import.meta.url)
const all = readdirSync(folder).map((file) => {
  const { titles, words, ...guide } = JSON.parse(readFileSync(new URL(file, folder), 'utf8'))
  const pattern = (source: string) => new RegExp(source || '(?!)', 'gi')
  return { ...(guide as FieldGuide), id: file.replace('.json', ''), titles: pattern(titles), words: pattern(words) }
})
export const anyField: FieldGuide = all.find(({ id }) => id === 'any')!

/** Where the title names no field, one must have so many different words in the ad, and so many more than any other. */
const fewestWords = { untitled: 4, titled: 8 }
const leastLead = { untitled: 3, titled: 5 }

/** The field of work that the ad's title names, or its text where it leaves no doubt; else any field: better general than wrong. */
export function fieldOfAd({ ad: { title, units }, adLines }: Pick<MatchReading, 'ad' | 'adLines'>): FieldGuide {
  const text = units.map((unit) => unit.text).join('\n')
  const fields = all.map((field) => ({ field, words: count(text, field.words), named: count(text, field.titles) }))
  const ofTitle = fields.filter(({ field }) => count(title ?? firstLines(adLines), field.titles) > 0)
  if (ofTitle.length > 0) return clearest(ofTitle, 0, ofTitle.length === 1 ? 0 : 1)
  const kind = title === null ? 'untitled' : 'titled'
  return clearest(fields, fewestWords[kind], leastLead[kind])
}

/** An ad without a clear title often begins with it. */
const firstLines = (lines: MatchReading['adLines']) =>
  lines
    .slice(0, 2)
    .filter(({ text }) => text.split(' ').length <= mostTitleWords)
    .map(({ text }) => text)
    .join('\n')
const mostTitleWords = 6

function clearest(
  candidates: readonly { field: FieldGuide; words: number; named: number }[],
  least: number,
  lead: number,
): FieldGuide {
  const [best, second] = candidates
    .map(({ field, words, named }) => ({ field, worth: words + named }))
    .toSorted((a, b) => b.worth - a.worth)
  return best && best.worth >= least && best.worth - (second?.worth ?? 0) >= lead ? best.field : anyField
}

const count = (text: string, pattern: RegExp) => new Set(text.toLowerCase().match(pattern)).size
