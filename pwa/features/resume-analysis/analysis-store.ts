import { AnalysisDone, analysisSections } from '../../../api/contract/resume-analysis.ts'
import { openAnswerRoom } from '../../generation/answer-room.ts'

/** The one analysis of this page; it goes on while the person is in another room. */
export const analysisRoom = openAnswerRoom({
  path: '/api/analyze',
  keyPlace: 'greenroom:analysis',
  sections: analysisSections,
  done: AnalysisDone,
  failed: 'Failed to analyze job posting. Please try again.',
})

export const analysisAtom = analysisRoom.answerAtom

/** Tells the page what happened. */
export const tellAnalysis = analysisRoom.tell
