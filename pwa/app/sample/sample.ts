import * as z from 'zod'
import { analysisSections } from '../../../api/contract/resume-analysis.ts'
import { InterviewFeedbackAnswer } from '../../../api/contract/voice-interview.ts'
import made from './sample.json' with { type: 'json' }

/**
 * The server's responses for a made-up user. `npm run sample` regenerates the file from api/sample; a test there fails when
 * the product would respond differently.
 */
const Sample = z.object({
  jobDescription: z.string(),
  analysis: z.object(analysisSections),
  question: z.string(),
  feedback: InterviewFeedbackAnswer,
})

export const sample = Sample.parse(made)
