/**
 * Learns when a line of a resume shows a term of an ad in other words, from `evals/resumes`, `evals/pairs/development` and the older pairs,
 * and writes `api/coach/data/shown-classifier.json`. With `--check` it prints how one learned without every fifth resume does on that fifth.
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { namedTerm } from '../../api/coach/reading/built-in/ad/ad-terms.ts'
import { indexResume, presenceInWords } from '../../api/coach/reading/built-in/matching/presence.ts'
import {
  rememberedLikeness,
  type ShownLine,
  shownFeatures,
  shownTerm,
} from '../../api/coach/reading/built-in/matching/shown-features.ts'
import { readResume } from '../../api/coach/reading/built-in/resume/resume-reading.ts'
import { stemKey } from '../../api/coach/text/tokens.ts'
import { readLabelledPairs } from '../pairs/measure.ts'
import { readPairs } from '../pairs/own/pair.ts'
import { areaUnderCurve } from './area-under-curve.ts'
import { readAdFiles } from './labelled-ads.ts'
import { shuffledOrders } from './shuffled-orders.ts'

interface LabelledResume {
  name: string
  /** The ad's text, for the casing of its terms. */
  ad: string
  resume: string
  present: { term: string; line?: string }[]
  missing: string[]
}

/** The features of the lines that show a term best, and whether it is shown. */
interface Example {
  resume: string
  term: string
  shown: boolean
  lines: number[][]
  text: string
}

const mostLines = 4
const rounds = 60
const rate = 0.1
const decay = 1e-4

const adTexts = new Map(readAdFiles().map(({ employer, lines }) => [employer, lines.map(({ text }) => text).join('\n')]))

/** The term as the ad writes it: "SSP", where the label says "ssp". */
function inTheAd(term: string, ad: string): string {
  const at = ad.toLowerCase().indexOf(term.toLowerCase())
  return at < 0 ? term : ad.slice(at, at + term.length)
}

function readResumes(): LabelledResume[] {
  const folder = new URL('../resumes/', import.meta.url)
  const written = readdirSync(folder)
    .filter((name) => name.endsWith('.json'))
    .sort()
    .map((name) => {
      const written = JSON.parse(readFileSync(new URL(name, folder), 'utf8')) as Omit<LabelledResume, 'name'>
      return { ...written, name, ad: adTexts.get(written.ad) ?? '' }
    })
  const pairs = readLabelledPairs('development').map(({ name, ad, resume, present, missing }) => ({
    name,
    ad,
    resume,
    present: present.map((term) => ({ term })),
    missing,
  }))
  const older = (['development', 'held-out', 'fresh', 'blind', 'second-reader', 'auditor'] as const)
    .flatMap(readPairs)
    .map(({ name, ad, resume, missing }) => ({
      name: `${name}, older`,
      ad,
      resume,
      present: [],
      missing: missing.map(([term]) => term!),
    }))
  return [...written, ...pairs, ...older]
}

const textOf = ({ tokens }: ShownLine, line: string) => (tokens[0] ? tokens.map(({ text }) => text).join(' ') : line)

/** Only what the resume does not say in the same words or under a known other name: the rest needs no learning. */
function examplesOf({ name, ad, resume, present, missing }: LabelledResume): Example[] {
  const index = indexResume(readResume(resume))
  const near = rememberedLikeness()
  const lines = index.lines.flatMap(({ line, pieces }) =>
    pieces.map((shown) => ({ line: line.text, text: textOf(shown, line.text), shown })),
  )
  const one = (text: string, shown: boolean, said?: string): Example[] => {
    const term = namedTerm(inTheAd(text, ad))
    if (presenceInWords(term, index)) return []
    const words = shownTerm(term.text, term.kind)
    const key = said === undefined ? null : stemKey(said)
    const scored = lines
      .filter((line) => key === null || stemKey(line.line).includes(key) || key.includes(stemKey(line.line)))
      .flatMap((line) => {
        const features = shownFeatures(words, line.shown, near)
        return features ? [{ text: line.text, features }] : []
      })
      .sort((a, b) => b.features[1]! - a.features[1]!)
      .slice(0, shown ? 1 : mostLines)
    return [{ resume: name, term: text, shown, lines: scored.map(({ features }) => features), text: scored[0]?.text ?? '' }]
  }
  return [...present.flatMap(({ term, line }) => one(term, true, line)), ...missing.flatMap((term) => one(term, false))]
}

function chance(weights: ArrayLike<number>, features: readonly number[]): number {
  return 1 / (1 + Math.exp(-features.reduce((sum, value, at) => sum + value * (weights[at] ?? 0), 0)))
}

function train(examples: readonly Example[]): number[] {
  const size = examples.find(({ lines }) => lines[0])!.lines[0]!.length
  const weights = new Float64Array(size)
  const squares = new Float64Array(size).fill(1e-2)
  for (const order of shuffledOrders(examples.length, rounds)) {
    for (const number of order) {
      const { lines, shown } = examples[number]!
      for (const features of lines) {
        const error = ((shown ? 1 : 0) - chance(weights, features)) / lines.length
        for (let at = 0; at < size; at++) {
          const gradient = error * features[at]! - decay * weights[at]!
          squares[at]! += gradient * gradient
          weights[at]! += (rate * gradient) / Math.sqrt(squares[at]!)
        }
      }
    }
  }
  return [...weights].map((weight) => Math.round(weight * 1000) / 1000)
}

const resumes = readResumes()
const examples = resumes.map(examplesOf)
if (process.argv.includes('--check')) {
  const folds = 5
  const learned = Array.from({ length: folds }, (_, fold) => train(examples.filter((_, at) => at % folds !== fold).flat()))
  const all = learned.flatMap((weights, fold) =>
    examples
      .filter((_, at) => at % folds === fold)
      .flat()
      .map(({ resume, shown, lines }) => ({
        kind: /2-.*\.json$|\.json$|, older$/.exec(resume)?.[0] ?? 'pairs',
        shown,
        most: Math.max(0, ...lines.map((features) => chance(weights, features))),
      })),
  )
  const kindOf = (kind: string) => (kind.startsWith('2-') ? 'ordinary resumes' : kind === '.json' ? 'near misses' : kind)
  for (const kind of ['ordinary resumes', 'near misses', 'pairs']) {
    const of = all.filter((one) => kindOf(one.kind) === kind)
    const shown = of.filter((one) => one.shown)
    const missing = of.filter((one) => !one.shown)
    const mostOf = (list: typeof of) => list.map(({ most }) => most)
    const steps = [0.4, 0.5, 0.6, 0.7].map((least) => {
      const over = (list: typeof of) => list.filter(({ most }) => most >= least).length
      return `${least}: ${over(shown)}/${shown.length} seen, ${over(missing)}/${missing.length} wrongly`
    })
    console.log(`${kind}: area ${areaUnderCurve(mostOf(shown), mostOf(missing)).toFixed(3)}; ${steps.join('; ')}`)
  }
  if (process.argv.includes('--wrong'))
    learned.forEach((weights, fold) => {
      for (const example of examples.filter((_, at) => at % folds === fold).flat()) {
        const most = Math.max(0, ...example.lines.map((features) => chance(weights, features)))
        if (most >= 0.5 !== example.shown)
          console.log(
            `${example.shown ? 'unseen' : 'WRONGLY'} ${most.toFixed(2)} ${example.term} :: ${example.text.slice(0, 120)}`,
          )
      }
    })
} else {
  const weights = train(examples.flat())
  writeFileSync(new URL('../../api/coach/data/shown-classifier.json', import.meta.url), JSON.stringify(weights))
  console.log(`${resumes.length} resumes, ${examples.flat().length} terms not said in the same words`)
}
