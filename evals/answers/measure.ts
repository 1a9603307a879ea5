import type { Coach } from '../../api/coach/coach.ts'

/** An answer with its rank among the answers to its question: the higher, the better. */
export interface RankedAnswer {
  rank: number
  /** What it was written as: best, good-short, plain, no-own-action, vague, rambling, off-topic, hostile, refusal. */
  kind: string
  text: string
}

export interface RankedQuestion {
  question: string
  type: string
  answers: readonly RankedAnswer[]
}

/** Points of 0 to 10 for an answer to a question. */
export type Score = (question: RankedQuestion, answer: RankedAnswer) => number

export interface QuestionFigures {
  question: string
  /** Spearman correlation of score and rank. */
  spearman: number
  /** Pearson correlation of score and number of words. */
  withLength: number
  scores: { kind: string; rank: number; score: number }[]
}

export interface AnswerFigures {
  questions: QuestionFigures[]
  meanSpearman: number
  /** The highest score of an answer to another question. */
  offTopicMost: number
  /** How many answers to another question score more than 4, of all. */
  offTopicOver4: number
  offTopics: number
  hostileMost: number
  /** Good answers (best, good-short, good-plain, plain) under 4: taken for something that they are not. */
  goodUnder4: number
}

/** What the user says where the score waits for it: whether the answer is to the question. */
export const relevanceSaid = ({ kind }: Pick<RankedAnswer, 'kind'>) => (kind === 'off-topic' ? 'another question' : 'yes')

/** The score that counts in the end. */
export async function countedScore(coach: Pick<Coach, 'reviewAnswer'>, question: string, answer: RankedAnswer): Promise<number> {
  const given = { question, transcript: answer.text, source: 'typed', signal: new AbortController().signal } as const
  const { provisional, heard, score } = await coach.reviewAnswer(given)
  if (!provisional || !heard) return score
  const corrections = { parts: {}, relevance: relevanceSaid(answer) } as const
  return (await coach.reviewAnswer({ ...given, heard: { ...heard, corrections } })).score
}

const good: ReadonlySet<string> = new Set(['best', 'good-short', 'good-plain', 'plain'])

/** How well scores follow the ranks that a reader gave, question by question. */
export function measureAnswers(questions: readonly RankedQuestion[], score: Score): AnswerFigures {
  const figures = questions.map((question): QuestionFigures => {
    const scores = question.answers.map((answer) => ({ kind: answer.kind, rank: answer.rank, score: score(question, answer) }))
    const points = scores.map((one) => one.score)
    return {
      question: question.question,
      spearman: pearson(ranked(points), ranked(scores.map(({ rank }) => rank))),
      withLength: pearson(
        points,
        question.answers.map(({ text }) => text.split(/\s+/).length),
      ),
      scores,
    }
  })
  const of = (isMeant: (kind: string) => boolean) =>
    figures.flatMap(({ scores }) => scores.filter(({ kind }) => isMeant(kind)).map(({ score: points }) => points))
  const offTopic = of((kind) => kind === 'off-topic')
  return {
    questions: figures,
    meanSpearman: figures.reduce((sum, { spearman }) => sum + spearman, 0) / figures.length,
    offTopicMost: Math.max(0, ...offTopic),
    offTopicOver4: offTopic.filter((points) => points > 4).length,
    offTopics: offTopic.length,
    hostileMost: Math.max(0, ...of((kind) => kind === 'hostile')),
    goodUnder4: of((kind) => good.has(kind)).filter((points) => points < 4).length,
  }
}

/** Ranks from 1 on; equals share the mean of theirs. */
function ranked(values: readonly number[]): number[] {
  return values.map(
    (value) => values.filter((other) => other < value).length + (values.filter((other) => other === value).length + 1) / 2,
  )
}

function pearson(one: readonly number[], other: readonly number[]): number {
  const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length
  const [a, b] = [mean(one), mean(other)]
  const product = one.reduce((sum, value, at) => sum + (value - a) * (other[at]! - b), 0)
  const spread = (values: readonly number[], middle: number) =>
    Math.sqrt(values.reduce((sum, value) => sum + (value - middle) ** 2, 0))
  const size = spread(one, a) * spread(other, b)
  return size === 0 ? 0 : product / size
}
