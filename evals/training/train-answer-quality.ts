/**
 * Learns how listeners rank answers to a question, and what makes one weak, from the ranked and labelled answers of `evals/answers`; writes
 * `api/coach/data/answer-quality.json`. With `--check` it writes nothing and prints how a model learned without one writer's answers does
 * on them.
 */
import { writeFileSync } from 'node:fs'
import { type QualityModel, qualityBy, type WeakKind, weakKinds } from '../../api/coach/reading/built-in/answer/quality.ts'
import { cuesOf, partsOf, type Told } from '../../api/coach/reading/built-in/answer/quality-features.ts'
import { toldIn } from '../../api/coach/reading/built-in/answer/read-answer.ts'
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
/** A cue of fewer questions may be about its subject. */
const fewestQuestions = 5
/** Kept of some 12,000: fewer than 2,500 told writers apart as well who were not learned from, 1,000 did not. */
const mostCues = 3_000

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
/** Half of their answers are to another question, and nobody ranked them one by one. */
const unranked = ['neighbouring', 'neighbouring-2']

const typeOf = (type: string): QuestionType => (type.startsWith('behav') ? 'behavioral' : 'general')

function readQuestions(): Question[] {
  const byRank = (['development', ...[...writers, ...unranked].map((name) => `by-trade/${name}` as const)] as const).flatMap(
    (name) => rankedAnswers(name).map((one) => ({ ...one, writer: name, type: typeOf(one.type) })),
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
  const { question, type } = at
  return at.answers.map((answer) => ({ ...answer, at, told: toldIn({ question, type, transcript: answer.text }) }))
}

function train(samples: readonly Sample[]): QualityModel {
  const parts = samples.map(({ told }) => partsOf(told))
  const width = parts[0]!.length
  const mean = Array.from({ length: width }, (_, at) => average(parts.map((row) => row[at]!)))
  const scale = mean.map(
    (middle, at) => weightOfParts / (Math.sqrt(average(parts.map((row) => (row[at]! - middle) ** 2))) + 1e-6),
  )
  const known = cuesAmong(samples)
  const rows = samples.map(
    ({ told }, at): SparseRow =>
      new Map([
        ...parts[at]!.map((value, part): [number, number] => [part, (value - mean[part]!) * scale[part]!]),
        ...[...cuesOf(told)].flatMap(([cue, value]): [number, number][] => {
          const number = known.get(cue)
          return number === undefined ? [] : [[width + number, value]]
        }),
      ]),
  )
  const learn = (targetsOf: (sample: Sample) => number[], from: readonly Sample[]) => {
    const targets = from.map(targetsOf)
    const means = targets[0]!.map((_, target) => average(targets.map((row) => row[target]!)))
    const centered = targets.map((row) => row.map((value, target) => value - means[target]!))
    const used = new Set(from)
    const ownRows = rows.filter((_, at) => used.has(samples[at]!))
    return { means, weights: ridge(ownRows, centered, penalty) }
  }
  const isRanked = ({ at }: Sample) => !unranked.some((name) => at.writer === `by-trade/${name}`)
  const rank = learn(({ rank }) => [(rank - middleRank) / ranked], samples.filter(isRanked))
  const kinds = learn(({ kind }) => weakKinds.map((weak) => Number(weakKindOf[kind] === weak)), samples)
  const means = [...rank.means, ...kinds.means]
  const weights = new Map(
    [...new Set([...rank.weights.keys(), ...kinds.weights.keys()])].map((number) => [
      number,
      [...(rank.weights.get(number) ?? [0]), ...(kinds.weights.get(number) ?? weakKinds.map(() => 0))],
    ]),
  )
  const none = means.map(() => 0)
  const ofParts = mean.map((_, part) => (weights.get(part) ?? none).map((weight) => weight * scale[part]!))
  const strengthOf = (number: number) => Math.hypot(...(weights.get(width + number) ?? none))
  const strongest = [...known].sort(([, one], [, other]) => strengthOf(other) - strengthOf(one)).slice(0, mostCues)
  return {
    base: means.map((middle, target) => middle - mean.reduce((sum, value, part) => sum + value * ofParts[part]![target]!, 0)),
    parts: ofParts,
    cues: new Map(
      strongest
        .sort(([one], [other]) => (one < other ? -1 : 1))
        .map(([cue, number]) => [cue, weights.get(width + number) ?? none]),
    ),
  }
}

const average = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length

/** Numbers for the cues that answers to several questions have. */
function cuesAmong(samples: readonly Sample[]): Map<string, number> {
  const questions = new Map<string, Set<string>>()
  for (const { at, told } of samples)
    for (const cue of cuesOf(told).keys()) {
      const seen = questions.get(cue)
      if (seen) seen.add(at.question)
      else questions.set(cue, new Set([at.question]))
    }
  const kept = [...questions].filter(([, seen]) => seen.size >= fewestQuestions).map(([cue]) => cue)
  return new Map(kept.sort().map((cue, number) => [cue, number]))
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
  const { base, parts, cues } = train(samples)
  const rounded = (weights: readonly number[]) => weights.map((weight) => Math.round(weight * 1e3) / 1e3)
  const lines = [...cues].map(([text, weights]) => JSON.stringify([text, rounded(weights)]))
  const json = `{"base":${JSON.stringify(rounded(base))},\n"parts":${JSON.stringify(parts.map(rounded))},\n"cues":[\n${lines.join(',\n')}\n]}\n`
  writeFileSync(new URL('../../api/coach/data/answer-quality.json', import.meta.url), json)
  console.log(`${samples.length} answers, ${cues.size} cues`)
}
