import { getDefaultStore } from 'jotai'
import type { Auth } from '../../platform/auth.ts'
import { openLocalStore } from '../../platform/database-store.ts'
import type { LocalStore } from '../../platform/local-store.ts'
import { type Outbox, openOutbox } from './outbox.ts'
import { openOutboxChannel } from './outbox-channel.ts'
import { storageAtom } from './storage.ts'

export interface AppOutbox {
  localStore: LocalStore
  outbox: Outbox
}

type SignIn = Pick<Auth, 'onUserChanged' | 'token'>

let uid: string | null = null
let signIn: SignIn | null = null
let opened: Promise<AppOutbox> | null = null

/** Opened at the first call. Sends nothing while no one is signed in. */
export function appOutbox(): Promise<AppOutbox> {
  opened ??= open()
  return opened
}

/** Called once, when the sign-in adapter is open. */
export function connectOutbox(adapter: SignIn) {
  signIn = adapter
  adapter.onUserChanged(async (user) => {
    const before = uid
    uid = user?.uid ?? null
    const { outbox } = await appOutbox()
    if (before !== null && before !== uid) outbox.stopSending()
    outbox.wake()
  })
}

async function open(): Promise<AppOutbox> {
  const localStore = await openLocalStore()
  getDefaultStore().set(storageAtom, localStore.keeps)
  const token = async (options: { fresh: boolean }) => (await signIn?.token({ ...options, of: uid })) ?? null
  return { localStore, outbox: openOutbox({ localStore, channel: openOutboxChannel(), uid: () => uid, token }) }
}
