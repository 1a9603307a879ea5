import * as z from 'zod'
import { analysisSections } from '../../../api/contract/resume-analysis.ts'
import { InterviewFeedbackAnswer } from '../../../api/contract/voice-interview.ts'
import made from './sample.json' with { type: 'json' }

/**
 * An analysis and an answered question of a made-up person, as the server answered them. `npm run sample` makes the file from the resume,
 * the job description and the answer in api/sample; a test there fails when the product would answer differently.
 */
const Sample = z.object({
  jobDescription: z.string(),
  analysis: z.object(analysisSections),
  question: z.string(),
  feedback: InterviewFeedbackAnswer,
})

export const sample = Sample.parse(made)
