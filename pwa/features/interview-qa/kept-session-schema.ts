import * as z from 'zod'
import { InterviewFeedbackAnswer } from '../../../api/contract/voice-interview.ts'

/** Own answers, marks and feedback as a tab keeps them. Loaded only where something is kept. */
export const Kept = z.object({
  practiced: z.array(z.number()),
  own: z.array(
    z.object({
      index: z.number(),
      id: z.string(),
      words: z.string().nullable(),
      earlierIds: z.array(z.string()).optional(),
    }),
  ),
  feedback: z.array(
    z.object({ id: z.string(), answer: InterviewFeedbackAnswer, before: z.array(InterviewFeedbackAnswer).default([]) }),
  ),
})
