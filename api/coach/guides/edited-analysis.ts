import type { EditedScore } from '../../contract/resume-analysis.ts'
import { type EditedScoreInput, editedScore } from '../score/edited-score.ts'
import { textsOf } from './analysis-texts.ts'

/** What moves when lines of the resume are changed or told. The texts follow where no model wrote them. */
export function editedAnalysis(input: EditedScoreInput, now: Date): EditedScore {
  const { reading, ...numbers } = editedScore(input, now)
  const { told } = input
  const gaps = textsOf('gaps', reading, told)
  if (reading.reader === 'model') return { ...numbers, gaps }
  const texts = {
    summary: textsOf('summary', reading, told),
    recommendations: textsOf('recommendations', reading, told),
    improvements: textsOf('improvements', reading, told),
    questions: textsOf('questions', reading, told),
  }
  return { ...numbers, gaps, texts }
}
