import * as z from 'zod'
import { switchableNames } from './contract/switches.ts'
import { blankIsUnset, flag, optionalText, optionalUrl } from './setting-kinds.ts'

/** Dollars for a million tokens. */
export interface TokenPrice {
  inputUsd: number
  outputUsd: number
}

const entriesOf = (text: string) => text.split(',').flatMap((entry) => entry.trim() || [])

/** `gpt-5-mini=0.25/2.00, llama3.1=0/0`: dollars for a million tokens read and written. */
const prices = z.preprocess(blankIsUnset, z.string().default('')).transform((text, context) => {
  const byModel: Record<string, TokenPrice> = {}
  for (const entry of entriesOf(text)) {
    const [, model, input, output] = /^(.+)=(\d+(?:\.\d+)?)\/(\d+(?:\.\d+)?)$/.exec(entry) ?? []
    if (model) byModel[model.trim()] = { inputUsd: Number(input), outputUsd: Number(output) }
    else context.addIssue({ code: 'custom', message: `"${entry}" is not MODEL=INPUT/OUTPUT, in dollars for a million tokens` })
  }
  return byModel
})

const featureNames = z
  .preprocess(blankIsUnset, z.string().default(''))
  .transform(entriesOf)
  .pipe(z.array(z.enum(switchableNames)))

/** `US, CA`: countries by their two letters. Unset: all. */
const regions = z
  .preprocess(blankIsUnset, z.string().default(''))
  .transform(entriesOf)
  .pipe(z.array(z.string().regex(/^[A-Z]{2}$/, 'Two capital letters for each country, for example US,CA')))

const dollars = z.preprocess(blankIsUnset, z.coerce.number().min(0).optional())

/** Settings of whoever runs Greenroom for others. */
export const operatingSettings = {
  /** A second AI provider, asked where the first fails. */
  AI_FALLBACK_API_KEY: optionalText,
  AI_FALLBACK_BASE_URL: optionalUrl,
  AI_FALLBACK_MODEL: optionalText,
  AI_PRICES: prices,
  /** The most that the AI may cost in a day (UTC), over all servers. Unset: no limit. */
  AI_DAILY_BUDGET_USD: dollars,
  /** The end of it, for users who have paid. Unset: a quarter. */
  AI_BUDGET_RESERVE_USD: dollars,
  /** The most that the AI may cost for one user within 24 hours. Unset: a twentieth of the budget. */
  AI_DAILY_BUDGET_PER_USER_USD: dollars,
  TRANSCRIPTION_PRICE_PER_MINUTE: dollars,
  /** Switched off: a sentence instead, and nothing is charged. */
  FEATURES_OFF: featureNames,
  /** Countries whose phone numbers may be verified; the same as in Firebase's SMS region policy. */
  PHONE_REGIONS: regions,
  /** A copy of the data to look at: nothing is written, and nothing in the store of videos is touched. */
  READ_ONLY: flag,
  /** An S3-compatible store for VIDEO_BUCKET, instead of Google's. */
  S3_ENDPOINT: optionalUrl,
  S3_REGION: z.preprocess(blankIsUnset, z.string().default('us-east-1')),
  S3_ACCESS_KEY_ID: optionalText,
  S3_SECRET_ACCESS_KEY: optionalText,
  /** Who may read /metrics; unset, nobody. */
  METRICS_TOKEN: z.preprocess(blankIsUnset, z.string().min(16).optional()),
  /** OpenTelemetry's own names. */
  OTEL_EXPORTER_OTLP_ENDPOINT: optionalUrl,
  OTEL_EXPORTER_OTLP_HEADERS: z.preprocess(blankIsUnset, z.string().default('')),
  OTEL_SERVICE_NAME: z.preprocess(blankIsUnset, z.string().default('greenroom')),
}

const shape = z.object(operatingSettings)
type Operating = z.infer<typeof shape>
type Models = Pick<Operating, 'AI_FALLBACK_API_KEY' | 'AI_FALLBACK_BASE_URL' | 'AI_FALLBACK_MODEL' | 'AI_PRICES'> & {
  OPENAI_API_KEY?: string | undefined
  OPENAI_BASE_URL?: string | undefined
  OPENAI_MODEL: string
}

const hasFirst = (env: Models) => !!env.OPENAI_API_KEY || !!env.OPENAI_BASE_URL
export const hasSecond = (env: Models) => !!env.AI_FALLBACK_API_KEY || !!env.AI_FALLBACK_BASE_URL

function modelsWithoutPrice(env: Models): string[] {
  const models = [...(hasFirst(env) ? [env.OPENAI_MODEL] : []), ...(hasSecond(env) ? [env.AI_FALLBACK_MODEL ?? ''] : [])]
  return models.filter((model) => model && !(model in env.AI_PRICES))
}

/** Settings that make no sense together, wherever Greenroom runs, each as a sentence for the operator. */
export function operatingMistakes(env: Operating & Models & { DATABASE_URL?: string | undefined }): string[] {
  const unpriced = env.AI_DAILY_BUDGET_USD === undefined ? [] : modelsWithoutPrice(env)
  const s3 = [env.S3_ENDPOINT, env.S3_ACCESS_KEY_ID, env.S3_SECRET_ACCESS_KEY]
  const mistakes: [boolean, string][] = [
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
  ]
  return mistakes.filter(([wrong]) => wrong).map(([, sentence]) => sentence)
}
