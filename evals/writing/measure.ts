import { readdirSync, readFileSync } from 'node:fs'
import type { Sources, Voice } from '../../api/coach/check/claim.ts'
import { cleanText } from '../../api/coach/check/clean-text.ts'
import { faultOf } from '../../api/coach/check/fault-of.ts'
import { type NumberedLine, numbered } from '../../api/coach/lines/numbered-lines.ts'
import type { Model } from '../../api/coach/model/model.ts'
import { driver, teacher } from '../../api/coach/testing/people-of-trades.ts'
import { engineer, nurse, seller } from '../../api/coach/testing/sample-candidates.ts'
import { familyOf } from '../../api/coach/text/stem.ts'
import { wordsOf } from '../../api/coach/text/tokens.ts'
import { secondLook as look } from '../../api/coach/writing/write-items.ts'
import { createLog } from '../../api/log.ts'

/** A sentence as a model wrote it. */
interface Written {
  voice: Voice
  text: string
  from: string[]
}

export interface Refused {
  text: string
  fault: string
}

export interface Checked {
  all: number
  refused: Refused[]
}

const people = { nurse, seller, engineer, driver, teacher }

interface OfPeople {
  who: keyof typeof people
  /** Claims speak for the person; advice to the person; company and lookUp of the employer, from the ad alone. */
  as: 'claim' | 'advice' | 'company' | 'lookUp'
  text: string
}

const file = (name: string) => readFileSync(new URL(name, import.meta.url), 'utf8')
const jsonLines = <Item>(name: string): Item[] =>
  file(name)
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line))
const linesOf = (letter: 'A' | 'R', text: string): NumberedLine[] =>
  numbered(
    letter,
    text.split('\n').filter((line) => line.trim() !== ''),
  )

function checked(written: readonly (Written & { sources: Sources })[]): Checked {
  const refused = written.flatMap(({ voice, text, from, sources }) => {
    const fault = faultOf(cleanText(text), from, voice, sources)
    return fault ? [{ text, fault }] : []
  })
  return { all: written.length, refused }
}

const sourcesOf = new Map(
  Object.entries(people).map(([who, { resumeText, jobDescription }]) => [
    who,
    { own: linesOf('R', resumeText), ad: linesOf('A', jobDescription) },
  ]),
)

/** Sentences about five people through the check; each cites all lines it may rest on. */
function ofPeople(name: string): Checked {
  return checked(
    jsonLines<OfPeople>(name).map(({ who, as, text }) => {
      const { own, ad } = sourcesOf.get(who)!
      const sources = { own: as === 'company' || as === 'lookUp' ? [] : own, ad }
      const from = (as === 'claim' ? own : [...sources.own, ...ad]).map(({ id }) => id)
      return { voice: as === 'claim' ? 'person' : 'coach', text, from, sources }
    }),
  )
}

export const inventions = () => ofPeople('inventions.jsonl')
export const honest = () => ofPeople('honest.jsonl')

/** The lines that share most words with a text: what a model would cite. */
function nearestLines(text: string, lines: readonly NumberedLine[]): string[] {
  const words = new Set(wordsOf(text).map(familyOf))
  const shared = (line: string) => wordsOf(line).filter((word) => word.length > 3 && words.has(familyOf(word))).length
  return lines
    .toSorted((a, b) => shared(b.text) - shared(a.text))
    .slice(0, 3)
    .map(({ id }) => id)
}

/**
 * What a second look adds to the check: how many of the inventions that passed it are named, hidden among other sentences about the same
 * person; and how many claims with true citations would be dropped.
 */
export async function secondLook(model: Model) {
  const context = { model, log: createLog('silent'), signal: AbortSignal.timeout(300_000) }
  const refused = new Set(inventions().refused.map(({ text }) => text))
  const passed = jsonLines<OfPeople>('inventions.jsonl').filter(({ text }) => !refused.has(text))
  const cited = [...truthfulClaims(), ...lineReadingClaims()]
  const counts = await Promise.all([
    ...[...sourcesOf].map(async ([who, { own, ad }]) => {
      const invented = new Set(passed.filter((one) => one.who === who).map(({ text }) => text))
      const others = jsonLines<OfPeople>('honest.jsonl').filter((one) => one.who === who)
      // In the order of the alphabet the two are mixed.
      const texts = [...invented, ...others.map(({ text }) => text)].toSorted()
      const named = await look(
        context,
        texts.map((text) => ({ text, from: nearestLines(text, [...own, ...ad]) })),
        [...own, ...ad],
      )
      return { caught: texts.filter((text, at) => named.has(at) && invented.has(text)).length, dropped: 0 }
    }),
    ...[...Map.groupBy(cited, ({ sources }) => sources)].map(async ([{ own, ad }, claims]) => {
      const named = await look(context, claims, [...own, ...ad])
      return { caught: 0, dropped: named.size }
    }),
  ])
  const sum = (of: 'caught' | 'dropped') => counts.reduce((total, count) => total + count[of], 0)
  return { passed: passed.length, caught: sum('caught'), cited: cited.length, dropped: sum('dropped') }
}

const pairFolders: Record<string, string> = {
  '04': 'held-out/04-hotel-front-office-manager',
  '05': 'development/05-social-worker',
  '06': 'development/06-cnc-machinist',
  '12': 'development/12-data-engineer',
}

/** Truthful sentences written before the check had seen any of them. */
export const truthful = () => checked(truthfulClaims())

function truthfulClaims(): (Written & { sources: Sources })[] {
  const sources: Record<string, Sources> = Object.fromEntries(
    Object.entries(pairFolders).map(([pair, folder]) => [
      pair,
      { own: linesOf('R', file(`../pairs/${folder}/resume.txt`)), ad: linesOf('A', file(`../pairs/${folder}/ad.txt`)) },
    ]),
  )
  return jsonLines<Written & { pair: string }>('truthful.jsonl').map((written) => ({
    ...written,
    sources: sources[written.pair]!,
  }))
}

/** What a strong model wrote about four people. */
export const lineReadings = () => checked(lineReadingClaims())

function lineReadingClaims(): (Written & { sources: Sources })[] {
  return readdirSync(new URL('line-readings/', import.meta.url)).flatMap((name) => {
    const { ad, resume, claims } = JSON.parse(file(`line-readings/${name}`)) as {
      ad: string[]
      resume: string[]
      claims: Written[]
    }
    const sources = { own: numbered('R', resume), ad: numbered('A', ad) }
    return claims.map((claim) => ({ ...claim, sources }))
  })
}
