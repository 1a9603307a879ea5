import { getDefaultStore } from 'jotai'
import { ApiProblem, isOver } from '../platform/api-problem.ts'
import { authStateAtom } from '../session/auth/auth-state.ts'
import type { FeedbackOrder } from './feedback-order.ts'

const store = getDefaultStore()

type Keys = Record<string, { key: string; contentsHash: string }>

/** Each person has keys of their own: the next person in this tab must not join or pay with them. */
function storageKey(): string {
  const authState = store.get(authStateAtom)
  return `greenroom:feedback-keys:${authState.state === 'signed-in' ? authState.person.uid : ''}`
}

const readKeys = (): Keys => JSON.parse(sessionStorage.getItem(storageKey()) ?? '{}')

/** Two orders with the same hash are the same; no word of them is stored. The sound of an answer never changes, so its size is enough. */
async function contentsHashOf({ given, ...rest }: FeedbackOrder): Promise<string> {
  const contents = JSON.stringify({ ...rest, given: given.how === 'sound' ? { ...given, file: given.file.size } : given })
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(contents))
  return Array.from(new Uint8Array(hash), (byte) => byte.toString(16).padStart(2, '0')).join('')
}

/** The key of an order. One that was sent before without an answer, even before a reload, gets its key again: it is charged once. */
export async function feedbackKeyFor(answerId: string, order: FeedbackOrder): Promise<string> {
  const contentsHash = await contentsHashOf(order)
  const keys = readKeys()
  const before = keys[answerId]
  const key = before?.contentsHash === contentsHash ? before.key : crypto.randomUUID()
  sessionStorage.setItem(storageKey(), JSON.stringify({ ...keys, [answerId]: { key, contentsHash } }))
  return key
}

/** The key of the last order for an answer, unless nothing more can come of it. */
export const feedbackKeyLeft = (answerId: string): string | null => readKeys()[answerId]?.key ?? null

/** Nothing more can come of it. Otherwise it stays, so that a reload fetches what was paid for. */
export function forgetFeedbackKey(answerId: string): void {
  const { [answerId]: _, ...rest } = readKeys()
  sessionStorage.setItem(storageKey(), JSON.stringify(rest))
}

/** Whether the ledger has closed the key of this failure: nothing more can come of it. */
export function isKeyOver(error: unknown): boolean {
  if (!(error instanceof ApiProblem)) return false
  return error.code === 'key_reused' || isOver(error.charge)
}
