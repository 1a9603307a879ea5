import { Hono } from 'hono'
import { describeRoute } from 'hono-openapi'
import { Problem } from '../problem.ts'
import type { Services } from '../services.ts'
import type { Frame } from '../signed-in.ts'
import { answerPaidJob } from './answer-paid-job.ts'
import { checkedKey, wantsEvents } from './idempotency-key.ts'
import { retryRunningSeconds } from './paid-jobs.ts'

/** GET /answers/{key}: what a reload in the middle needs. It never charges; event streams join a running job. */
export function answerRoutes(services: Pick<Services, 'paidJobs'>) {
  return new Hono<Frame>().get(
    '/answers/:key',
    describeRoute({
      summary: 'The answer of a paid request, by its Idempotency-Key, for 10 minutes',
      responses: {
        200: { description: 'The answer, as one JSON body or as server-sent events (section, done, problem)' },
        404: { description: 'No such request of this person, or its answer is no longer kept' },
        409: { description: 'Still running; see Retry-After' },
      },
    }),
    async (c) => {
      const job = await services.paidJobs.find(c.get('person').uid, checkedKey(c.req.param('key')))
      if (!job.endedAs && !wantsEvents(c)) throw new Problem('running', { retryAfterSeconds: retryRunningSeconds })
      return answerPaidJob<object>(c, job)
    },
  )
}
