/**
 * Learns which words of an ad are terms to look for in a resume, from `evals/ads`, and writes `api/coach/data/term-classifier.bin` and
 * `.txt`. With `--check` it writes nothing and prints how a classifier learned without every fifth ad does on that fifth, five times.
 */
import type { LearnedWeights } from '../../api/coach/reading/built-in/ad/learned-weights.ts'
import { bestTerms } from '../../api/coach/reading/built-in/ad/term-classifier.ts'
import { termLine } from '../../api/coach/reading/built-in/ad/term-features.ts'
import { sameTerm } from '../pairs/measure.ts'
import { type LabelledAdFile, readAdFiles } from './labelled-ads.ts'
import { withPeople } from './people-in-ads.ts'
import { examplesOf, trainTerms } from './term-regression.ts'
import { writeWeights } from './write-weights.ts'

const ads = readAdFiles()
/** Each ad as it is, and once more with people in it. */
const examples = ads.map((ad, at) => [...examplesOf(ad), ...examplesOf(withPeople(ad, at))])
const asking = new Set(['must', 'nice', 'duty', 'title'])

function figures(weights: LearnedWeights, tested: readonly LabelledAdFile[], least: number, show: boolean) {
  let right = 0
  let wrong = 0
  let found = 0
  let labels = 0
  let boilerplate = 0
  for (const ad of tested) {
    const told = new Set<string>()
    for (const { text, label } of ad.lines) {
      if (!asking.has(label) || label === 'title') continue
      const line = termLine(text, label)
      for (const { from, to } of bestTerms(weights, line, least))
        told.add(text.slice(line.tokens[from]!.start, line.tokens[to - 1]!.end).toLowerCase())
    }
    const wordings = [...ad.must, ...ad.nice].map((term) => [term, ...(ad.variants[term] ?? [])])
    const agreed = [...told].filter((term) => wordings.some((list) => list.some((wording) => sameTerm(term, wording))))
    const bad = [...told].filter((term) => !agreed.includes(term) && !ad.optional.some((wording) => sameTerm(term, wording)))
    const missed = wordings.filter((list) => ![...told].some((term) => list.some((wording) => sameTerm(term, wording))))
    right += agreed.length
    wrong += bad.length
    labels += wordings.length
    found += wordings.length - missed.length
    boilerplate += [...told].filter((term) => ad.notKeywords.some((wording) => sameTerm(term, wording))).length
    if (show)
      console.log(`${ad.employer}\n   wrong: ${bad.join(' | ')}\n   missed: ${missed.map(([first]) => first).join(' | ')}`)
  }
  return { precision: right / (right + wrong), recall: found / labels, boilerplate }
}

if (process.argv.includes('--check')) {
  const folds = 5
  const learned = Array.from({ length: folds }, (_, fold) => trainTerms(examples.filter((_, at) => at % folds !== fold).flat()))
  for (const least of [-0.6, -0.3, 0, 0.3, 0.6]) {
    const all = learned.map((weights, fold) =>
      figures(
        weights,
        ads.filter((_, at) => at % folds === fold),
        least,
        least === 0 && process.argv.includes('--wrong'),
      ),
    )
    const mean = (name: 'precision' | 'recall' | 'boilerplate') =>
      (all.reduce((sum, one) => sum + one[name], 0) / folds).toFixed(3)
    console.log(`least ${least}: precision ${mean('precision')} recall ${mean('recall')} boilerplate ${mean('boilerplate')}`)
  }
} else {
  const weights = trainTerms(examples.flat())
  const bytes = writeWeights('term-classifier', weights)
  console.log(`${ads.length} ads, ${examples.flat().length} candidates, ${weights.size} features, ${bytes} bytes`)
}
