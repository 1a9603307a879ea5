import type { InterviewRound } from '../../../contract/interview-rounds.ts'
import rounds from './rounds.json' with { type: 'json' }

export type ExpectationList =
  | 'hiringManagerExpectations'
  | 'leadershipTraitsEvaluated'
  | 'behavioralPitfallsToAvoid'
  | 'panelHandlingTips'

interface RoundPlan {
  opposite: string
  introduces: boolean
  lists: readonly ExpectationList[]
  questions: readonly { ask: string; story: boolean }[]
}

export const roundPlans = rounds as Record<InterviewRound, RoundPlan>

export interface PlannedQuestion {
  ask: string
  lines: readonly string[]
}

/** Distributes lines over a round's questions, so that ten answers do not tell three stories. @param lines ids, most important first */
export function planQuestions(round: InterviewRound, lines: readonly string[]): PlannedQuestion[] {
  const { questions } = roundPlans[round]
  const stories = questions.filter(({ story }) => story)
  return questions.map((question) => {
    const turn = stories.indexOf(question)
    return { ask: question.ask, lines: turn < 0 ? [] : lines.filter((_, at) => at % stories.length === turn) }
  })
}

export function planText(planned: readonly PlannedQuestion[]): string {
  const lines = planned.flatMap((question) => question.lines)
  const shared = lines.length > 0 ? `\nLines left to these questions, each for one of them at most: ${lines.join(', ')}` : ''
  return planned.map(({ ask }, at) => `${at + 1}. ${ask}`).join('\n') + shared
}
