import { createFirebaseIdentity } from '../../api/adapters/identity-firebase.ts'
import { type SignInMethods, signInMethodsOf } from '../../api/adapters/identity-sign-in-methods.ts'
import { ask, type Check, messageOf } from './check.ts'

export const serviceAccount: Check = {
  name: 'Firebase, as the server',
  async look(env) {
    await createFirebaseIdentity(env)
      .probe()
      .catch((error: unknown) => {
        throw new Error(
          `FIREBASE_SERVICE_ACCOUNT cannot read users (${messageOf(error)}): give it the role Firebase Authentication Admin, and check that its key was not deleted.`,
        )
      })
    return 'the service account can read users'
  },
}

const methodsPage = 'Firebase console, Authentication, Sign-in method'
const regionsPage = 'Firebase console, Authentication, Settings, SMS region policy'

export const signInMethods: Check = {
  name: 'Sign-in and text messages',
  async look(env) {
    const methods = await signInMethodsOf(env).catch((error: unknown) => {
      throw new Error(
        `The sign-in methods could not be read (${messageOf(error)}): give the service account the role Firebase Authentication Admin.`,
      )
    })
    if (!methods.google) throw new Error(`No one can sign in: turn on Google (${methodsPage}).`)
    if (!methods.phone) throw new Error(`No one can verify a phone and get the free credits: turn on Phone (${methodsPage}).`)
    return `Google and Phone are on; text messages go ${whereTo(methods)}`
  },
}

function whereTo({ messagesTo }: SignInMethods): string {
  if ('only' in messagesTo) {
    if (messagesTo.only.length === 0)
      throw new Error(`Text messages go to no country: allow the ones your users are in (${regionsPage}).`)
    return `to ${messagesTo.only.join(', ')} only`
  }
  if (messagesTo.allBut.length > 0) return `everywhere but to ${messagesTo.allBut.join(', ')}`
  throw new Error(
    `Text messages go to every country, and strangers can make you pay for them: allow only yours (${regionsPage}).`,
  )
}

export const signInPage = (identityToolkit: string): Check => ({
  name: 'Firebase, as the page',
  async look({ FIREBASE_API_KEY, FIREBASE_PROJECT_ID, PUBLIC_URL, FIREBASE_AUTH_DOMAIN }) {
    const { status, body } = await ask(`${identityToolkit}/v1/projects?key=${FIREBASE_API_KEY}`, { Referer: PUBLIC_URL! })
    if (status === 403)
      throw new Error(
        'FIREBASE_API_KEY was refused (403): allow it for your domain and the Identity Toolkit API (Google Cloud, Credentials).',
      )
    if (status !== 200) throw new Error(`FIREBASE_API_KEY was refused (${status}): copy the web API key of the project again.`)
    const domains = (body as { authorizedDomains?: string[] }).authorizedDomains ?? []
    const own = [`${FIREBASE_PROJECT_ID}.firebaseapp.com`, `${FIREBASE_PROJECT_ID}.web.app`, FIREBASE_AUTH_DOMAIN]
    if (!own.some((domain) => domains.includes(domain)))
      throw new Error(
        `FIREBASE_API_KEY is of another project than ${FIREBASE_PROJECT_ID}: users sign in at ${domains.join(', ')} there.`,
      )
    for (const domain of [new URL(PUBLIC_URL!).hostname, FIREBASE_AUTH_DOMAIN])
      if (!domains.includes(domain))
        throw new Error(`Add ${domain} to the authorized domains (Firebase console, Authentication, Settings).`)
    return `users can sign in at ${new URL(PUBLIC_URL!).hostname}`
  },
})
