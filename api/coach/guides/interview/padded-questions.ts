import { genericQuestions, roundQuestions } from '../../../contract/default-questions.ts'
import type { InterviewQuestion } from '../../../contract/interview-questions.ts'
import type { InterviewRound } from '../../../contract/interview-rounds.ts'
import { questionsPerInterview } from '../../../contract/limits.ts'
import type { InterviewQuestions } from '../../interview-coach.ts'
import { stemKey } from '../../text/tokens.ts'
import smallWords from './small-words.json' with { type: 'json' }

const small = new Set(smallWords)
export const contentOf = (question: string): ReadonlySet<string> =>
  new Set(
    stemKey(question)
      .split(' ')
      .filter((stem) => !small.has(stem)),
  )

/** Questions that ask the same in other words. */
const intents = [
  /\b(?:walk (?:me|us) through your (?:background|resume|career|path)|about yourself|introduce yourself)\b/i,
  /\b(?:why (?:do you want|are you interested|this (?:role|job|position)|us|here)|what made you apply|what draws you to (?:this|us))\b/i,
  /\b(?:as if i had never|explain .{1,60} to a new colleague)\b/i,
  /\b(?:get up to speed|had never used|first ninety days|in your first months)\b/i,
]

/** Two questions that share most of their words, or ask the same in other words, are one question. */
export function areAlike(one: string, other: string): boolean {
  return intents.some((intent) => intent.test(one) && intent.test(other)) || shareWords(contentOf(one), contentOf(other))
}

export function shareWords(left: ReadonlySet<string>, right: ReadonlySet<string>): boolean {
  const shared = [...left].filter((stem) => right.has(stem)).length
  // One word in common is no likeness: "Tell me about yourself" and "What do you do yourself?"
  return shared >= 0.75 * Math.min(left.size, right.size) && (shared > 1 || left.size === right.size)
}

/**
 * Exactly ten, no two alike: too few are filled up with the round's default questions and then the generic ones, too many are cut.
 */
export function paddedQuestions(asked: readonly InterviewQuestion[], round: InterviewRound): InterviewQuestions {
  const questions: InterviewQuestion[] = []
  const add = (candidates: readonly InterviewQuestion[]) => {
    for (const candidate of candidates) {
      if (questions.length === questionsPerInterview) return
      if (!questions.some(({ question }) => areAlike(question, candidate.question))) questions.push(candidate)
    }
  }
  add(asked)
  const own = questions.length
  add(roundQuestions[round])
  add(genericQuestions)
  return { questions, defaults: questions.length - own }
}
