import { type Context, Hono, type MiddlewareHandler } from 'hono'
import { HTTPException } from 'hono/http-exception'
import { requestId } from 'hono/request-id'
import { openAPIRouteHandler } from 'hono-openapi'
import { codeOf } from './adapters/database/database.ts'
import { answerRoutes, withReportedCharge } from './billing/charged-request/answer-routes.ts'
import { pageReportsPath } from './contract/page-reports.ts'
import { accountRoutes } from './features/accounts/account-routes.ts'
import { rememberPerson } from './features/accounts/remember-person.ts'
import { analyzeRoute } from './features/analyze/analyze-route.ts'
import { configRoutes } from './features/config/config-routes.ts'
import { coverLetterRoutes } from './features/cover-letter/cover-letter-routes.ts'
import { creditRoutes } from './features/credits/credit-routes.ts'
import { elevatorPitchRoutes } from './features/elevator-pitch/elevator-pitch-routes.ts'
import { pitchVideoRoutes } from './features/elevator-pitch/video-routes.ts'
import { feedbackRoutes } from './features/feedback/feedback-routes.ts'
import { healthRoutes } from './features/health/health-routes.ts'
import { interviewPrepRoutes } from './features/interview-prep/interview-prep-routes.ts'
import { interviewQaRoutes } from './features/interview-qa/interview-qa-routes.ts'
import { jobAdRoutes } from './features/job-ad/job-ad-routes.ts'
import { metricsRoutes } from './features/metrics/metrics-routes.ts'
import { pageReportRoutes } from './features/page-reports/page-report-routes.ts'
import { paymentRoutes } from './features/payments/payment-routes.ts'
import { webhookRoutes } from './features/payments/webhook-routes.ts'
import { phoneRoutes } from './features/phone/phone-routes.ts'
import { analyzedResumeRoutes, resumeAnalysis } from './features/resume-analysis/resume-analysis-routes.ts'
import { uploadRoutes } from './features/uploads/upload-routes.ts'
import { voiceInterviewStart } from './features/voice-interview/start-voice-interview.ts'
import { voiceInterviewRoutes } from './features/voice-interview/transcribe-routes.ts'
import { voiceToResumeRoutes } from './features/voice-to-resume/voice-to-resume-routes.ts'
import { limitBodies } from './http/limits/body-limits.ts'
import type { LimitName } from './http/limits/rate-limits.ts'
import { countUses } from './http/limits/rights-before-bytes.ts'
import { observedRequests } from './http/observed-requests.ts'
import { openApi } from './http/route-description.ts'
import { securityHeaders } from './http/security-headers.ts'
import { type AppEnv, signedIn } from './http/signed-in.ts'
import { Problem } from './problem.ts'
import type { Services } from './services.ts'

/** On these routes the page reads the code from `error`. */
const phoneRoute = /^\/api\/(check-phone|verify-phone|verify-phone-simple|grant-credits)$/

function apiRoutes(services: Services) {
  // One address must not take a server for itself with calls that cost nothing.
  const limited =
    (limit: LimitName): MiddlewareHandler<AppEnv> =>
    (c, next) =>
      countUses(c, services, [limit]).then(next)
  return new Hono<AppEnv>()
    .use('/api/config', limited('calls-ip'))
    .use('/api/elevator-pitch/:id/video', limited('calls-ip'))
    .use(pageReportsPath, limited('page-reports-ip'))
    .route('/', healthRoutes(services))
    .route('/', metricsRoutes(services))
    .route('/api', configRoutes(services))
    .route('/api', feedbackRoutes(services))
    .route('/api', webhookRoutes(services))
    .route('/api', pageReportRoutes(services))
    .route('/api', pitchVideoRoutes(services))
    .use('/api/*', signedIn(services), rememberPerson(services))
    .route('/api', accountRoutes(services))
    .route('/api', phoneRoutes(services))
    .route('/api', creditRoutes(services))
    .route('/api', paymentRoutes(services))
    .route('/api', answerRoutes(services))
    .route('/api', jobAdRoutes(services))
    .route('/api', analyzeRoute(services, { analysis: resumeAnalysis(services), interview: voiceInterviewStart(services) }))
    .route('/api', analyzedResumeRoutes(services))
    .route('/api', voiceInterviewRoutes(services))
    .route('/api', interviewPrepRoutes(services))
    .route('/api', interviewQaRoutes(services))
    .route('/api', coverLetterRoutes(services))
    .route('/api', voiceToResumeRoutes(services))
    .route('/api', elevatorPitchRoutes(services))
    .route('/api', uploadRoutes(services))
}

function answerProblem(c: Context, problem: Problem) {
  const { retryAfterSeconds } = problem.details
  if (retryAfterSeconds !== undefined) c.header('Retry-After', String(retryAfterSeconds))
  c.header('Cache-Control', 'no-store')
  return c.json(problem.body({ errorIsCode: phoneRoute.test(c.req.path) }), problem.status)
}

function problemOf(error: unknown, services: Services, requestId: string): Problem {
  if (error instanceof Problem) return error
  if (error instanceof HTTPException && error.status < 500) return new Problem('bad_request', { log: error.message })
  if (codeOf(error) === '25006') return new Problem('read_only')
  services.log.failure('A request failed unexpectedly', error, { requestId })
  return new Problem('unavailable')
}

/** The whole server as one function of its services. @param pages serves the PWA's files; omitted where only the API is needed */
export function createApp(services: Services, pages?: (app: Hono<AppEnv>) => void) {
  const app = new Hono<AppEnv>()
  const routes = apiRoutes(services)
  app.use(requestId(), observedRequests(services), securityHeaders(services.env), limitBodies(routes.routes))
  app.use('/api/*', neverStored)
  app.onError(async (error, c) => {
    const problem = problemOf(error, services, c.get('requestId'))
    return answerProblem(c, await withReportedCharge(services.ledger, c, problem))
  })
  app.route('/', routes)
  app.get('/openapi.json', openAPIRouteHandler(routes, openApi))
  app.all('/api/*', () => {
    throw new Problem('not_found')
  })
  pages?.(app)
  return app
}

export type App = ReturnType<typeof apiRoutes>

const neverStored: MiddlewareHandler = async (c, next) => {
  await next()
  if (!c.res.headers.has('Cache-Control')) c.header('Cache-Control', 'no-store')
}
