import { type Context, Hono } from 'hono'
import { describeRoute } from 'hono-openapi'
import type { Frame } from '../../http/signed-in.ts'
import type { Services } from '../../services.ts'
import { answerPaidJob } from './answer-paid-job.ts'
import { alreadyRunning } from './charge-told.ts'
import { checkedKey, wantsEvents } from './idempotency-key.ts'

const described = (summary: string) =>
  describeRoute({
    summary,
    responses: {
      200: { description: 'The answer, as one JSON body or as server-sent events (section, done, problem)' },
      404: { description: 'No such answer of this person, or no longer kept; `charge` says what it cost' },
      409: { description: 'Still running; see Retry-After' },
    },
  })

/**
 * GET /answers: what a broken connection and a reload need, on whichever server they arrive. It never charges; event streams join a
 * running answer. The key comes in a header: an address is written into the logs of proxies.
 */
export function answerRoutes(services: Pick<Services, 'paidJobs'>) {
  const answer = async (c: Context<Frame>, key: string) => {
    const job = await services.paidJobs.find(c.get('person').uid, key)
    if (!job.endedAs && !wantsEvents(c)) throw alreadyRunning()
    return answerPaidJob<object>(c, job)
  }
  return new Hono<Frame>()
    .get('/answers', described('The answer of a paid request, by its Idempotency-Key, for 10 minutes'), (c) =>
      answer(c, checkedKey(c.req.header('Idempotency-Key'))),
    )
    .get('/answers/:key', described('As GET /api/answers, for pages from before it'), (c) =>
      answer(c, checkedKey(c.req.param('key'))),
    )
}
