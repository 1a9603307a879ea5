import * as z from 'zod'
import { interviewRoundIds } from './interview-rounds.ts'

/** One of the six, as forms send it. */
export const InterviewRoundId = z.enum(interviewRoundIds, { error: 'Please select an interview round' })
