import { Hono } from 'hono'
import type { AppEnv } from '../../http/signed-in.ts'
import type { Services } from '../../services.ts'
import { feedbackRoutes } from './feedback-routes.ts'
import { transcribeRoutes } from './transcribe-routes.ts'

/** What happens to the answers of a practice interview. It starts at POST /api/analyze: `startVoiceInterview`. */
export function interviewRoutes(services: Services) {
  return new Hono<AppEnv>().route('/', transcribeRoutes(services)).route('/', feedbackRoutes(services))
}
