import * as z from 'zod'
import { feedbackMaxCharacters } from './limits.ts'

const feedbackTypes = ['suggestion', 'issue', 'other'] as const

export const Feedback = z.object({
  feedbackType: z.enum(feedbackTypes).default('suggestion'),
  feedbackText: z
    .string()
    .max(feedbackMaxCharacters, `Please keep your feedback to ${feedbackMaxCharacters.toLocaleString('en-US')} characters.`)
    .refine((text) => text.trim() !== '', 'Please provide your feedback before submitting.'),
  email: z
    .union(
      [z.literal(''), z.email('Please enter a valid email address, or leave it empty.').max(254)],
      'Please enter a valid email address, or leave it empty.',
    )
    .default(''),
})

export const FeedbackReceived = z.object({ received: z.literal(true) })
