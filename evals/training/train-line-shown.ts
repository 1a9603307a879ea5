/**
 * Learns when a resume shows a whole line of an ad, from `evals/resumes` and half of `evals/pairs`, and writes
 * `api/coach/data/line-shown.json`.
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { indexResume } from '../../api/coach/reading/built-in/matching/resume-index.ts'
import { lineFeatures, mayBeShown, neverCompared, termsByLine } from '../../api/coach/reading/built-in/matching/shown-lines.ts'
import { readMatch } from '../../api/coach/reading/built-in/read-match.ts'
import { requirementLines } from '../../api/coach/reading/requirement-lines.ts'
import { allPairs, isLearnedFrom, type Labelled, labelOf } from '../pairs/lines.ts'
import { readAdFiles } from './labelled-ads.ts'
import { type Sample, trainClasses } from './softmax-regression.ts'

const penalty = 0.02
/** Resumes full of near misses are rarer in life than here. */
const nearMissesUsed = 5

/** The resumes written for the ads of `evals/ads`. */
function readResumes(): Labelled[] {
  const folder = new URL('../resumes/', import.meta.url)
  const ads = new Map(readAdFiles().map((ad) => [ad.employer, ad]))
  return readdirSync(folder)
    .filter((name) => name.endsWith('.json'))
    .sort()
    .filter((name, at) => name.startsWith('2-') || at % nearMissesUsed === 0)
    .map((name) => {
      const written = JSON.parse(readFileSync(new URL(name, folder), 'utf8'))
      const ad = ads.get(written.ad)!
      const wordings = (term: string) => [term, ...(ad.variants[term] ?? [])]
      return {
        name,
        ad: ad.lines.map(({ text, bullet }) => (bullet ? `- ${text}` : text)).join('\n'),
        resume: written.resume,
        missing: written.missing.map(wordings),
        present: written.present.map(({ term }: { term: string }) => wordings(term)),
        optional: ad.optional,
      }
    })
}

function samplesOf(pair: Labelled): Sample[] {
  const reading = readMatch(pair.resume, pair.ad, 2026)
  const index = indexResume(reading.resume)
  const termsOf = termsByLine(reading.terms.filter(({ kind }) => !neverCompared.has(kind)))
  return requirementLines(reading).flatMap(({ text }) => {
    const label = labelOf(text, pair)
    const isSure = label && (label.isThere ? !label.mayBeMissing : label.isGap)
    if (!isSure) return []
    const demands = reading.hardConstraints.filter(({ requirement }) => requirement === text)
    const terms = termsOf(text)
    return mayBeShown(terms, demands)
      ? [{ features: lineFeatures(text, terms, demands, index), label: label.isThere ? 1 : 0 }]
      : []
  })
}

const samples = [...readResumes(), ...allPairs().filter(({ name }) => isLearnedFrom(name))].flatMap(samplesOf)
const [missing, shown] = trainClasses(samples, 2, penalty)
const weights = shown!.map((weight, at) => Number((weight - missing![at]!).toFixed(3)))
writeFileSync(new URL('../../api/coach/data/line-shown.json', import.meta.url), `${JSON.stringify(weights)}\n`)
console.log(`${samples.length} lines, ${samples.filter(({ label }) => label === 1).length} of them shown: ${weights}`)
