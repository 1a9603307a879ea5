import { Hono } from 'hono'
import { transcriptionSettings } from '../../adapters/transcription.ts'
import { PublicConfig } from '../../contract/config.ts'
import type { Env } from '../../env.ts'
import { hasSecond } from '../../env.ts'
import { describeCall } from '../../http/route-description.ts'
import type { AppEnv } from '../../http/signed-in.ts'
import type { Services } from '../../services.ts'

function aiProviderOf(env: Env, coach: PublicConfig['coach']): string | null {
  const { AI_PROVIDER_NAME: name, OPENAI_BASE_URL: modelUrl, TRANSCRIPTION_BASE_URL: transcriptionUrl, OPENAI_API_KEY: key } = env
  if (coach === 'builtin' && !transcriptionUrl && !key) return null
  if (name) return name
  const url = coach === 'openai' ? modelUrl : transcriptionUrl
  const hostOf = (address: string | undefined) => (address ? new URL(address).host : 'OpenAI')
  const names = [hostOf(url), ...(hasSecond(env) ? [hostOf(env.AI_FALLBACK_BASE_URL)] : [])]
  return [...new Set(names)].join(' and ')
}

function appCheckOf({ FIREBASE_APP_ID: appId, APP_CHECK_SITE_KEY: siteKey }: Env): PublicConfig['identity']['appCheck'] {
  return appId && siteKey ? { appId, siteKey } : null
}

export function publicConfig(env: Env, coach: PublicConfig['coach']): PublicConfig {
  return {
    identity: {
      projectId: env.FIREBASE_PROJECT_ID,
      apiKey: env.FIREBASE_API_KEY,
      authDomain: env.FIREBASE_AUTH_DOMAIN,
      emulatorUrl: env.FIREBASE_AUTH_EMULATOR_HOST ? `http://${env.FIREBASE_AUTH_EMULATOR_HOST}` : null,
      appCheck: appCheckOf(env),
    },
    coach,
    transcription: transcriptionSettings(env) ? 'server' : 'browser',
    payments: env.STRIPE_SECRET_KEY && !env.STRIPE_API_URL ? 'stripe' : 'sandbox',
    stripePublishableKey: env.STRIPE_PUBLISHABLE_KEY ?? null,
    devMode: env.DEV_MODE,
    supportEmail: env.SUPPORT_EMAIL ?? null,
    aiProvider: aiProviderOf(env, coach),
    switchedOff: env.FEATURES_OFF,
  }
}

export function configRoutes({ env, coach }: Services) {
  return new Hono<AppEnv>().get(
    '/config',
    describeCall({
      description: 'What the page needs before sign-in',
      answer: PublicConfig,
      isOpen: true,
    }),
    (c) => c.json(publicConfig(env, coach.name)),
  )
}
