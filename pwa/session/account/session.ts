import { atom, getDefaultStore } from 'jotai'
import type { PublicConfig } from '../../../api/contract/config.ts'
import { takeTokensFrom } from '../../platform/api.ts'
import { sentenceOf } from '../../platform/api-problem.ts'
import type { Auth, Person } from '../../platform/auth.ts'
import { loadPublicConfig } from '../../platform/public-config.ts'
import { authStateAtom, signInProblemAtom } from './auth-state.ts'
import { lastPerson } from './last-person.ts'
import { startAnew } from './start-anew.ts'
import { createTabOwner } from './tab-owner.ts'

const notReachable = 'Greenroom cannot be reached right now. Please try again in a moment.'

/** What the server says about itself, once it is known. */
export const configAtom = atom<PublicConfig | null>(null)

const authOpened = Promise.withResolvers<Auth>()

/** The sign-in door, as soon as it is there. */
export const authReady = authOpened.promise

const store = getDefaultStore()

type TabOwner = ReturnType<typeof createTabOwner>

function watchTab(): TabOwner {
  const onNews = (look: () => void) => {
    for (const event of ['storage', 'pageshow', 'focus', 'visibilitychange']) addEventListener(event, look)
  }
  return createTabOwner({ storage: localStorage, onNews, startAnew })
}

function show(tab: TabOwner, person: Person | null) {
  if (tab.take(person)) store.set(authStateAtom, person ? { state: 'signed-in', person } : { state: 'signed-out' })
}

/** A good connection answers sooner. Calls to the server wait for the real answer anyway: they need its token. */
const signInPatienceMs = 1_000

/**
 * Without a connection, or with a bad one, the sign-in service takes up to a minute to say who is here: until then it is who was here
 * last. Its answer counts as soon as it comes, whatever it is.
 */
function standInForSlowAnswer(tab: TabOwner) {
  setTimeout(() => {
    const person = lastPerson()
    if (person && store.get(authStateAtom).state === 'loading') show(tab, person)
  }, signInPatienceMs)
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
    const tab = watchTab()
    // A form that one person has filled in is never sent in the name of the next.
    takeTokensFrom(() => auth.token({ of: tab.uid() }))
    authOpened.resolve(auth)
    store.set(signInProblemAtom, null)
    auth.onPersonChanged((person) => show(tab, person))
    standInForSlowAnswer(tab)
    // What waited for a connection goes on as soon as it is known whose it is.
    void import('../../media/uploads/app-outbox.ts').then(({ connectOutbox }) => connectOutbox(auth))
  } catch (error) {
    store.set(signInProblemAtom, sentenceOf(error, notReachable))
    store.set(authStateAtom, { state: 'signed-out' })
    addEventListener('online', () => void openSession(), { once: true })
  }
}
