import { eq } from 'drizzle-orm'
import { Hono } from 'hono'
import { validator } from 'hono-openapi'
import { feedback, users } from '../../adapters/database/schema.ts'
import { Feedback, FeedbackReceived } from '../../contract/feedback.ts'
import { clientAddressOf } from '../../http/client-address.ts'
import { refuseWithSentence } from '../../http/refuse.ts'
import { describeCall } from '../../http/route-description.ts'
import type { AppEnv } from '../../http/signed-in.ts'
import type { Services } from '../../services.ts'

const described = describeCall({
  description: 'Stores feedback for the operator. Open to everyone; a token identifies the sender.',
  answer: FeedbackReceived,
  isOpen: true,
})

export function feedbackRoutes({ database, env, identity, now, rateLimits }: Services) {
  async function senderOf(authorization: string | undefined): Promise<string | null> {
    const token = authorization?.match(/^bearer (\S+)$/i)?.[1]
    if (!token) return null
    const { uid } = await identity.verify(token)
    const [row] = await database.select({ id: users.id }).from(users).where(eq(users.id, uid))
    return row?.id ?? null
  }

  return new Hono<AppEnv>().post('/feedback', described, validator('json', Feedback, refuseWithSentence), async (c) => {
    const { feedbackType, feedbackText, email } = c.req.valid('json')
    const address = clientAddressOf(c, env)
    await rateLimits.take('feedback-ip', address)
    const userId = await senderOf(c.req.header('authorization'))
    await rateLimits.take('feedback', userId ?? address)
    // PostgreSQL cannot store NUL.
    await database
      .insert(feedback)
      .values({ userId, type: feedbackType, text: feedbackText.replaceAll('\u0000', ''), email, createdAt: now() })
    return c.json({ received: true as const })
  })
}
