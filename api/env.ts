import * as z from 'zod'
import { serviceAccountMistake } from './adapters/service-account.ts'
import { switchableNames } from './contract/switches.ts'

const optionalUrl = z.url({ protocol: /^https?$/ }).optional()
const wholeNumber = (fallback: number, min = 0) => z.coerce.number().int().min(min).default(fallback)
const flag = z
  .enum(['0', '1'])
  .default('0')
  .transform((value) => value === '1')

export interface TokenPrice {
  inputUsd: number
  outputUsd: number
}

const entriesOf = (text: string) => text.split(',').flatMap((entry) => entry.trim() || [])

/** `gpt-5-mini=0.25/2.00, llama3.1=0/0`: dollars per million input and output tokens. */
const prices = z
  .string()
  .default('')
  .transform((text, context) => {
    const byModel: Record<string, TokenPrice> = {}
    for (const entry of entriesOf(text)) {
      const [, model, input, output] = /^(.+)=(\d+(?:\.\d+)?)\/(\d+(?:\.\d+)?)$/.exec(entry) ?? []
      if (model) byModel[model.trim()] = { inputUsd: Number(input), outputUsd: Number(output) }
      else context.addIssue({ code: 'custom', message: `"${entry}" is not MODEL=INPUT/OUTPUT, in dollars for a million tokens` })
    }
    return byModel
  })

const entries = z.string().default('').transform(entriesOf)
const featureNames = entries.pipe(z.array(z.enum(switchableNames)))

/** `US, CA`: two-letter country codes. Default: all. */
const regions = entries.pipe(z.array(z.string().regex(/^[A-Z]{2}$/, 'Two capital letters for each country, for example US,CA')))

const dollars = z.coerce.number().min(0).optional()

const demoAuthDomain = 'demo-greenroom.firebaseapp.com'

const Settings = z.object({
  NODE_ENV: z.enum(['development', 'test', 'production']).default('development'),
  PORT: wholeNumber(3000),
  HOST: z.string().default('127.0.0.1'),
  DATA_DIR: z.string().default('.data'),
  /** The public address; the checkout returns here. Required in production. */
  PUBLIC_URL: optionalUrl,
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent']).default('info'),

  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),

  FIREBASE_PROJECT_ID: z.string().default('demo-greenroom'),
  FIREBASE_API_KEY: z.string().default('local'),
  FIREBASE_AUTH_DOMAIN: z.string().default(demoAuthDomain),
  // Credentials for Firebase and the bucket: a service account's JSON file or its text, or `default` for the machine's own identity. Required in
  // production.
  FIREBASE_SERVICE_ACCOUNT: z.string().optional(),
  /** Both or neither, for App Check with reCAPTCHA Enterprise. */
  FIREBASE_APP_ID: z.string().optional(),
  APP_CHECK_SITE_KEY: z.string().optional(),
  FIREBASE_AUTH_EMULATOR_HOST: z.string().optional(),
  /** The Firebase Storage bucket of saved pitches. Default: a folder in DATA_DIR, for one machine. Required in production. */
  VIDEO_BUCKET: z
    .string()
    .regex(/^[a-z0-9][a-z0-9._-]{1,220}[a-z0-9]$/, 'Only the name, without gs:// and without a path')
    .optional(),
  FIREBASE_STORAGE_EMULATOR_HOST: z.string().optional(),
  /** Keys the hash that limits trials to one per number. Losing it lets used numbers get another trial. At least 32 characters. */
  PHONE_HASH_KEY: z.string().min(32).optional(),

  OPENAI_API_KEY: z.string().optional(),
  OPENAI_BASE_URL: optionalUrl,
  OPENAI_MODEL: z.string().default('gpt-5-mini'),
  /** The longest an AI answer may take; then the credits are returned. */
  AI_DEADLINE_MS: wholeNumber(120_000, 1),
  AI_CALL_TIMEOUT_MS: wholeNumber(60_000, 1),
  /** How long an AI may be silent before its first token or between two. Default: see `usualSilence`. */
  AI_SILENCE_MS: z.coerce.number().int().min(1).optional(),
  AI_MAX_TOKENS: wholeNumber(1_200, 1),
  /** Charged requests one user may have running at once; 0 lifts the cap (load tests). */
  MAX_RUNNING_JOBS: wholeNumber(2),
  /** A server with /audio/transcriptions. Default: OpenAI's, if OPENAI_API_KEY is an OpenAI key. */
  TRANSCRIPTION_BASE_URL: optionalUrl,
  /** Only if it differs from OPENAI_API_KEY. */
  TRANSCRIPTION_API_KEY: z.string().optional(),
  TRANSCRIPTION_MODEL: z.string().default('whisper-1'),

  STRIPE_SECRET_KEY: z.string().optional(),
  STRIPE_WEBHOOK_SECRET: z.string().optional(),
  /** Another server with Stripe's API: the sandbox, set by `npm start`. Never in production. */
  STRIPE_API_URL: optionalUrl,
  STRIPE_PUBLISHABLE_KEY: z.string().optional(),

  SUPPORT_EMAIL: z.email().optional(),
  /** Shown on the privacy page. Default: OpenAI, or the host of OPENAI_BASE_URL. */
  AI_PROVIDER_NAME: z.string().optional(),

  /** How many of the operator's own proxies add to X-Forwarded-For. Required in production. */
  TRUST_PROXY: z.coerce.number().int().min(0).max(9).optional(),
  /** Skips the charge in Interview Q&A. Never in production. */
  DEV_MODE: flag,

  AI_FALLBACK_API_KEY: z.string().optional(),
  AI_FALLBACK_BASE_URL: optionalUrl,
  AI_FALLBACK_MODEL: z.string().optional(),
  AI_PRICES: prices,
  /** Maximum AI cost per UTC day, over all servers. Default: no limit. */
  AI_DAILY_BUDGET_USD: dollars,
  /** The part reserved for paying users. Default: a quarter. */
  AI_BUDGET_RESERVE_USD: dollars,
  /** Maximum AI cost per user in 24 hours. Default: a twentieth of the budget. */
  AI_DAILY_BUDGET_PER_USER_USD: dollars,
  TRANSCRIPTION_PRICE_PER_MINUTE: dollars,
  /** These features respond with a sentence and charge nothing. */
  FEATURES_OFF: featureNames,
  /** Countries whose phone numbers may be verified; keep in step with Firebase's SMS region policy. */
  PHONE_REGIONS: regions,
  /** For a restored copy: nothing is written to the database or the video store. */
  READ_ONLY: flag,
  S3_ENDPOINT: optionalUrl,
  S3_REGION: z.string().default('us-east-1'),
  S3_ACCESS_KEY_ID: z.string().optional(),
  S3_SECRET_ACCESS_KEY: z.string().optional(),
  METRICS_TOKEN: z.string().min(16).optional(),
  /** OpenTelemetry's own names. */
  OTEL_EXPORTER_OTLP_ENDPOINT: optionalUrl,
  OTEL_EXPORTER_OTLP_HEADERS: z.string().default(''),
  OTEL_SERVICE_NAME: z.string().default('greenroom'),
})

export type Env = z.infer<typeof Settings>

const hasFirst = (env: Env) => !!env.OPENAI_API_KEY || !!env.OPENAI_BASE_URL
export const hasSecond = (env: Pick<Env, 'AI_FALLBACK_API_KEY' | 'AI_FALLBACK_BASE_URL'>) =>
  !!env.AI_FALLBACK_API_KEY || !!env.AI_FALLBACK_BASE_URL

type Mistake = [boolean, string]

function operatingMistakes(env: Env): Mistake[] {
  const models = [hasFirst(env) && env.OPENAI_MODEL, hasSecond(env) && env.AI_FALLBACK_MODEL].filter((name) => !!name) as string[]
  const unpriced = env.AI_DAILY_BUDGET_USD === undefined ? [] : models.filter((model) => !(model in env.AI_PRICES))
  const s3 = [env.S3_ENDPOINT, env.S3_ACCESS_KEY_ID, env.S3_SECRET_ACCESS_KEY]
  return [
    [
      s3.some(Boolean) && !s3.every(Boolean),
      'An S3-compatible store needs all of S3_ENDPOINT, S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY.',
    ],
    [
      env.READ_ONLY && /[?&]pgbouncer=true/.test(env.DATABASE_URL ?? ''),
      'READ_ONLY needs PostgreSQL itself in DATABASE_URL: behind a PgBouncer single statements could still write.',
    ],
    [
      hasSecond(env) && !hasFirst(env),
      'AI_FALLBACK_* names a second AI provider, but there is no first: set OPENAI_API_KEY or OPENAI_BASE_URL.',
    ],
    [hasSecond(env) && !env.AI_FALLBACK_MODEL, 'AI_FALLBACK_MODEL is missing: the model of the second AI provider.'],
    [
      unpriced.length > 0,
      `AI_DAILY_BUDGET_USD needs the price of ${unpriced.join(' and ')} in AI_PRICES, for example ${unpriced[0]}=0.25/2.00.`,
    ],
    [
      !env.FIREBASE_APP_ID !== !env.APP_CHECK_SITE_KEY,
      `${env.FIREBASE_APP_ID ? 'APP_CHECK_SITE_KEY' : 'FIREBASE_APP_ID'} is missing: App Check needs both FIREBASE_APP_ID and APP_CHECK_SITE_KEY.`,
    ],
  ]
}

const isLive = (key = '') => key.includes('_live_')

/** What production cannot run without. */
const needed = {
  DATABASE_URL: 'production keeps its data in your own PostgreSQL.',
  PUBLIC_URL: 'the address people open, for example https://greenroom.example.',
  PHONE_HASH_KEY: '32 characters or more, kept outside the database.',
  VIDEO_BUCKET: 'the Firebase Storage bucket of saved pitches, for example my-project.firebasestorage.app.',
  STRIPE_SECRET_KEY: 'the payments sandbox is for local use only.',
  STRIPE_WEBHOOK_SECRET: 'the signing secret (whsec_...) of your webhook endpoint at Stripe.',
  FIREBASE_SERVICE_ACCOUNT:
    'the JSON file of a service account (Firebase console, Project settings, Service accounts), or `default` on Google Cloud.',
  TRUST_PROXY:
    'how many proxies of yours stand before the server, usually 1; 0 for none. Without it all users share one rate limit.',
} satisfies Partial<Record<keyof Env, string>>

const forLocalUse = {
  FIREBASE_AUTH_EMULATOR_HOST: 'an emulator would let anyone in.',
  FIREBASE_STORAGE_EMULATOR_HOST: 'saved pitches would not be kept.',
  STRIPE_API_URL: 'the payments sandbox would sell credits for nothing.',
  DEV_MODE: 'it would give Interview Q&A away.',
} satisfies Partial<Record<keyof Env, string>>

/** Some of these fail silently when moving from one machine to many behind a proxy. */
function productionMistakes(env: Env): Mistake[] {
  const { protocol = 'https:', hostname = '' } = env.PUBLIC_URL ? new URL(env.PUBLIC_URL) : {}
  const isLocal = /^(localhost|.*\.localhost|127\..*|0\.0\.0\.0|\[::1?\])$/.test(hostname)
  const account = env.FIREBASE_SERVICE_ACCOUNT
  const accountMistake = account ? serviceAccountMistake(account, env.FIREBASE_PROJECT_ID) : null
  const named = (why: object) => Object.entries(why) as [keyof Env, string][]
  return [
    ...named(needed).map(([name, what]): Mistake => [env[name] === undefined, `${name} is missing: ${what}`]),
    ...named(forLocalUse).map(([name, why]): Mistake => [!!env[name], `${name} is set: ${why}`]),
    [env.FIREBASE_PROJECT_ID.startsWith('demo-'), 'FIREBASE_PROJECT_ID is a demo- project: name your own.'],
    [env.FIREBASE_API_KEY === 'local', 'FIREBASE_API_KEY is missing: the web API key of your Firebase project.'],
    [
      env.FIREBASE_AUTH_DOMAIN === demoAuthDomain,
      `FIREBASE_AUTH_DOMAIN is missing: the sign-in window opens there, usually ${env.FIREBASE_PROJECT_ID}.firebaseapp.com.`,
    ],
    [accountMistake !== null, `FIREBASE_SERVICE_ACCOUNT ${accountMistake}`],
    [
      !!env.STRIPE_PUBLISHABLE_KEY && isLive(env.STRIPE_PUBLISHABLE_KEY) !== isLive(env.STRIPE_SECRET_KEY),
      'STRIPE_PUBLISHABLE_KEY and STRIPE_SECRET_KEY are of different modes: both live, or both test.',
    ],
    [
      !!env.DATABASE_URL && !statesEncryption(env.DATABASE_URL),
      'DATABASE_URL leaves this machine without saying whether the connection is encrypted: add ?sslmode=verify-full (and &sslrootcert=FILE where a provider has a certificate authority of its own), or ?sslmode=disable where only your own network lies between.',
    ],
    [env.MAX_RUNNING_JOBS === 0, 'MAX_RUNNING_JOBS is 0: the cap may be lifted in tests only.'],
    [isLocal, `PUBLIC_URL is ${env.PUBLIC_URL}: users, Stripe and Google's sign-in cannot reach this machine by that name.`],
    [
      !isLocal && protocol !== 'https:',
      'PUBLIC_URL is not https: without it browsers give no microphone, no camera and no sign-in.',
    ],
  ]
}

/** A socket or a loopback address stays on this machine and needs no TLS. */
function statesEncryption(databaseUrl: string): boolean {
  const { hostname, searchParams } = new URL(databaseUrl)
  return searchParams.has('sslmode') || /^(|localhost|127\..*|\[::1\])$/.test(hostname)
}

function mistakesIn(env: Env): string[] {
  const inProduction = env.NODE_ENV === 'production' ? productionMistakes(env) : []
  return [...operatingMistakes(env), ...inProduction].filter(([isWrong]) => isWrong).map(([, sentence]) => sentence)
}

/** Reads all settings once, at startup. @throws Error listing every mistake */
export function readEnv(raw: Record<string, string | undefined>): Env {
  // An empty value in a .env file means "not set".
  const given = Object.fromEntries(Object.entries(raw).filter(([, value]) => value))
  // All addresses in production, since a container's 127.0.0.1 is unreachable.
  const result = Settings.safeParse({ ...(given.NODE_ENV === 'production' && { HOST: '0.0.0.0' }), ...given })
  const mistakes = result.success
    ? mistakesIn(result.data)
    : result.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`)
  if (!result.success || mistakes.length > 0) throw new Error(`Bad settings:\n${mistakes.map((m) => `- ${m}`).join('\n')}`)
  return result.data
}

export const settingNames = Object.keys(Settings.shape)
