import * as z from 'zod'
import { switchableNames } from './switches.ts'

export const PublicConfig = z.object({
  identity: z.object({
    projectId: z.string(),
    apiKey: z.string(),
    authDomain: z.string(),
    emulatorUrl: z.string().nullable(),
    appCheck: z.object({ appId: z.string(), siteKey: z.string() }).nullable(),
  }),
  coach: z.enum(['openai', 'builtin']),
  transcription: z.enum(['server', 'browser']),
  payments: z.enum(['stripe', 'sandbox']),
  stripePublishableKey: z.string().nullable(),
  devMode: z.boolean(),
  supportEmail: z.string().nullable(),
  /** Null if no data leaves this server (built-in coach, no transcription server). */
  aiProvider: z.string().nullable(),
  switchedOff: z.array(z.enum(switchableNames)),
})
export type PublicConfig = z.infer<typeof PublicConfig>
