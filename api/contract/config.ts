import * as z from 'zod'
import { switchableNames } from './switches.ts'

/** GET /api/config: what the PWA must know before anyone signs in. */
export const PublicConfig = z.object({
  identity: z.object({
    projectId: z.string(),
    apiKey: z.string(),
    authDomain: z.string(),
    emulatorUrl: z.string().nullable(),
    /** How the page proves to Firebase that it is ours; null where the operator does not use App Check. */
    appCheck: z.object({ appId: z.string(), siteKey: z.string() }).nullable(),
  }),
  coach: z.enum(['openai', 'builtin']),
  transcription: z.enum(['server', 'browser']),
  payments: z.enum(['stripe', 'sandbox']),
  stripePublishableKey: z.string().nullable(),
  devMode: z.boolean(),
  /** Where people write for help; null when the operator named no address. */
  supportEmail: z.string().nullable(),
  /** Who runs the AI model; null when nothing leaves this server (built-in coach, no transcription server). */
  aiProvider: z.string().nullable(),
  /** What the operator has switched off. */
  switchedOff: z.array(z.enum(switchableNames)),
})
export type PublicConfig = z.infer<typeof PublicConfig>
