import { randomBytes } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { transcriptionSettings } from './adapters/transcription.ts'
import { createApp } from './app.ts'
import { assemble } from './assemble.ts'
import { coachSettings } from './coach/coach-settings.ts'
import { type Env, readEnv } from './env.ts'
import { listen } from './http/listen.ts'
import { gracefulShutdown, onShutdownSignal } from './http/on-shutdown-signal.ts'
import { servePages } from './http/pages.ts'
import { startAuthEmulator } from './local/auth-emulator.ts'
import { startPaymentsSandbox } from './local/payments-sandbox/sandbox.ts'
import { startPostgres } from './local/postgres.ts'
import { modelOnThisMachine, speechOnThisMachine } from './local/servers-on-this-machine.ts'
import { createLog } from './log.ts'

interface Options {
  quiet?: boolean
  pages?: string
}

/** Created once, and kept outside the database. */
export function phoneHashKeyIn(dataDir: string): string {
  const path = join(dataDir, 'phone-hash-key')
  if (!existsSync(path)) {
    mkdirSync(dataDir, { recursive: true })
    writeFileSync(path, randomBytes(32).toString('hex'), { mode: 0o600 })
  }
  return readFileSync(path, 'utf8')
}

/** Starts everything on this machine: PostgreSQL, the Auth emulator, the API and the page. Services with settings are real. */
export async function startLocal(raw: Record<string, string | undefined>, { quiet = false, pages = 'dist/pwa' }: Options = {}) {
  const wanted = readEnv(raw)
  const say = (sentence: string) => console.log(sentence)
  const offering = quiet
    ? []
    : [
        coachSettings(wanted) ? null : modelOnThisMachine(wanted.PORT),
        transcriptionSettings(wanted) ? null : speechOnThisMachine(wanted.PORT),
      ]
  // A Firebase project of the operator's own means real accounts.
  const ownProject = !wanted.FIREBASE_PROJECT_ID.startsWith('demo-')
  const [postgres, emulator, sandbox] = await Promise.all([
    wanted.DATABASE_URL ? null : startPostgres({ dataDir: wanted.DATA_DIR, log: say }),
    ownProject || wanted.FIREBASE_AUTH_EMULATOR_HOST
      ? null
      : startAuthEmulator({ dataDir: wanted.DATA_DIR, projectId: wanted.FIREBASE_PROJECT_ID }),
    wanted.STRIPE_SECRET_KEY || wanted.STRIPE_API_URL ? null : startPaymentsSandbox({ dataDir: wanted.DATA_DIR }),
  ])
  if (postgres?.notice) say(postgres.notice)
  const env = readEnv({
    ...raw,
    ...(emulator ? { FIREBASE_AUTH_EMULATOR_HOST: emulator.host } : {}),
    ...(sandbox
      ? { STRIPE_API_URL: sandbox.url, STRIPE_SECRET_KEY: sandbox.secretKey, STRIPE_WEBHOOK_SECRET: sandbox.webhookSecret }
      : {}),
    PHONE_HASH_KEY: wanted.PHONE_HASH_KEY ?? phoneHashKeyIn(wanted.DATA_DIR),
  })
  const warning = networkWarning(env)
  if (warning) say(warning)
  const log = createLog(raw.LOG_LEVEL ? env.LOG_LEVEL : 'warn')
  const { services, warmUp, close } = await assemble(env, log, env.DATABASE_URL ?? postgres?.url ?? '')
  // Only this process uses the embedded database, so running holds were left by a crash. Elsewhere leases decide.
  if (postgres) await services.ledger.voidAllRunning()
  const server = await listen(createApp(services, servePages(env, pages)).fetch, env.HOST, env.PORT)
  warmUp()
  sandbox?.deliveries.deliverTo(`http://127.0.0.1:${server.port}/api/stripe/webhook`)
  const stop = gracefulShutdown(services, server, async () => {
    await close()
    await Promise.all([postgres?.stop(), emulator?.stop(), sandbox?.stop()])
  })
  onShutdownSignal({
    ...stop,
    async drain() {
      const note = setTimeout(() => say('An answer is still being generated. Press Ctrl-C again to stop now.'), 500)
      await stop.drain().finally(() => clearTimeout(note))
    },
  })
  const url = `http://localhost:${server.port}`
  if (!quiet) say(`Greenroom is ready at ${url}`)
  for (const offer of await Promise.all(offering)) if (offer) say(offer)
  return { url, port: server.port }
}

const loopback = /^(localhost|127\.\d+\.\d+\.\d+|::1)$/

/** Warns that the emulator's unsigned tokens let anyone on the network sign in; null if only this machine has access or accounts are real. */
export function networkWarning({
  HOST,
  FIREBASE_AUTH_EMULATOR_HOST,
}: Pick<Env, 'HOST' | 'FIREBASE_AUTH_EMULATOR_HOST'>): string | null {
  if (!FIREBASE_AUTH_EMULATOR_HOST || loopback.test(HOST)) return null
  return `Warning: HOST=${HOST} opens Greenroom to your network while sign-in is only simulated: anyone on the network can sign in as anyone, and use their data and credits. Use it only in a network you trust, or set a Firebase project of your own.`
}
