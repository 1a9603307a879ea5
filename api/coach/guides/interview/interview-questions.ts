import type { InterviewQuestion } from '../../../contract/interview-questions.ts'
import type { InterviewRound } from '../../../contract/interview-rounds.ts'
import type { InterviewQuestions } from '../../interview-coach.ts'
import { questionTypeOf } from '../../reading/built-in/answer/question-type.ts'
import type { MatchReading } from '../../reading/match-reading.ts'
import { materialFor } from '../preparation/material.ts'
import { type PlannedQuestion, pickQuestions } from '../preparation/pick-questions.ts'
import { withoutOrders } from '../preparation/without-orders.ts'
import { paddedQuestions } from './padded-questions.ts'

/** What each kind of question wants to find out; a question of the round has it from its first hint. */
const goals: Record<PlannedQuestion['kind'], string> = {
  opening: 'How your path leads to this job, and which parts of it you choose to tell',
  motivation: 'What you understood of the ad, and what you want from this job',
  credential: 'Whether you meet a formal requirement, or when you could',
  term: 'Whether you have real experience with something the ad asks for',
  gap: 'How openly you talk about a gap, and how you would close it',
  duty: 'Whether you can picture the daily work, and where you would start',
  soft: 'Whether you can show this quality by an example',
  line: 'What stands behind this line of your resume, and your own part in it',
  career: 'What you look for in work, and how fairly you speak of others',
  general: 'How you work, shown by one real example',
  closing: 'How well you prepared, and what matters to you',
}

/** Ten questions for one round from what the ad asks and the resume shows; where that gives too few, the round's default questions. */
export function writeInterviewQuestions(reading: MatchReading, round: InterviewRound): InterviewQuestions {
  const material = materialFor(withoutOrders(reading), round, true)
  const hasMatter = reading.checked || reading.resume.experienceLines.length > 0
  const asked = hasMatter ? pickQuestions(material, 'voice') : []
  return paddedQuestions(asked.map(interviewQuestion), round)
}

function interviewQuestion({ kind, question }: PlannedQuestion): InterviewQuestion {
  return { question, type: questionTypeOf(question), goal: goals[kind] }
}
