import { getDefaultStore } from 'jotai'
import { openLocalStore } from '../../platform/database-store.ts'
import type { LocalStore } from '../../platform/local-store.ts'
import { type Outbox, openOutbox } from './outbox.ts'
import { openOutboxChannel } from './outbox-channel.ts'
import { storageAtom } from './storage.ts'

export interface AppOutbox {
  localStore: LocalStore
  outbox: Outbox
}

/** What of the sign-in door the outbox needs. */
interface SignInDoor {
  onPersonChanged(changed: (person: { uid: string } | null) => void): () => void
  token(options?: { fresh?: boolean; of?: string | null }): Promise<string | null>
}

let uid: string | null = null
let door: SignInDoor | null = null
let opened: Promise<AppOutbox> | null = null

/** The one shelf and the one outbox of this tab; opened at the first call. Sends nothing while nobody is signed in. */
export function appOutbox(): Promise<AppOutbox> {
  opened ??= open()
  return opened
}

/** Tells the outbox who is signed in, now and at each change. Called once, when the sign-in door is open; starts sending what waits. */
export function connectOutbox(signIn: SignInDoor) {
  door = signIn
  signIn.onPersonChanged(async (person) => {
    const before = uid
    uid = person?.uid ?? null
    const { outbox } = await appOutbox()
    // What is on its way belongs to who was signed in.
    if (before !== null && before !== uid) outbox.stopSending()
    outbox.wake()
  })
}

async function open(): Promise<AppOutbox> {
  const localStore = await openLocalStore()
  getDefaultStore().set(storageAtom, localStore.keeps)
  const token = async (options: { fresh: boolean }) => (await door?.token({ ...options, of: uid })) ?? null
  return { localStore, outbox: openOutbox({ localStore, channel: openOutboxChannel(), uid: () => uid, token }) }
}
