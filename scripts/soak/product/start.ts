import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { startPaymentsSandbox } from '../../../api/local/payments-sandbox/sandbox.ts'
import { freePort } from '../../../api/local/ports.ts'
import { startPostgres } from '../../../api/local/postgres.ts'
import { startLocalGoogle } from '../../../api/local/testing/local-google.ts'
import { startTestSignIn } from '../../../api/local/testing/test-sign-in.ts'
import { buildPwa } from '../../build.ts'
import { readLog } from './server-log.ts'

export interface ProductOptions {
  firstByteMs: number
  tokensPerSecond: number
  profileDir?: string | undefined
}

const metricsToken = 'only-for-this-run'

async function child(file: string, args: string[], more: { env?: NodeJS.ProcessEnv; execArgv?: string[] } = {}) {
  const entry = fileURLToPath(new URL(file, import.meta.url))
  const process = fork(entry, args, { stdio: ['ignore', 'pipe', 'inherit', 'ipc'], ...more })
  const log = readLog(process.stdout!)
  const [message] = (await Promise.race([once(process, 'message'), once(process, 'exit').then(() => [null])])) as [unknown]
  if (message === null) throw new Error(`${file} did not start:\n${log.lastLines().join('\n')}`)
  return { process, log, message: message as never }
}

async function end(process: ChildProcess) {
  if (process.exitCode !== null || process.signalCode !== null) return
  const ended = once(process, 'exit')
  process.kill('SIGTERM')
  const patience = setTimeout(() => process.kill('SIGKILL'), 15_000)
  await ended
  clearTimeout(patience)
}

// Greenroom as in production on this machine: the server in its own process, durable PostgreSQL, a bucket, a model and a recognizer over HTTP,
// Google's sign-in, Stripe's API. The server treats this process as its proxy.
export async function startProduct({ firstByteMs, tokensPerSecond, profileDir }: ProductOptions) {
  await buildPwa()
  const folder = mkdtempSync(join(tmpdir(), 'greenroom-soak-'))
  // PostgreSQL's own user needs access.
  chmodSync(folder, 0o755)
  const [dataDir, temp] = [join(folder, 'data'), join(folder, 'temp')]
  for (const path of [dataDir, temp]) mkdirSync(path, { mode: 0o755 })
  const [postgres, signIn, sandbox, outside] = await Promise.all([
    startPostgres({ dataDir, log: console.error }),
    startTestSignIn('demo-soak'),
    startPaymentsSandbox(),
    child('./outside.ts', [`${firstByteMs}`, `${tokensPerSecond}`]),
  ])
  const google = await startLocalGoogle(signIn.host)
  const port = await freePort()
  const url = `http://127.0.0.1:${port}`
  const { model, recogniser, bucket } = outside.message as Record<'model' | 'recogniser' | 'bucket', string>
  const server = await child('./server.ts', [], {
    ...(profileDir && { execArgv: ['--cpu-prof', `--cpu-prof-dir=${profileDir}`] }),
    env: {
      PATH: process.env.PATH,
      TMPDIR: temp,
      DATA_DIR: dataDir,
      DATABASE_URL: postgres.url,
      PORT: `${port}`,
      PUBLIC_URL: url,
      LOG_LEVEL: 'warn',
      TRUST_PROXY: '1',
      METRICS_TOKEN: metricsToken,
      PHONE_HASH_KEY: 'k'.repeat(32),
      FIREBASE_PROJECT_ID: signIn.projectId,
      SOAK_GOOGLE_PORT: `${google.port}`,
      FIREBASE_STORAGE_EMULATOR_HOST: bucket,
      VIDEO_BUCKET: 'demo-soak.appspot.com',
      OPENAI_BASE_URL: model,
      OPENAI_MODEL: 'paced-model',
      TRANSCRIPTION_BASE_URL: recogniser,
      STRIPE_API_URL: sandbox.url,
      STRIPE_SECRET_KEY: sandbox.secretKey,
      STRIPE_WEBHOOK_SECRET: sandbox.webhookSecret,
    },
  })
  sandbox.deliveries.deliverTo(`${url}/api/stripe/webhook`)
  return {
    ...{ url, signIn, google, folder, databaseUrl: postgres.url },
    log: server.log,
    processIds: { server: server.process.pid!, outside: outside.process.pid!, self: process.pid },
    folders: { forms: join(dataDir, 'uploads'), temp },
    isUp: () => server.process.exitCode === null && server.process.signalCode === null,
    metrics: async () => {
      const answer = await fetch(`${url}/metrics`, { headers: { authorization: `Bearer ${metricsToken}` } })
      return answer.text()
    },
    async objectsInBucket(): Promise<number> {
      const answered = once(outside.process, 'message')
      outside.process.send('count')
      return ((await answered)[0] as { objects: number }).objects
    },
    async stop() {
      await end(server.process)
      await Promise.all([end(outside.process), google.stop(), sandbox.stop()])
      await Promise.all([signIn.stop(), postgres.stop()])
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

export type Product = Awaited<ReturnType<typeof startProduct>>
