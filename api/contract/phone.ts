import * as z from 'zod'

export const PhoneNumberBody = z.object({ phoneNumber: z.string().min(8).max(20) })
export type PhoneNumberBody = z.infer<typeof PhoneNumberBody>

export const CheckPhoneAnswer = z.object({ available: z.literal(true) })
export const VerifyPhoneAnswer = z.object({ phoneVerified: z.literal(true), creditsGrantedByPhone: z.boolean() })
export const CreditsGranted = z.object({ creditsGranted: z.number().int(), creditsRemaining: z.number().int() })
