import { isOver } from '../platform/api-problem.ts'
import type { Failure } from './failure.ts'

/** Texts and files by field name, several under one name in their order. The same values and the same file objects are the same request. */
export type GenerationRequest = Readonly<Record<string, string | File | readonly File[]>>

const valuesOf = (value: GenerationRequest[string] | undefined): readonly (string | File | undefined)[] =>
  Array.isArray(value) ? value : [value as string | File | undefined]

/** Field by field, with every value of it. */
export const fieldsOf = (request: GenerationRequest) =>
  Object.entries(request).map(([name, values]) => [name, valuesOf(values)] as const)

function isSame(one: GenerationRequest, other: GenerationRequest): boolean {
  const names = Object.keys(one)
  const isSameAt = (name: string) => {
    const [mine, theirs] = [valuesOf(one[name]), valuesOf(other[name])]
    return mine.length === theirs.length && mine.every((value, index) => value === theirs[index])
  }
  return names.length === Object.keys(other).length && names.every(isSameAt)
}

/** Where the key outlives a reload: sessionStorage, or a small stand-in in tests. */
export type KeyStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

/**
 * One person's keys for one kind of generation. A key is dropped only when its result is complete on the screen, or the server says that
 * there will be none. Until then the same request uses the same key and cannot be charged twice. Only the key is stored, no text of a form.
 */
export function createGenerationKeys(storageKey: string, storage: () => KeyStorage) {
  /** Sent by this page, and not finished yet. */
  let pending: { key: string; request: GenerationRequest } | null = null
  /** Sent by the page before a reload, with a form that is gone. `other`: a request that turned out to be a different one. */
  let fromBefore: { key: string; other: GenerationRequest | null } | null = null

  return {
    /** The key for a request, and whether it was sent before. */
    keyFor(request: GenerationRequest): { key: string; isRepeat: boolean } {
      if (pending && isSame(pending.request, request)) return { key: pending.key, isRepeat: true }
      const isOther = fromBefore?.other && isSame(fromBefore.other, request)
      return fromBefore && !isOther ? { key: fromBefore.key, isRepeat: true } : { key: crypto.randomUUID(), isRepeat: false }
    },
    /** To be called before the request leaves. */
    wasSent(key: string, request: GenerationRequest) {
      pending = { key, request }
      storage().setItem(storageKey, key)
    },
    /** The key that the page before has left. */
    left(): string | null {
      const key = storage().getItem(storageKey)
      fromBefore = key === null ? null : { key, other: null }
      return key
    },
    /** It waits in the outbox, where perhaps another page has put it. */
    waits(key: string) {
      if (pending?.key === key) return
      storage().setItem(storageKey, key)
      fromBefore = { key, other: null }
    },
    /** The result is complete. The stored key stays: a reload fetches it again. */
    hasFinished(key: string) {
      if (pending?.key === key) pending = null
      if (fromBefore?.key === key) fromBefore = null
    },
    hasFailed(key: string, { charge, code }: Failure) {
      if (isOver(charge)) this.forget(key)
      else if (code !== 'key_reused') return
      else if (fromBefore?.key === key) fromBefore.other = pending?.request ?? null
      if (pending?.key === key) pending = null
    },
    /** The server does not know it: the next reload need not ask again. On this page it stays the key of the request, should that still arrive. */
    wasNotFound(key: string) {
      if (storage().getItem(storageKey) === key) storage().removeItem(storageKey)
    },
    /** The result is stored elsewhere, or nobody wants it any more. */
    forget(key?: string) {
      if (key === undefined || storage().getItem(storageKey) === key) storage().removeItem(storageKey)
      if (key === undefined || pending?.key === key) pending = null
      if (key === undefined || fromBefore?.key === key) fromBefore = null
    },
  }
}
