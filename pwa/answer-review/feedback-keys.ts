import { getDefaultStore } from 'jotai'
import { ApiProblem, isOver } from '../platform/api-problem.ts'
import { authStateAtom } from '../session/auth/auth-state.ts'
import type { FeedbackOrder } from './feedback-order.ts'

const store = getDefaultStore()

type Keys = Record<string, { key: string; contentsHash: string }>

/** Each person's own; the next one in this tab neither joins nor pays under them. */
function placeHere(): string {
  const authState = store.get(authStateAtom)
  return `greenroom:feedback-keys:${authState.state === 'signed-in' ? authState.person.uid : ''}`
}

const readKeys = (): Keys => JSON.parse(sessionStorage.getItem(placeHere()) ?? '{}')

/** What makes two orders the same, as a hash: no word of it is stored. The sound of one answer never changes, so its size stands for it. */
async function contentsHashOf({ given, ...rest }: FeedbackOrder): Promise<string> {
  const contents = JSON.stringify({ ...rest, given: given.how === 'sound' ? { ...given, file: given.file.size } : given })
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(contents))
  return Array.from(new Uint8Array(hash), (byte) => byte.toString(16).padStart(2, '0')).join('')
}

/** The key of an order. One that was sent before and has no answer yet, also before a reload, goes under its key again: it is charged once. */
export async function feedbackKeyFor(answerId: string, order: FeedbackOrder): Promise<string> {
  const contentsHash = await contentsHashOf(order)
  const keys = readKeys()
  const before = keys[answerId]
  const key = before?.contentsHash === contentsHash ? before.key : crypto.randomUUID()
  sessionStorage.setItem(placeHere(), JSON.stringify({ ...keys, [answerId]: { key, contentsHash } }))
  return key
}

/** The feedback is here. */
export function forgetFeedbackKey(answerId: string): void {
  const { [answerId]: _, ...rest } = readKeys()
  sessionStorage.setItem(placeHere(), JSON.stringify(rest))
}

/** Whether the ledger has said that nothing can be had under the key of this failure. */
export function isKeyOver(error: unknown): boolean {
  if (!(error instanceof ApiProblem)) return false
  return error.code === 'key_reused' || isOver(error.charge)
}
