import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { readMatch } from '../../reading/built-in/read-match.ts'
import type { MatchReading } from '../../reading/match-reading.ts'
import { stemKey } from '../../text/tokens.ts'
import { matchScore } from '../match-score.ts'
import { findProposals } from './find-proposals.ts'
import type { Proposal } from './proposal.ts'
import { shownBy } from './shown-by.ts'
import { uniteReadings } from './unite-readings.ts'

interface Labels {
  must: string[]
  nice: string[]
  missing: string[]
  variants: Record<string, string[]>
}

const folder = new URL('../../../../evals/pairs/development/', import.meta.url)
const pairs = readdirSync(folder).map((name) => {
  const text = (file: string) => readFileSync(new URL(`${name}/${file}`, folder), 'utf8')
  return { name, own: readMatch(text('resume.txt'), text('ad.txt'), 2026), labels: JSON.parse(text('labels.json')) as Labels }
})
const proposed = (term: string, shown: string | null = null, rest: Partial<Proposal> = {}): Proposal => ({
  term,
  importance: 'must',
  kind: 'skill',
  shownBy: shown,
  ...rest,
})
const united = (own: MatchReading, proposals: Proposal[]) => uniteReadings(own, findProposals(proposals, own))
const wordingsOf = ({ variants }: Labels, label: string) => [label, ...(variants[label] ?? [])].map((one) => ` ${stemKey(one)} `)

/** How many of the labelled gaps are told, under one of their wordings. */
function toldGaps({ missing }: MatchReading, labels: Labels): number {
  const told = missing.map(({ term }) => ` ${stemKey(term)} `)
  const isTold = (wording: string) => told.some((one) => one.includes(wording) || wording.includes(one))
  return labels.missing.filter((label) => wordingsOf(labels, label).some(isTold)).length
}

describe('a model that names what a careful reader named', () => {
  test('finds gaps that the code overlooked, and changes nothing about what the code found', () => {
    const found = pairs.map(({ own, labels }) => {
      const both = united(
        own,
        [...labels.must, ...labels.nice].map((term) => proposed(term)),
      )
      expect(both.terms).toEqual(expect.arrayContaining(own.terms))
      return toldGaps(both, labels) - toldGaps(own, labels)
    })
    expect(found.reduce((sum, gaps) => sum + gaps, 0)).toBeGreaterThan(0)
  })
})

describe('a model that claims the nearest line for every gap', () => {
  /** For each gap the line that comes nearest to showing it. */
  const nearest = ({ missing, resume }: MatchReading) =>
    missing.flatMap(({ term, kind }) => {
      const line = resume.lines.find(({ text }) => shownBy(term, kind, text, 0))
      return line ? [proposed(term, line.text.split(' ').slice(0, 8).join(' '))] : []
    })

  test('has few of them believed by half, and none where the score may be capped or a name or paper is asked', () => {
    const lifted = pairs.flatMap(({ own }) => united(own, nearest(own)).terms.filter((term) => !own.terms.includes(term)))
    expect(lifted.length).toBeGreaterThan(0)
    for (const { coverage, confident, kind } of lifted) {
      expect(coverage).toBeLessThanOrEqual(0.35)
      expect([confident, kind]).toEqual([false, expect.stringMatching(/skill|method|domain/)])
    }
    for (const { own } of pairs) {
      const sure = { ...own, terms: own.terms.map((term) => ({ ...term, confident: true })) }
      expect(united(sure, nearest(own)).missing).toHaveLength(own.missing.length)
    }
  })

  test('moves the match by five points of a hundred at most', () => {
    for (const { own } of pairs)
      expect(matchScore(united(own, nearest(own)).terms).points! - matchScore(own.terms).points!).toBeLessThanOrEqual(5)
  })
})

test('a model that proposes every word of the ad adds twelve terms at most, and none from the offer or the way to apply', () => {
  for (const { own } of pairs) {
    for (const part of ['must', 'nice', 'duties', 'about', 'benefits', 'legal', 'title']) {
      const words = own.ad.units.filter((unit) => unit.part === part).flatMap(({ text }) => text.split(/\s+/))
      const terms = new Set(words.flatMap((word, at) => [word, words.slice(at, at + 2).join(' ')]))
      const added = united(
        own,
        [...terms].map((term) => proposed(term)),
      ).terms.filter((term) => !own.terms.includes(term))
      expect(added.length).toBeLessThanOrEqual(12)
      for (const { confident, requirement } of added) {
        expect(confident).toBe(false)
        expect(own.ad.units.find(({ text }) => text === requirement)?.part).toMatch(/must|nice|duties|about/)
      }
    }
  }
})

test('ten thousand demands are read no further than the fortieth, in no time', () => {
  const { own } = pairs[0]!
  const words = own.ad.units.flatMap(({ text }) => text.split(' '))
  const many = Array.from({ length: 10_000 }, (_, nth) => proposed(words[nth % words.length]!, 'x '.repeat(100_000)))
  const startedAtMs = performance.now()
  expect(findProposals(many, own).length).toBeLessThanOrEqual(40)
  expect(performance.now() - startedAtMs).toBeLessThan(500)
})
