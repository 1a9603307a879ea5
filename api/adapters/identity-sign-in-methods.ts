import { applicationDefault, cert } from 'firebase-admin/app'
import * as z from 'zod'
import type { Env } from '../env.ts'
import { readServiceAccount } from './service-account.ts'

type Settings = Pick<Env, 'FIREBASE_PROJECT_ID' | 'FIREBASE_AUTH_EMULATOR_HOST' | 'FIREBASE_SERVICE_ACCOUNT'>

export interface SignInMethods {
  google: boolean
  phone: boolean
  messagesTo: { only: string[] } | { allBut: string[] }
}

const Provider = z.object({ enabled: z.boolean().default(false) })
const Regions = z.array(z.string()).default([])
const Config = z.object({
  signIn: z.object({ phoneNumber: Provider.optional() }).optional(),
  smsRegionConfig: z
    .object({
      allowlistOnly: z.object({ allowedRegions: Regions }).optional(),
      allowByDefault: z.object({ disallowedRegions: Regions }).optional(),
    })
    .optional(),
})

const patienceMs = 10_000

/** Queries the project with the settings' service account, for `npm run doctor`. @throws Error when Google does not respond, or refuses */
export async function signInMethodsOf(settings: Settings): Promise<SignInMethods> {
  const { FIREBASE_AUTH_EMULATOR_HOST: emulatorHost, FIREBASE_PROJECT_ID: project } = settings
  const host = emulatorHost ? `http://${emulatorHost}/` : 'https://'
  const token = emulatorHost ? 'owner' : await accessTokenOf(settings.FIREBASE_SERVICE_ACCOUNT)
  const ask = async (path: string) => {
    const url = `${host}identitytoolkit.googleapis.com/v2/projects/${project}/${path}`
    const answer = await fetch(url, {
      headers: { Authorization: `Bearer ${token}` },
      signal: AbortSignal.timeout(patienceMs),
    })
    if (!answer.ok && answer.status !== 404) throw new Error(`Google answered ${answer.status}`)
    return answer.ok ? ((await answer.json()) as unknown) : {}
  }
  const [config, google] = await Promise.all([
    ask('config').then((answer) => Config.parse(answer)),
    ask('defaultSupportedIdpConfigs/google.com').then((answer) => Provider.parse(answer)),
  ])
  const { allowlistOnly, allowByDefault } = config.smsRegionConfig ?? {}
  return {
    google: google.enabled,
    phone: config.signIn?.phoneNumber?.enabled ?? false,
    messagesTo: allowlistOnly ? { only: allowlistOnly.allowedRegions } : { allBut: allowByDefault?.disallowedRegions ?? [] },
  }
}

async function accessTokenOf(serviceAccount = 'default'): Promise<string> {
  const account = readServiceAccount(serviceAccount)
  return (await (account ? cert(account) : applicationDefault()).getAccessToken()).access_token
}
