import * as z from 'zod'

/** GET /api/user/profile. `lastActiveAt` is an ISO 8601 string on the wire; the client turns it into a Date. */
export const UserProfile = z.object({
  id: z.union([z.string(), z.number()]),
  creditsRemaining: z.number().int(),
  phoneVerified: z.boolean(),
  creditsGrantedByPhone: z.boolean(),
  lastActiveAt: z.string().nullable(),
})
export type UserProfile = z.infer<typeof UserProfile>

export const ActivityNoted = z.object({ lastActiveAt: z.string() })

export const AccountDeleted = z.object({
  creditsForfeited: z.number().int(),
})
export type AccountDeleted = z.infer<typeof AccountDeleted>

export const PhoneNumberBody = z.object({ phoneNumber: z.string().min(8).max(20) })

export const CheckPhoneAnswer = z.object({ available: z.literal(true) })
export const VerifyPhoneAnswer = z.object({ phoneVerified: z.literal(true), creditsGrantedByPhone: z.boolean() })
export const CreditsGranted = z.object({ creditsGranted: z.number().int(), creditsRemaining: z.number().int() })
