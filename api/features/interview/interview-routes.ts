import { Hono } from 'hono'
import type { AppEnv } from '../../http/signed-in.ts'
import type { Services } from '../../services.ts'
import { feedbackRoutes } from './feedback-routes.ts'
import { transcribeRoutes } from './transcribe-routes.ts'

export function interviewRoutes(services: Services) {
  return new Hono<AppEnv>().route('/', transcribeRoutes(services)).route('/', feedbackRoutes(services))
}
