import type { InterviewRound } from '../../../contract/interview-rounds.ts'
import rounds from './rounds.json' with { type: 'json' }

export type ExpectationList =
  | 'hiringManagerExpectations'
  | 'leadershipTraitsEvaluated'
  | 'behavioralPitfallsToAvoid'
  | 'panelHandlingTips'

interface RoundPlan {
  /** Who asks, and what they want to find out. */
  opposite: string
  /** Whether one introduces oneself in this round. */
  introduces: boolean
  /** The lists of a preparation that fit the round. */
  lists: readonly ExpectationList[]
  /** Ten, in the order of the talk; some ask for a story of what the person did. */
  questions: readonly { ask: string; story: boolean }[]
}

export const roundPlans = rounds as Record<InterviewRound, RoundPlan>

/** What one question is about, and the lines that are left to it. */
export interface PlannedQuestion {
  ask: string
  lines: readonly string[]
}

/**
 * Deals lines out to the questions of a round, so that ten answers do not tell three stories.
 * @param lines ids, the weightiest first
 */
export function planQuestions(round: InterviewRound, lines: readonly string[]): PlannedQuestion[] {
  const { questions } = roundPlans[round]
  const stories = questions.filter(({ story }) => story)
  return questions.map((question) => {
    const turn = stories.indexOf(question)
    return { ask: question.ask, lines: turn < 0 ? [] : lines.filter((_, at) => at % stories.length === turn) }
  })
}

/** The questions of a call, one a line, for a prompt. */
export function planText(planned: readonly PlannedQuestion[]): string {
  const lines = planned.flatMap((question) => question.lines)
  const shared = lines.length > 0 ? `\nLines left to these questions, each for one of them at most: ${lines.join(', ')}` : ''
  return planned.map(({ ask }, at) => `${at + 1}. ${ask}`).join('\n') + shared
}
