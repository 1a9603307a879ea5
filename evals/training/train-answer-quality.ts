/**
 * Learns how listeners rank answers to a question, and what makes one weak, from the ranked and labelled answers of `evals/answers`; writes
 * `api/coach/data/answer-quality.json`. With `--check` it writes nothing and prints how a model learned without one writer's answers does
 * on them.
 */
import { writeFileSync } from 'node:fs'
import { readAnswer } from '../../api/coach/score/answer/answer-reading.ts'
import { type QualityModel, qualityBy, type WeakKind, weakKinds } from '../../api/coach/score/answer/quality.ts'
import { partsOf, type Told, wordingOf } from '../../api/coach/score/answer/quality-features.ts'
import type { QuestionType } from '../../api/contract/interview-questions.ts'
import { labelledAnswers, ranks as labelRanks, rankedAnswers } from '../answers/labelled-answers.ts'
import { measureAnswers, type RankedAnswer, type RankedQuestion } from '../answers/measure.ts'
import { areaUnderCurve } from './area-under-curve.ts'
import { ridge, type SparseRow } from './ridge-regression.ts'

interface Question extends RankedQuestion {
  writer: string
  type: QuestionType
}
interface Sample extends RankedAnswer {
  at: Question
  told: Told
}

/** Ranks run from 1 (last) to 8. */
const middleRank = 4.5
const ranked = 8
const penalty = 10
/** How far the parts of the score count beside the words. */
const weightOfParts = 0.35
/** A wording of fewer questions may be about its subject. */
const fewestQuestions = 5

const weakKindOf: Partial<Record<string, WeakKind>> = {
  refusal: 'refusal',
  'non-answer': 'refusal',
  hostile: 'contempt',
  vague: 'general-talk',
  rehearsed: 'general-talk',
  empty: 'general-talk',
  'no-own-action': 'no-own-action',
  'rude-free-complaint': 'complaint',
  'off-topic': 'other-question',
  'off-subject': 'other-question',
}
/** Labelled answers have no rank of their own: where such answers stand among eight. */
const rankOfRow = [7.5, 4.5, 1.5]
const writers = ['health-and-schools', 'software-and-research', 'service', 'trades', 'office']

const typeOf = (type: string): QuestionType => (type.startsWith('behav') ? 'behavioral' : 'general')

function readQuestions(): Question[] {
  const byRank = (['development', ...writers.map((name) => `by-trade/${name}` as const)] as const).flatMap((name) =>
    rankedAnswers(name).map((one) => ({ ...one, writer: name, type: typeOf(one.type) })),
  )
  const byLabel = ['rubric', 'before-tuning', 'hard', 'after-tuning'].flatMap((name) =>
    labelledAnswers(name).map(({ question, type, answers }) => ({
      writer: 'labelled',
      question,
      type,
      answers: answers.map(({ label, transcript }) => ({
        rank: rankOfRow[labelRanks.findIndex((row) => (row as readonly string[]).includes(label))]!,
        kind: label,
        text: transcript,
      })),
    })),
  )
  return [...byRank, ...byLabel]
}

function samplesOf(at: Question): Sample[] {
  return at.answers.map((answer) => {
    const reading = readAnswer({ question: at.question, type: at.type, transcript: answer.text, source: 'typed' })
    return { ...answer, at, told: { ...reading, margin: reading.relevance.margin } }
  })
}

function train(samples: readonly Sample[]): QualityModel {
  const parts = samples.map(({ told }) => partsOf(told))
  const width = parts[0]!.length
  const mean = Array.from({ length: width }, (_, at) => average(parts.map((row) => row[at]!)))
  const scale = mean.map(
    (middle, at) => weightOfParts / (Math.sqrt(average(parts.map((row) => (row[at]! - middle) ** 2))) + 1e-6),
  )
  const known = wordingsOf(samples)
  const rows = samples.map(
    ({ told }, at): SparseRow =>
      new Map([
        ...parts[at]!.map((value, part): [number, number] => [part, (value - mean[part]!) * scale[part]!]),
        ...[...wordingOf(told.words)].flatMap(([wording, value]): [number, number][] => {
          const number = known.get(wording)
          return number === undefined ? [] : [[width + number, value]]
        }),
      ]),
  )
  const targets = samples.map(({ rank, kind }) => [
    (rank - middleRank) / ranked,
    ...weakKinds.map((weak) => Number(weakKindOf[kind] === weak)),
  ])
  const means = targets[0]!.map((_, target) => average(targets.map((row) => row[target]!)))
  const weights = ridge(
    rows,
    targets.map((row) => row.map((value, target) => value - means[target]!)),
    penalty,
  )
  const none = means.map(() => 0)
  const ofParts = mean.map((_, part) => (weights.get(part) ?? none).map((weight) => weight * scale[part]!))
  return {
    base: means.map((middle, target) => middle - mean.reduce((sum, value, part) => sum + value * ofParts[part]![target]!, 0)),
    parts: ofParts,
    wording: new Map([...known].map(([wording, number]) => [wording, weights.get(width + number) ?? none])),
  }
}

const average = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length

/** Numbers for the wordings that answers to several questions have. */
function wordingsOf(samples: readonly Sample[]): Map<string, number> {
  const questions = new Map<string, Set<string>>()
  for (const { at, told } of samples)
    for (const wording of wordingOf(told.words).keys()) {
      const seen = questions.get(wording)
      if (seen) seen.add(at.question)
      else questions.set(wording, new Set([at.question]))
    }
  const kept = [...questions].filter(([, seen]) => seen.size >= fewestQuestions).map(([wording]) => wording)
  return new Map(kept.sort().map((wording, number) => [wording, number]))
}

function check(samples: readonly Sample[]): void {
  for (const writer of [...new Set(samples.map(({ at }) => at.writer))]) {
    const model = train(samples.filter(({ at }) => at.writer !== writer))
    const own = samples.filter(({ at }) => at.writer === writer)
    const read = new Map(own.map((sample) => [sample.text, qualityBy(model, sample.told)]))
    const questions = [...new Set(own.map(({ at }) => at))]
    const { meanSpearman } = measureAnswers(questions, (_, { text }) => read.get(text)!.rank)
    const areas = weakKinds.map((kind) => {
      const of = (is: boolean) =>
        own.filter((one) => (weakKindOf[one.kind] === kind) === is).map(({ text }) => read.get(text)!.kinds[kind])
      return `${kind} ${areaUnderCurve(of(true), of(false)).toFixed(3)}`
    })
    console.log(`${writer}: mean Spearman ${meanSpearman.toFixed(3)}; area under the curve: ${areas.join(', ')}`)
  }
}

const samples = readQuestions().flatMap(samplesOf)
if (process.argv.includes('--check')) check(samples)
else {
  const { base, parts, wording } = train(samples)
  const rounded = (weights: readonly number[]) => weights.map((weight) => Math.round(weight * 1e4) / 1e4)
  const lines = [...wording].map(([text, weights]) => JSON.stringify([text, rounded(weights)]))
  const json = `{"base":${JSON.stringify(rounded(base))},\n"parts":${JSON.stringify(parts.map(rounded))},\n"wording":[\n${lines.join(',\n')}\n]}\n`
  writeFileSync(new URL('../../api/coach/data/answer-quality.json', import.meta.url), json)
  console.log(`${samples.length} answers, ${wording.size} wordings`)
}
