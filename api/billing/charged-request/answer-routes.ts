import { Hono } from 'hono'
import { describeCall } from '../../http/route-description.ts'
import type { AppEnv } from '../../http/signed-in.ts'
import type { Services } from '../../services.ts'
import { checkedKey, wantsEvents } from './idempotency-key.ts'
import { alreadyRunning } from './reported-charge.ts'
import { sendGeneration } from './send-generation.ts'

const described = describeCall({
  description: 'The answer of a paid request, by its Idempotency-Key, for 10 minutes',
  done: 'The answer, as one JSON body or as server-sent events (section, done, problem)',
  statuses: {
    404: 'No such answer of this user, or it expired; `charge` says what it cost',
    409: 'Still running; see Retry-After',
  },
})

/** Lets a client resume after a broken connection or reload, on any server. Never charges. The key is in a header because proxies log URLs. */
export function answerRoutes(services: Pick<Services, 'chargedRequests'>) {
  return new Hono<AppEnv>().get('/answers', described, async (c) => {
    const generation = await services.chargedRequests.find(c.get('person').uid, checkedKey(c.req.header('Idempotency-Key')))
    if (!generation.endedAs && !wantsEvents(c)) throw alreadyRunning()
    return sendGeneration<object>(c, generation)
  })
}
