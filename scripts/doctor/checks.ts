import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { close, openDatabase } from '../../api/adapters/database/database.ts'
import { createFirebaseIdentity } from '../../api/adapters/identity-firebase.ts'
import { createBucketVideos } from '../../api/adapters/videos-bucket.ts'
import type { Env } from '../../api/env.ts'

export interface Check {
  name: string
  /** A sentence that says what was seen. @throws Error with a sentence that says what to mend */
  look(env: Env): Promise<string>
}

/** Where the public services answer; tests name their own. */
export interface Places {
  identityToolkit: string
  stripe: string
}

export const realPlaces: Places = { identityToolkit: 'https://identitytoolkit.googleapis.com', stripe: 'https://api.stripe.com' }

const patienceMs = 10_000

async function ask(url: string, headers: Record<string, string> = {}): Promise<{ status: number; body: unknown }> {
  const answer = await fetch(url, { headers, signal: AbortSignal.timeout(patienceMs) }).catch((error: Error) => {
    throw new Error(`${new URL(url).host} cannot be reached (${(error.cause as { code?: string })?.code ?? error.name}).`)
  })
  return { status: answer.status, body: await answer.json().catch(() => null) }
}

const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error))

const database: Check = {
  name: 'PostgreSQL',
  async look({ DATABASE_URL }) {
    const opened = openDatabase(DATABASE_URL!, { maxConnections: 1 })
    try {
      const { rows } = await opened.execute<{ version: string; may: boolean }>(
        sql`SELECT current_setting('server_version') AS version, has_database_privilege(current_database(), 'CREATE') AS may`,
      )
      if (!rows[0]!.may) throw new Error('The user of DATABASE_URL may not create tables: GRANT CREATE ON DATABASE.')
      return `version ${rows[0]!.version}`
    } catch (error) {
      const cause = messageOf((error as Error).cause ?? error)
      if (/unsupported startup parameter/.test(cause)) throw new Error('DATABASE_URL leads to a PgBouncer: add ?pgbouncer=true.')
      throw new Error(`DATABASE_URL cannot be used: ${cause}`)
    } finally {
      await close(opened)
    }
  },
}

const serviceAccount: Check = {
  name: 'Firebase, as the server',
  async look(env) {
    await createFirebaseIdentity(env)
      .probe()
      .catch((error: unknown) => {
        throw new Error(
          `FIREBASE_SERVICE_ACCOUNT cannot ask about people (${messageOf(error)}): give it the role Firebase Authentication Admin, and check that its key was not deleted.`,
        )
      })
    return 'the service account may ask about people'
  },
}

const signIn = ({ identityToolkit }: Places): Check => ({
  name: 'Firebase, as the page',
  async look({ FIREBASE_API_KEY, PUBLIC_URL, FIREBASE_AUTH_DOMAIN }) {
    const { status, body } = await ask(`${identityToolkit}/v1/projects?key=${FIREBASE_API_KEY}`, { Referer: PUBLIC_URL! })
    if (status !== 200) throw new Error(`FIREBASE_API_KEY was refused (${status}): copy the web API key of the project again.`)
    const domains = (body as { authorizedDomains?: string[] }).authorizedDomains ?? []
    for (const domain of [new URL(PUBLIC_URL!).hostname, FIREBASE_AUTH_DOMAIN])
      if (!domains.includes(domain))
        throw new Error(`Add ${domain} to the authorized domains (Firebase console, Authentication, Settings).`)
    return `people may sign in at ${new URL(PUBLIC_URL!).hostname}`
  },
})

const bucket: Check = {
  name: 'The bucket',
  async look(env) {
    const { FIREBASE_PROJECT_ID: projectId, VIDEO_BUCKET: bucketName, FIREBASE_STORAGE_EMULATOR_HOST: emulatorHost } = env
    const serviceAccount = env.FIREBASE_SERVICE_ACCOUNT
    const objects = createBucketVideos({ projectId, bucketName: bucketName!, emulatorHost, serviceAccount }, 'doctor/')
    const key = randomUUID()
    try {
      await objects.putBytes(key, Buffer.from('here'))
      const read = await objects.read(key, { start: 0, end: 3 })
      if (!read || (await new Response(read).text()) !== 'here') throw new Error('it lost what was written')
      await objects.probe()
      await objects.remove(key)
    } catch (error) {
      throw new Error(
        `VIDEO_BUCKET ${bucketName} cannot be used (${messageOf(error)}): 404 means that there is none of that name, 403 that the service account lacks the role Storage Object Admin.`,
      )
    }
    return 'written, read, listed, deleted'
  },
}

const neededEvents = [
  'checkout.session.completed',
  'checkout.session.async_payment_succeeded',
  'charge.refunded',
  'charge.dispute.created',
]

const stripe = ({ stripe: host }: Places): Check => ({
  name: 'Stripe',
  async look({ STRIPE_SECRET_KEY, PUBLIC_URL }) {
    const { status, body } = await ask(`${host}/v1/webhook_endpoints?limit=100`, { Authorization: `Bearer ${STRIPE_SECRET_KEY}` })
    if (status !== 200)
      throw new Error(`STRIPE_SECRET_KEY was refused (${status}): copy it again, or let a restricted key read webhook endpoints.`)
    const url = new URL('/api/stripe/webhook', PUBLIC_URL).href
    const endpoints = (body as { data: { url: string; status: string; enabled_events: string[] }[] }).data
    const ours = endpoints.find((one) => one.url === url && one.status === 'enabled')
    if (!ours) throw new Error(`No enabled webhook endpoint has the address ${url}: create it, and copy its signing secret.`)
    const isSent = (event: string) => ours.enabled_events.includes('*') || ours.enabled_events.includes(event)
    const missing = neededEvents.filter((event) => !isSent(event))
    if (missing.length > 0) throw new Error(`The webhook endpoint is not sent ${missing.join(', ')}: choose these events.`)
    return `webhooks go to ${url}`
  },
})

const model: Check = {
  name: 'The AI model',
  async look({ OPENAI_API_KEY, OPENAI_BASE_URL = 'https://api.openai.com/v1', OPENAI_MODEL }) {
    if (!OPENAI_API_KEY && OPENAI_BASE_URL === 'https://api.openai.com/v1')
      return 'none is connected: people pay for what the built-in coach writes'
    const { status } = await ask(`${OPENAI_BASE_URL}/models`, { Authorization: `Bearer ${OPENAI_API_KEY ?? ''}` })
    if (status === 401 || status === 403) throw new Error(`OPENAI_API_KEY was refused by ${OPENAI_BASE_URL} (${status}).`)
    return `${OPENAI_MODEL}, at ${new URL(OPENAI_BASE_URL).host}`
  },
}

const address: Check = {
  name: 'The public address',
  async look({ PUBLIC_URL }) {
    const { status } = await ask(new URL('/healthz', PUBLIC_URL).href)
    if (status !== 200)
      throw new Error(`${PUBLIC_URL} answers ${status} for /healthz: the proxy does not lead to a running server.`)
    return `${PUBLIC_URL} leads to a running server`
  },
}

export const checks = (places: Places = realPlaces): Check[] => [
  ...[database, serviceAccount, signIn(places), bucket, stripe(places), model, address],
]

/** Every check, however the others end. */
export function examine(env: Env, wanted: Check[]): Promise<{ name: string; says: string; isWell: boolean }[]> {
  return Promise.all(
    wanted.map(async ({ name, look }) => {
      try {
        return { name, says: await look(env), isWell: true }
      } catch (error) {
        return { name, says: messageOf(error), isWell: false }
      }
    }),
  )
}
