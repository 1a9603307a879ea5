import type { Env } from '../../api/env.ts'
import { address } from './address.ts'
import { hasSecondModel, model, secondModel, transcription } from './ai.ts'
import { bucket } from './bucket.ts'
import type { Check } from './check.ts'
import { database } from './database.ts'
import { serviceAccount, signInMethods, signInPage } from './firebase.ts'
import { stripe } from './stripe.ts'

export interface Places {
  identityToolkit: string
  stripe: string
}

const realPlaces: Places = { identityToolkit: 'https://identitytoolkit.googleapis.com', stripe: 'https://api.stripe.com' }

/** In the order in which to fix things. */
export const checksFor = (env: Env, places: Places = realPlaces): Check[] => [
  ...[database, serviceAccount, signInMethods, signInPage(places.identityToolkit), bucket, stripe(places.stripe), model],
  ...(hasSecondModel(env) ? [secondModel] : []),
  ...[transcription, address],
]
