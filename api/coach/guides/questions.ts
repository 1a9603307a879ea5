import type { AnalysisSectionData } from '../../contract/resume-analysis.ts'
import type { AnalysisNumbers } from '../reading/match-reading.ts'
import { answerTo } from './preparation/answers.ts'
import { materialFor } from './preparation/material.ts'
import { pickQuestions } from './preparation/pick-questions.ts'

/** Questions this ad makes likely, the gaps against this resume among them, each with an answer from the person's own lines. */
export function writeQuestions({ reading }: AnalysisNumbers): AnalysisSectionData<'questions'> {
  const material = materialFor(reading, 'hiring-manager', true)
  return {
    interviewQuestions: pickQuestions(material, 'analysis').map((asked) => ({
      question: asked.question,
      starAnswer: answerTo(asked, material).star,
    })),
  }
}
