import type { InterviewCoach, InterviewQuestions } from '../../coach.ts'
import { readMatch } from '../../reading/built-in/read-match.ts'
import { type Material, materialFor } from '../preparation/material.ts'
import { askedQuestions } from '../questions/ask.ts'
import { reviewAnswer } from './review-answer.ts'

/** Practice interviews without a model: questions from the ad's and the resume's own lines, feedback from the answer's own words. */
export function builtinInterview(now: () => Date): InterviewCoach {
  return {
    async interviewQuestions({ resume, jobDescription, told, round, signal }) {
      signal.throwIfAborted()
      const reading = readMatch(resume.text, jobDescription, now().getUTCFullYear(), { told })
      return questionsOf(materialFor(reading, round, true))
    },
    async reviewAnswer({ signal, ...input }) {
      signal.throwIfAborted()
      return reviewAnswer(input).feedback
    },
  }
}

function questionsOf(material: Material): InterviewQuestions {
  const asked = askedQuestions(material, 'voice')
  return {
    questions: asked.map(({ question, type, goal, listensFor, mistake, plan }) => ({
      ...{ question, type, goal, listensFor, mistake, plan },
    })),
    defaults: asked.filter(({ comesFrom, slot, quotes }) => (slot !== 'field' || comesFrom === 'resume') && quotes === null)
      .length,
  }
}
