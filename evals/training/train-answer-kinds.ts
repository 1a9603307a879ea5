/**
 * Learns what kind of question an answer answers, and what kind a question is, from `evals/answers/stories-by-question.json`, and what single
 * words tell (`word-labels.json`); writes `api/coach/data/answer-kinds.json` and `word-axes.json`. With `--check` it writes nothing and prints
 * how models learned without every tenth story, question or word do on that tenth.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import {
  answerFeatures,
  askedWords,
  probabilities,
  questionFeatures,
} from '../../api/coach/reading/built-in/answer/answer-kinds.ts'
import { taggedWords } from '../../api/coach/text/part-of-speech.ts'
import { stem } from '../../api/coach/text/stem.ts'
import { vectorOf } from '../../api/coach/text/word-vectors.ts'
import { type Sample, trainClasses } from './softmax-regression.ts'

const folds = 10
const read = (name: string) => JSON.parse(readFileSync(new URL(`../answers/${name}`, import.meta.url), 'utf8'))
const write = (name: string, data: unknown) =>
  writeFileSync(
    new URL(`../../api/coach/data/${name}`, import.meta.url),
    `${JSON.stringify(data, (_, value) => (typeof value === 'number' ? Math.round(value * 1e3) / 1e3 : value)).replaceAll('],[', '],\n[')}\n`,
  )

const kinds: { kind: string; questions: string[]; answers: string[] }[] = read('stories-by-question.json')
/** Answers that a reader took for ones to their question, however good they were. */
const toTheQuestion = new Set(
  'best good-short good-plain plain vague no-own-action rambling hostile strong weak no-result'.split(' '),
)
interface Ranked {
  kind?: string
  label?: string
  /** For an answer to another question: the kind of question it does answer. */
  answers?: string
  text?: string
  transcript?: string
}
const ranked = ['development', 'labelled-rubric', 'labelled-before-tuning', 'labelled-hard', 'labelled-after-tuning'].flatMap(
  (name): { asks: string; answers: Ranked[] }[] => read(`${name}.json`),
)
/** The kind of question that an answer answers; null for one that answers none that has a kind. */
const answeredBy = (asks: string, one: Ranked): string | null =>
  one.answers ?? (toTheQuestion.has(one.kind ?? one.label!) ? asks : one.label === 'off-subject' ? 'small-talk' : null)
const stories = [
  ...kinds.flatMap(({ kind, answers: given }) => given.map((text) => ({ kind, text }))),
  ...ranked.flatMap(({ asks, answers: given }) =>
    given.flatMap((one) => {
      const kind = answeredBy(asks, one)
      return kind === null ? [] : [{ kind, text: one.text ?? one.transcript! }]
    }),
  ),
]
const answers = stories.map(({ kind, text }) => ({
  label: kinds.findIndex((one) => one.kind === kind),
  features: answerFeatures(taggedWords(text)),
}))
const asked = kinds.flatMap(({ questions }, label) => questions.map((text) => ({ label, words: taggedWords(text) })))

const counts = new Map<string, number>()
for (const { words } of asked)
  for (const word of new Set(askedWords(words).map(stem))) counts.set(word, (counts.get(word) ?? 0) + 1)
const vocabulary = [...counts].filter(([, count]) => count > 1).map(([word]) => word)
const questions = asked.map(({ label, words }) => {
  const stems = new Set(askedWords(words).map(stem))
  return { label, features: [...vocabulary.map((word) => (stems.has(word) ? 1 : 0)), ...questionFeatures(words)] }
})

const learnAnswers = (samples: readonly Sample[]) => trainClasses(samples, kinds.length, 0.02)
const learnQuestions = (samples: readonly Sample[]) => trainClasses(samples, kinds.length, 0.001, false)

const axes = {
  concrete: ['abstract'],
  trouble: ['untroubled'],
} as const
const labels = read('word-labels.json') as Record<string, string[]>
const wordSamples = (one: string, others: readonly string[]): Sample[] =>
  [[one], others].flatMap((names, at) =>
    [...new Set(names.flatMap((name) => labels[name]!))].flatMap((word) => {
      const vector = vectorOf(word)
      return vector ? [{ label: at, features: Array.from(vector, (value) => value / 254) }] : []
    }),
  )
const learnAxis = (samples: readonly Sample[]) => trainClasses(samples, 2, 0.01)

function check(
  name: string,
  samples: readonly Sample[],
  learn: (samples: readonly Sample[]) => ReturnType<typeof trainClasses>,
): void {
  const ranks = Array.from({ length: folds }, (_, fold) => {
    const weights = learn(samples.filter((_, at) => at % folds !== fold))
    return samples
      .filter((_, at) => at % folds === fold)
      .map(({ features, label }) => {
        const found = probabilities(weights, features)
        return found.filter((value) => value > found[label]!).length
      })
  }).flat()
  const within = (most: number) => (ranks.filter((rank) => rank < most).length / ranks.length).toFixed(3)
  console.log(`${name}: first ${within(1)}, among three ${within(3)}, among five ${within(5)}, of ${ranks.length}`)
}

/** For each kind, how much likelier its own stories are for it than for any, by models that have not seen them (natural logarithm). */
function belongingOf(usual: readonly number[]): number[] {
  const own: number[][] = kinds.map(() => [])
  for (let fold = 0; fold < folds; fold++) {
    const weights = learnAnswers(answers.filter((_, at) => at % folds !== fold))
    for (const { features, label } of answers.filter((_, at) => at % folds === fold))
      own[label]!.push(Math.log(probabilities(weights, features)[label]! / usual[label]!))
  }
  return own.map((values) => values.reduce((sum, value) => sum + value, 0) / values.length)
}

if (process.argv.includes('--check')) {
  check('answers', answers, learnAnswers)
  check('questions', questions, learnQuestions)
  for (const [one, others] of Object.entries(axes)) check(one, wordSamples(one, others), learnAxis)
} else {
  const answerWeights = learnAnswers(answers)
  const found = answers.map(({ features }) => probabilities(answerWeights, features))
  const usual = kinds.map((_, k) => found.reduce((sum, each) => sum + each[k]!, 0) / found.length)
  write('answer-kinds.json', {
    kinds: kinds.map(({ kind }) => kind),
    usual,
    belonging: belongingOf(usual),
    vocabulary,
    questions: learnQuestions(questions),
    answers: answerWeights,
  })
  write(
    'word-axes.json',
    Object.fromEntries(
      Object.entries(axes).map(([one, others]) => {
        const [yes, no] = learnAxis(wordSamples(one, others))
        return [one, yes!.map((value, d) => value - no![d]!)]
      }),
    ),
  )
}
