import * as z from 'zod'
import { interviewRoundIds } from './interview-rounds.ts'

export const InterviewRoundId = z.enum(interviewRoundIds, { error: 'Please select an interview round' })
