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
