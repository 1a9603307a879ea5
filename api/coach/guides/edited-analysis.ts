import type { EditedScore } from '../../contract/resume-analysis.ts'
import { type EditedScoreInput, editedScore } from '../score/edited-score.ts'
import { textsOf } from './analysis-texts.ts'

/** What moves when lines of the resume are changed or told. The texts follow where no model wrote them. */
export function editedAnalysis(input: EditedScoreInput, now: Date): EditedScore {
  const { reading, ...numbers } = editedScore(input, now)
  const gaps = textsOf('gaps', reading)
  if (reading.reader === 'model') return { ...numbers, gaps }
  const texts = {
    summary: textsOf('summary', reading),
    recommendations: textsOf('recommendations', reading),
    improvements: textsOf('improvements', reading),
    questions: textsOf('questions', reading),
  }
  return { ...numbers, gaps, texts }
}
