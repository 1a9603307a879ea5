import * as z from 'zod'
import { feedbackMaxCharacters } from './limits.ts'

export const Feedback = z.object({
  feedbackType: z.enum(['suggestion', 'issue', 'other']).default('suggestion'),
  feedbackText: z
    .string()
    .max(feedbackMaxCharacters, `Please keep your feedback to ${feedbackMaxCharacters.toLocaleString('en-US')} characters.`)
    .refine((text) => text.trim() !== '', 'Please provide your feedback before submitting.'),
  email: z
    .string()
    .refine(
      (text) => text === '' || z.email().max(254).safeParse(text).success,
      'Please enter a valid email address, or leave it empty.',
    )
    .default(''),
})

export const FeedbackReceived = z.object({ received: z.literal(true) })
