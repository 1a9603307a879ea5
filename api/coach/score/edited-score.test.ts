import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { readMatch } from '../reading/built-in/read-match.ts'
import type { MatchReading } from '../reading/match-reading.ts'
import { comparedSections } from './analysis-numbers.ts'
import { editedScore } from './edited-score.ts'
import { findProposals } from './proposed/find-proposals.ts'
import { quotedProposals } from './proposed/quoted-proposals.ts'
import { uniteReadings } from './proposed/unite-readings.ts'

const folder = new URL('../../../evals/pairs/development/', import.meta.url)
const now = new Date('2026-05-01')
const pairs = readdirSync(folder)
  .slice(0, 8)
  .map((name) => {
    const text = (file: string) => readFileSync(new URL(`${name}/${file}`, folder), 'utf8')
    return { resumeText: text('resume.txt'), jobDescription: text('ad.txt'), requirementLines: [], formatPoints: 90 }
  })

/** A model that points at everything: each missing term, shown by some line, and words that the code overlooked. */
function readByModel({ resumeText, jobDescription }: (typeof pairs)[number]): MatchReading {
  const own = readMatch(resumeText, jobDescription, 2026)
  const quote = own.resume.experienceLines[0]?.text.split(' ').slice(0, 6).join(' ') ?? null
  const words = own.ad.units.flatMap(({ text }) => text.split(/\s+/)).slice(0, 20)
  const terms = [...own.missing.map(({ term }) => term), ...words]
  const proposals = terms.map((term) => ({ term, importance: 'must' as const, kind: 'skill' as const, shownBy: quote }))
  return uniteReadings(own, findProposals(proposals, own))
}

describe('a line that is edited', () => {
  test('with no word changed, the score is the one that was paid for, to the point, whoever read the ad', () => {
    for (const pair of pairs) {
      for (const reading of [readMatch(pair.resumeText, pair.jobDescription, 2026), readByModel(pair)]) {
        const [score, skills, keywords] = comparedSections(reading, pair.formatPoints)
        const again = editedScore({ ...pair, proposals: quotedProposals(reading) }, now)
        expect(again).toEqual({ score: score.data, skills: skills.data, keywords: keywords.data })
      }
    }
  })

  test('that shows what was missing makes it found, and the score goes up', () => {
    for (const pair of pairs) {
      const [before] = comparedSections(readMatch(pair.resumeText, pair.jobDescription, 2026), pair.formatPoints)
      const missing = before.data.evidence.find(({ how, importance }) => how === 'missing' && importance === 'must')
      if (!missing) continue
      const resumeText = `${pair.resumeText}\n- Used ${missing.term} every week for two years with 12 colleagues`
      const { score } = editedScore({ ...pair, resumeText, proposals: [] }, now)
      expect(score.evidence.find(({ term }) => term === missing.term)?.how).not.toBe('missing')
      expect(score.atsScore).toBeGreaterThanOrEqual(before.data.atsScore)
    }
  })

  test('is read in well under a second', () => {
    const startedAtMs = performance.now()
    editedScore({ ...pairs[0]!, proposals: [] }, now)
    expect(performance.now() - startedAtMs).toBeLessThan(1_000)
  })
})
