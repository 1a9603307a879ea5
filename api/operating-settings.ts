import * as z from 'zod'
import { switchableNames } from './contract/switches.ts'

/** An empty value in a .env file means "not set". */
export const blankIsUnset = (value: unknown) => (value === '' ? undefined : value)
export const optionalText = z.preprocess(blankIsUnset, z.string().optional())
export const optionalUrl = z.preprocess(blankIsUnset, z.url({ protocol: /^https?$/ }).optional())
export const wholeNumber = (fallback: number, min = 0) =>
  z.preprocess(blankIsUnset, z.coerce.number().int().min(min).default(fallback))
export const flag = z.preprocess(blankIsUnset, z.enum(['0', '1']).default('0')).transform((value) => value === '1')

export interface TokenPrice {
  inputUsd: number
  outputUsd: number
}

const entriesOf = (text: string) => text.split(',').flatMap((entry) => entry.trim() || [])

/** `gpt-5-mini=0.25/2.00, llama3.1=0/0`: dollars per million input and output tokens. */
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

/** `US, CA`: two-letter country codes. Default: all. */
const regions = z
  .preprocess(blankIsUnset, z.string().default(''))
  .transform(entriesOf)
  .pipe(z.array(z.string().regex(/^[A-Z]{2}$/, 'Two capital letters for each country, for example US,CA')))

const dollars = z.preprocess(blankIsUnset, z.coerce.number().min(0).optional())

export const operatingSettings = {
  AI_FALLBACK_API_KEY: optionalText,
  AI_FALLBACK_BASE_URL: optionalUrl,
  AI_FALLBACK_MODEL: optionalText,
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
  METRICS_TOKEN: z.preprocess(blankIsUnset, z.string().min(16).optional()),
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

export function operatingMistakes(env: Operating & Models & { DATABASE_URL?: string | undefined }): string[] {
  const unpriced = env.AI_DAILY_BUDGET_USD === undefined ? [] : modelsWithoutPrice(env)
  const mistakes: [boolean, string][] = [
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
