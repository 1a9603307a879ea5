import { atom, getDefaultStore } from 'jotai'
import type { PublicConfig } from '../../../api/contract/config.ts'
import { sentenceOf } from '../../platform/api-problem.ts'
import type { Auth, Person } from '../../platform/auth.ts'
import { isDraftKeptAtom } from '../../platform/draft.ts'
import { loadPublicConfig } from '../../platform/public-config.ts'
import { forgetSealedOfOthers } from '../../platform/sealed-names.ts'
import { setTokenSource } from '../../platform/token-source.ts'
import { authStateAtom, signInUnavailableAtom } from './auth-state.ts'
import { lastPerson } from './last-person.ts'
import { reloadApp } from './reload-app.ts'
import { createTabOwner } from './tab-owner.ts'

const notReachable = 'Greenroom cannot be reached right now. Please try again in a moment.'

export const configAtom = atom<PublicConfig | null>(null)

const authOpened = Promise.withResolvers<Auth>()

export const authReady = authOpened.promise

const store = getDefaultStore()

type TabOwner = ReturnType<typeof createTabOwner>

function onPossibleChange(check: () => void) {
  for (const event of ['storage', 'pageshow', 'focus', 'visibilitychange']) addEventListener(event, check)
}

function show(tab: TabOwner, person: Person | null) {
  if (!tab.take(person)) return
  forgetSealedOfOthers(person?.uid ?? null)
  if (person)
    import('../../platform/kept-draft.ts').then(
      ({ keepDraftHere }) => keepDraftHere(person.uid),
      () => store.set(isDraftKeptAtom, false),
    )
  store.set(authStateAtom, person ? { state: 'signed-in', person } : { state: 'signed-out' })
}

/** A good connection answers sooner. Server calls wait for the real answer in any case: they need its token. */
const signInPatienceMs = 1_000

/** On a bad connection Firebase takes up to a minute. Until it answers, the app shows the last signed-in user. */
function showLastPersonMeanwhile(tab: TabOwner) {
  setTimeout(() => {
    const person = lastPerson()
    if (person && store.get(authStateAtom).state === 'loading') show(tab, person)
  }, signInPatienceMs)
}

/** Uploads resume once their owner is known. */
function connectOutboxWithPerson(auth: Auth) {
  const stop = auth.onPersonChanged(async (person) => {
    if (!person) return
    stop()
    const { connectOutbox } = await import('../../media/uploads/app-outbox.ts')
    connectOutbox(auth)
  })
}

/** Call once, after the first paint. Without settings it says why sign-in is unavailable, and retries when back online. */
export async function openSession(): Promise<void> {
  try {
    const config = await loadPublicConfig()
    store.set(configAtom, config)
    const { createAuth } = await import('../../platform/auth.ts')
    const auth = await createAuth(config.identity)
    const tab = createTabOwner({ storage: localStorage, onPossibleChange, reloadApp })
    // One user's form must never be sent in another's name.
    setTokenSource(() => auth.token({ of: tab.uid() }))
    authOpened.resolve(auth)
    store.set(signInUnavailableAtom, null)
    auth.onPersonChanged((person) => show(tab, person))
    showLastPersonMeanwhile(tab)
    connectOutboxWithPerson(auth)
  } catch (error) {
    store.set(signInUnavailableAtom, sentenceOf(error, notReachable))
    store.set(authStateAtom, { state: 'signed-out' })
    addEventListener('online', () => void openSession(), { once: true })
  }
}
