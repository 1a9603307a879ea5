import { atom, getDefaultStore } from 'jotai'
import type { PublicConfig } from '../../../api/contract/config.ts'
import { takeTokensFrom } from '../../platform/api.ts'
import { sentenceOf } from '../../platform/api-problem.ts'
import type { Auth, Person } from '../../platform/auth.ts'
import { loadPublicConfig } from '../../platform/public-config.ts'
import { doorProblemAtom, standingAtom } from './standing.ts'

/** Also read by the inline script in index.html: a person who was here gets the splash instead of the signed-out home. */
export const wasHereKey = 'greenroom:signed-in'

const notReachable = 'Greenroom cannot be reached right now. Please try again in a moment.'

/** What the server says about itself, once it is known. */
export const configAtom = atom<PublicConfig | null>(null)

const door = Promise.withResolvers<Auth>()

/** The sign-in door, as soon as it is there. */
export const openDoor = door.promise

const store = getDefaultStore()

function personChanged(person: Person | null) {
  if (person) localStorage.setItem(wasHereKey, '1')
  else localStorage.removeItem(wasHereKey)
  store.set(standingAtom, person ? { state: 'signed-in', person } : { state: 'signed-out' })
}

/**
 * Reads the settings, opens the sign-in door and listens who comes. Called once, after the first paint; when the settings cannot
 * be had, it says so and tries again when the connection is back.
 */
export async function openSession(): Promise<void> {
  try {
    const config = await loadPublicConfig()
    store.set(configAtom, config)
    const { createAuth } = await import('../../platform/auth.ts')
    const auth = createAuth(config.identity)
    takeTokensFrom(() => auth.token())
    door.resolve(auth)
    store.set(doorProblemAtom, null)
    auth.onPersonChanged(personChanged)
    // What waited for a connection goes on as soon as it is known whose it is.
    void import('../../outbox/app-outbox.ts').then(({ signOutboxWith }) => signOutboxWith(auth))
  } catch (error) {
    store.set(doorProblemAtom, sentenceOf(error, notReachable))
    store.set(standingAtom, { state: 'signed-out' })
    addEventListener('online', () => void openSession(), { once: true })
  }
}
