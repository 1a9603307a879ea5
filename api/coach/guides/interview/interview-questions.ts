import type { InterviewQuestion } from '../../../contract/interview-questions.ts'
import type { InterviewRound } from '../../../contract/interview-rounds.ts'
import type { InterviewQuestions } from '../../interview-coach.ts'
import type { MatchReading } from '../../reading/match-reading.ts'
import { materialFor } from '../preparation/material.ts'
import { type PlannedQuestion, pickQuestions } from '../preparation/pick-questions.ts'
import { withoutOrders } from '../without-orders.ts'
import { paddedQuestions } from './padded-questions.ts'

/** What each kind of question wants to find out; a default question has it from its data. */
const goals: Record<PlannedQuestion['kind'], string> = {
  opening: 'How your path leads to this job, and which parts of it you choose to tell',
  motivation: 'What you understood of the ad, and what you want from this job',
  requirement: 'Whether you have real experience with something the ad asks for',
  duty: 'Whether you can picture the daily work, and where you would start',
  line: 'What stands behind this line of your resume, and your own part in it',
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

function interviewQuestion({ kind, question, goal, asksFor }: PlannedQuestion): InterviewQuestion {
  return { question, type: asksFor, goal: goal ?? goals[kind] }
}
