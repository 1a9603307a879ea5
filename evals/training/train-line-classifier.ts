/**
 * Learns the weights of the line classifier from `evals/ads` and `evals/sentences/development.jsonl` and writes them to
 * `api/coach/data/line-classifier.bin` and `.txt`. With `--check` it writes nothing and prints how a classifier learned without every fifth ad does
 * on that fifth, five times, and on the sentences of employers it never saw.
 */
import type { LearnedWeights } from '../../api/coach/reading/built-in/ad/learned-weights.ts'
import { classifyWith } from '../../api/coach/reading/built-in/ad/line-classifier.ts'
import { labelledAd, readAdFiles, readSentences } from './labelled-ads.ts'
import { type LabelledAd, trainLines } from './line-crf.ts'
import { writeWeights } from './write-weights.ts'

const ads = readAdFiles().map(labelledAd)
const sentences = readSentences('development')

/** The ad again without its headings, as prose: what a line says must be enough. */
function asProse({ employer, lines, labels }: LabelledAd): LabelledAd {
  const kept = labels.flatMap((label, at) => (label.startsWith('heading') ? [] : [at]))
  return {
    employer,
    labels: kept.map((at) => labels[at]!),
    lines: kept.map((at) => ({ ...lines[at]!, opens: at % 4 === 0 })),
  }
}

/** Each section by itself, as people paste it: the first line of an ad may be a heading. */
function asSections({ employer, lines, labels }: LabelledAd): LabelledAd[] {
  const starts = labels.flatMap((label, at) => (label.startsWith('heading') ? [at] : []))
  return starts.map((from, nth) => {
    const to = starts[nth + 1]
    return { employer, lines: lines.slice(from, to), labels: labels.slice(from, to) }
  })
}

const blind = (ad: LabelledAd): LabelledAd => ({ ...ad, blind: true })

/** The ads whole and section by section, with their headings known and before, and as prose; and the single sentences. */
function learningFrom(some: readonly LabelledAd[]) {
  const written = [...some, ...some.flatMap(asSections)]
  return [...written, ...written.map(blind), ...some.map(asProse), ...sentences]
}

/** What the engine does with a line; headings and lines about the employer are alike to it. */
const use: Record<string, string> = { must: 'must', nice: 'nice', duty: 'duty', title: 'title' }

function figures(weights: LearnedWeights, tested: readonly LabelledAd[], wrong?: string[]) {
  let lines = 0
  let right = 0
  let used = 0
  const asked = { both: 0, told: 0, meant: 0 }
  for (const ad of tested) {
    classifyWith(weights, ad.lines).forEach(({ label, probabilities }, at) => {
      const meant = ad.labels[at]!
      lines++
      if (label === meant) right++
      else wrong?.push(`${meant} -> ${label} ${Math.max(...probabilities).toFixed(2)}: ${ad.lines[at]!.text}`)
      const told = use[label] ?? 'other'
      const truly = use[meant] ?? 'other'
      if (told === truly) used++
      const asks = (name: string) => name === 'must' || name === 'nice' || name === 'duty'
      if (asks(told)) asked.told++
      if (asks(truly)) asked.meant++
      if (asks(told) && asks(truly)) asked.both++
    })
  }
  const share = (part: number, whole: number) => (part / whole).toFixed(3)
  return `${lines} lines: label ${share(right, lines)}, use ${share(used, lines)}, asks: precision ${share(asked.both, asked.told)} recall ${share(asked.both, asked.meant)}`
}

if (process.argv.includes('--check')) {
  const folds = 5
  const wrong: string[] = []
  const all = Array.from({ length: folds }, (_, fold) => {
    const weights = trainLines(learningFrom(ads.filter((_, at) => at % folds !== fold)))
    const tested = ads.filter((_, at) => at % folds === fold)
    return { fold: `${figures(weights, tested, wrong)}\n   as prose: ${figures(weights, tested.map(asProse))}`, weights }
  })
  for (const { fold } of all) console.log(fold)
  const ofAds = trainLines(learningFrom(ads))
  console.log('held-out sentences', figures(ofAds, readSentences('held-out')))
  if (process.argv.includes('--wrong')) console.log(wrong.join('\n'))
} else {
  const weights = trainLines(learningFrom(ads))
  const bytes = writeWeights('line-classifier', weights)
  console.log(`${ads.length} ads and ${sentences.length} sentences, ${weights.size} features, ${bytes} bytes`)
}
