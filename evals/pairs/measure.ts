import { readdirSync, readFileSync } from 'node:fs'
import { readMatch } from '../../api/coach/reading/built-in/read-match.ts'
import { stemKey } from '../../api/coach/text/tokens.ts'

/** A resume and an ad with what a careful reader found asked, shown and missing. */
export interface LabelledPair {
  name: string
  ad: string
  resume: string
  must: string[]
  nice: string[]
  present: string[]
  missing: string[]
  /** Other wordings of a term that are as good. */
  variants: Record<string, string[]>
  /** May be reported or not. */
  optional: string[]
  /** Perks, places, names: never to be reported. */
  notKeywords: string[]
}

export type PairSet = 'development' | 'held-out' | 'held-out-own'

/** Reads the labelled pairs of one folder beside this file. */
export function readLabelledPairs(set: PairSet): LabelledPair[] {
  const folder = new URL(`./${set}/`, import.meta.url)
  return readdirSync(folder)
    .sort()
    .map((name) => {
      const read = (file: string) => readFileSync(new URL(`${name}/${file}`, folder), 'utf8')
      return { name, ad: read('ad.txt'), resume: read('resume.txt'), ...JSON.parse(read('labels.json')) }
    })
}

export interface PairFigures {
  /** Terms reported missing that are labelled missing. */
  right: string[]
  /** Reported missing, and neither labelled missing nor optional. */
  wrong: string[]
  /** Of `wrong`: what stands in the resume by the labels. */
  present: string[]
  /** Reported anywhere (missing or shown), and labelled as never a keyword. */
  boilerplate: string[]
  /** Labelled missing, and not reported. */
  overlooked: string[]
  /** Of all keywords of the labels, shown or missing, how many were read from the ad, and how many of those read rightly. */
  keywords: { asked: number; found: number; state: number; reported: number; agreed: number }
}

/** The same term when one wording holds the other with at most two words more: "wound care", "advanced wound care". */
export function sameTerm(reported: string, label: string): boolean {
  const a = stemKey(reported)
  const b = stemKey(label)
  if (a === b) return true
  const [short, long] = a.length < b.length ? [a, b] : [b, a]
  return ` ${long} `.includes(` ${short} `) && long.split(' ').length - short.split(' ').length <= 2
}

/** What a coach reports for a pair: the keywords it calls missing, and every term it looked for. */
export interface PairReading {
  missing: readonly string[]
  rows: readonly { term: string; how: string }[]
}

/** As the code reads, without any model. */
export function readPair({ resume, ad }: Pick<LabelledPair, 'resume' | 'ad'>): PairReading {
  const { missing, terms } = readMatch(resume, ad)
  return { missing: missing.map(({ term }) => term), rows: terms }
}

/** Compares what is reported for a pair with its labels. */
export function measurePair(pair: LabelledPair, { missing: reported, rows }: PairReading = readPair(pair)): PairFigures {
  const wordings = (label: string) => [label, ...(pair.variants[label] ?? [])]
  const isOneOf = (term: string, labels: readonly string[]) =>
    labels.some((label) => wordings(label).some((wording) => sameTerm(term, wording)))
  const right = reported.filter((term) => isOneOf(term, pair.missing))
  const wrong = reported.filter((term) => !right.includes(term) && !isOneOf(term, pair.optional))
  const rowsOf = (label: string) => rows.filter(({ term }) => wordings(label).some((wording) => sameTerm(term, wording)))
  const asked = [...pair.must, ...pair.nice]
  const found = asked.filter((label) => rowsOf(label).length > 0)
  const shown = new Set(pair.present)
  return {
    right,
    wrong,
    present: wrong.filter((term) => isOneOf(term, pair.present)),
    boilerplate: rows
      .map(({ term }) => term)
      .filter((term) => isOneOf(term, pair.notKeywords) && !isOneOf(term, [...asked, ...pair.optional])),
    overlooked: pair.missing.filter(
      (label) => !reported.some((term) => wordings(label).some((wording) => sameTerm(term, wording))),
    ),
    keywords: {
      asked: asked.length,
      found: found.length,
      state: found.filter((label) => rowsOf(label).some(({ how }) => (how === 'missing') !== shown.has(label))).length,
      reported: rows.filter(({ term }) => !isOneOf(term, pair.optional)).length,
      agreed: rows.filter(({ term }) => !isOneOf(term, pair.optional) && isOneOf(term, asked)).length,
    },
  }
}

export interface Figures {
  precision: number
  recall: number
  boilerplate: number
  presentCalledMissing: number
  /** Over all keywords, shown or missing: how many of the rows are keywords, how many keywords have a row, how many of those the right state. */
  rows: { precision: number; recall: number; state: number }
}

/** Micro-averaged over all pairs: precision over the reported missing terms, recall over those labelled. */
export function measurePairs(pairs: readonly LabelledPair[], readings?: readonly PairReading[]): Figures {
  const all = pairs.map((pair, at) => measurePair(pair, readings?.[at]))
  const sum = (of: (figures: PairFigures) => number) => all.reduce((total, figures) => total + of(figures), 0)
  const right = sum(({ right }) => right.length)
  const missing = pairs.reduce((total, pair) => total + pair.missing.length, 0)
  return {
    precision: right / (right + sum(({ wrong }) => wrong.length)),
    recall: (missing - sum(({ overlooked }) => overlooked.length)) / missing,
    boilerplate: sum(({ boilerplate }) => boilerplate.length),
    presentCalledMissing: sum(({ present }) => present.length),
    rows: {
      precision: sum(({ keywords }) => keywords.agreed) / sum(({ keywords }) => keywords.reported),
      recall: sum(({ keywords }) => keywords.found) / sum(({ keywords }) => keywords.asked),
      state: sum(({ keywords }) => keywords.state) / sum(({ keywords }) => keywords.found),
    },
  }
}
