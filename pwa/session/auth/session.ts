import { atom, getDefaultStore } from 'jotai'
import type { PublicConfig } from '../../../api/contract/config.ts'
import { sentenceOf } from '../../platform/api-problem.ts'
import type { Auth, User } from '../../platform/auth.ts'
import { isDraftKeptAtom } from '../../platform/draft.ts'
import { loadPublicConfig } from '../../platform/public-config.ts'
import { forgetSealedOfOtherUsers } from '../../platform/sealed-names.ts'
import { setTokenSource } from '../../platform/token-source.ts'
import { authStateAtom, signInUnavailableAtom } from './auth-state.ts'
import { keepUser, lastUser } from './last-user.ts'
import { reloadApp } from './reload-app.ts'

const notReachable = 'Greenroom cannot be reached right now. Please try again in a moment.'

export const configAtom = atom<PublicConfig | null>(null)
/** Only once the server has said so: what a request costs depends on it. */
export const isBuiltInAtom = atom((get) => get(configAtom)?.coach === 'builtin')

const authOpened = Promise.withResolvers<Auth>()

export const authReady = authOpened.promise

const store = getDefaultStore()

type TabOwner = ReturnType<typeof createTabOwner>

function onPossibleChange(check: () => void) {
  for (const event of ['storage', 'pageshow', 'focus', 'visibilitychange']) addEventListener(event, check)
}

function show(tab: TabOwner, user: User | null) {
  if (!tab.take(user)) return
  forgetSealedOfOtherUsers(user?.uid ?? null)
  if (user)
    import('../../platform/kept-draft.ts').then(
      ({ keepDraftHere }) => keepDraftHere(user.uid),
      () => store.set(isDraftKeptAtom, false),
    )
  store.set(authStateAtom, user ? { state: 'signed-in', user } : { state: 'signed-out' })
}

/** A good connection answers sooner. Server calls wait for the real answer in any case: they need its token. */
const signInPatienceMs = 1_000

/** On a bad connection Firebase takes up to a minute. Until it answers, the app shows the last signed-in user. */
function showLastUserMeanwhile(tab: TabOwner) {
  setTimeout(() => {
    const user = lastUser()
    if (user && store.get(authStateAtom).state === 'loading') show(tab, user)
  }, signInPatienceMs)
}

/** Uploads resume once their owner is known. */
function connectOutboxWithUser(auth: Auth) {
  const stop = auth.onUserChanged(async (user) => {
    if (!user) return
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
    auth.onUserChanged((user) => show(tab, user))
    showLastUserMeanwhile(tab)
    connectOutboxWithUser(auth)
  } catch (error) {
    store.set(signInUnavailableAtom, sentenceOf(error, notReachable))
    store.set(authStateAtom, { state: 'signed-out' })
    addEventListener('online', () => void openSession(), { once: true })
  }
}

interface TabOwnerDeps {
  storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>
  onPossibleChange(check: () => void): void
  reloadApp(): void
}

/** Reloads when the user changes in any tab: this tab's memory (forms, results, recordings, balance) belongs to one user. */
export function createTabOwner({ storage, onPossibleChange, reloadApp }: TabOwnerDeps) {
  let uid: string | null = null
  let isKept = false
  let isLeaving = false

  function leave() {
    isLeaving = true
    reloadApp()
  }

  // Other tabs store their user at once. Firebase tells a hidden tab up to a minute later, and never tells a page restored
  // from the back/forward cache.
  onPossibleChange(() => {
    if (isLeaving || (isKept && lastUser(storage)?.uid !== uid)) leave()
  })

  return {
    uid: () => uid,
    /** Takes Firebase's answer. False when the tab belonged to another user and reloads: show nothing then. */
    take(user: User | null): boolean {
      keepUser(user, storage)
      if (uid !== null && uid !== user?.uid) leave()
      if (isLeaving) return false
      uid = user?.uid ?? null
      isKept = uid !== null && lastUser(storage)?.uid === uid
      return true
    },
  }
}
