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

export const AccountExport = z.object({
  exportedAt: z.string(),
  profile: UserProfile.extend({
    email: z.string(),
    googleSubject: z.string(),
    createdAt: z.string(),
    creditsOwed: z.number().int(),
  }),
  creditHistory: z.array(
    z.object({ at: z.string(), what: z.string(), amount: z.number().int(), balanceAfter: z.number().int() }),
  ),
  purchases: z.array(
    z.object({
      id: z.string().nullable(),
      at: z.string(),
      packageType: z.string(),
      amountCents: z.number().int(),
      currency: z.string(),
      credits: z.number().int(),
      state: z.string(),
      creditedAt: z.string().nullable(),
      refundedCents: z.number().int(),
      disputedCents: z.number().int(),
      receiptUrl: z.string().nullable(),
    }),
  ),
  practices: z.array(z.object({ at: z.string(), expiresAt: z.string(), takes: z.number().int(), feedbacks: z.number().int() })),
  spokenResumes: z.array(z.object({ at: z.string(), madeAgain: z.number().int() })),
  savedPitches: z.array(
    z.object({
      at: z.string(),
      kind: z.string(),
      contentType: z.string(),
      sizeBytes: z.number().int(),
      durationSeconds: z.number().nullable(),
      transcript: z.string(),
      score: z.number(),
      refinedPitch: z.string(),
      alternateExample: z.string(),
      standIns: z.array(z.string()),
    }),
  ),
  feedback: z.array(z.object({ at: z.string(), type: z.string(), text: z.string(), email: z.string() })),
})
export type AccountExport = z.infer<typeof AccountExport>

export const PhoneNumberBody = z.object({ phoneNumber: z.string().min(8).max(20) })

export const CheckPhoneAnswer = z.object({ available: z.literal(true) })
export const VerifyPhoneAnswer = z.object({ phoneVerified: z.literal(true), creditsGrantedByPhone: z.boolean() })
export const CreditsGranted = z.object({ creditsGranted: z.number().int(), creditsRemaining: z.number().int() })
