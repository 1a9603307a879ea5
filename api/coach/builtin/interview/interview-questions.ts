import type { InterviewRound } from '../../../contract/interview-rounds.ts'
import type { InterviewQuestions } from '../../interview-coach.ts'
import type { MatchReading } from '../../scoring/match-reading.ts'
import { paddedQuestions } from './padded-questions.ts'
import { questionSources } from './question-sources.ts'

type Source = keyof ReturnType<typeof questionSources>

/** Which of this ad's and this resume's questions a round asks, in its order; `lines` are the resume's own. */
const recipes: Record<InterviewRound, readonly Source[]> = {
  recruiter: ['background', 'whyHere', 'demand', 'shown', 'gap', 'soft', 'line', 'demand', 'change'],
  'hiring-manager': ['background', 'shown', 'line', 'duty', 'gap', 'figure', 'soft', 'shown', 'whyHere'],
  technical: ['background', 'shown', 'depth', 'line', 'gap', 'depth', 'duty', 'shown', 'gap'],
  behavioral: ['line', 'soft', 'shown', 'dutyDone', 'figure', 'line', 'shown', 'soft', 'dutyDone', 'line'],
  panel: ['background', 'duty', 'shown', 'line', 'soft', 'gap', 'dutyDone', 'figure', 'whyHere'],
  leadership: ['background', 'led', 'dutyDone', 'line', 'soft', 'led', 'figure', 'gap', 'duty', 'whyHere'],
}

/** Ten questions for one round from what the ad asks and the resume shows; where that gives too few, the round's default questions. */
export function writeInterviewQuestions(reading: MatchReading, round: InterviewRound): InterviewQuestions {
  const sources = questionSources(reading)
  const asked = recipes[round].flatMap((source) => sources[source]() ?? [])
  return paddedQuestions(asked, round)
}
