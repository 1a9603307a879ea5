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

/** POST /api/user/active. */
export const ActivityNoted = z.object({ lastActiveAt: z.string() })
export type ActivityNoted = z.infer<typeof ActivityNoted>

/** DELETE /api/account. */
export const AccountDeleted = z.object({
  /** Unspent credits that went with the account. */
  creditsForfeited: z.number().int(),
})
export type AccountDeleted = z.infer<typeof AccountDeleted>

/** GET /api/account/export: everything kept about the person. Points in time in ISO 8601. */
export const AccountExport = z.object({
  exportedAt: z.string(),
  profile: UserProfile.extend({
    email: z.string(),
    /** Who this is at Google. */
    googleSubject: z.string(),
    createdAt: z.string(),
    /** Credits owed after a refund of spent ones. */
    creditsOwed: z.number().int(),
  }),
  creditHistory: z.array(
    z.object({ at: z.string(), what: z.string(), amount: z.number().int(), balanceAfter: z.number().int() }),
  ),
  /** Checkouts that were opened, paid or not. */
  purchases: z.array(
    z.object({
      /** The checkout at the payment provider; null for one that never came about. */
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
  /** Practice interviews that were paid, and how much of each was used; no question and no answer is kept. */
  practices: z.array(z.object({ at: z.string(), expiresAt: z.string(), takes: z.number().int(), feedbacks: z.number().int() })),
  /** Spoken resumes that were paid, and how often each was made again for free; no word of them is kept. */
  spokenResumes: z.array(z.object({ at: z.string(), madeAgain: z.number().int() })),
  /** Elevator pitches that were saved; their videos are downloaded from the library. */
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
      /** Which of the two the built-in coach wrote instead of the AI. */
      standIns: z.array(z.string()),
    }),
  ),
  feedback: z.array(z.object({ at: z.string(), type: z.string(), text: z.string(), email: z.string() })),
})
export type AccountExport = z.infer<typeof AccountExport>
