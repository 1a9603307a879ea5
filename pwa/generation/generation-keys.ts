import { isOver } from '../platform/api-problem.ts'
import type { Failure } from './failure.ts'

/** Texts and files by field name, several under one name in their order. */
export type GenerationRequest = Readonly<Record<string, string | File | readonly File[]>>

type Part<Content> = readonly [name: string, content: Content]

/** Field by field, with every file of it. */
export const partsOf = (request: GenerationRequest): Part<string | File>[] =>
  Object.entries(request).flatMap(([name, contents]) => {
    const each: readonly (string | File)[] = Array.isArray(contents) ? contents : [contents]
    return each.map((content) => [name, content] as const)
  })

/** The same for the same texts and files, also after a reload; no text can be read from it. */
export async function fingerprintOf(parts: readonly Part<string | Pick<File, 'name' | 'size'>>[]): Promise<string> {
  const named = parts.map(([name, content]) =>
    JSON.stringify(typeof content === 'string' ? [name, content] : [name, content.name, content.size]),
  )
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(named.sort().join('\n')))
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('')
}

/** Where keys outlive a reload: sessionStorage, or a small stand-in in tests. */
export type KeyStorage = Pick<Storage, 'getItem' | 'setItem'>

interface Keys {
  /** What a reload asks for. */
  last: string | null
  /** Requests whose result has not arrived whole, by their fingerprint. */
  open: Readonly<Record<string, string>>
}

/**
 * The Idempotency-Keys of one kind of generation. A request keeps its key until its result is complete on the screen, or the server says
 * that there will be none, and so cannot be charged twice. Stored before the request leaves.
 * @param storageKey of the user who is signed in
 */
export function createGenerationKeys(storageKey: () => string, storage: () => KeyStorage) {
  const read = (): Keys => JSON.parse(storage().getItem(storageKey()) ?? 'null') ?? { last: null, open: {} }
  const change = (to: Partial<Keys>) => storage().setItem(storageKey(), JSON.stringify({ ...read(), ...to }))
  const openWithout = (key: string) => Object.fromEntries(Object.entries(read().open).filter(([, open]) => open !== key))
  const lastUnless = (key: string) => (read().last === key ? null : read().last)

  return {
    /** The key for a request, and whether it was sent before. */
    keyFor(fingerprint: string): { key: string; isRepeat: boolean } {
      const key = read().open[fingerprint]
      return key ? { key, isRepeat: true } : { key: crypto.randomUUID(), isRepeat: false }
    },
    /** To be called before the request leaves. */
    wasSent: (key: string, fingerprint: string) => change({ last: key, open: { ...read().open, [fingerprint]: key } }),
    /** What the page before a reload was waiting for, or has shown last. */
    left: (): string | null => read().last,
    /** The result is complete. A reload fetches it again. */
    hasFinished: (key: string) => change({ open: openWithout(key) }),
    hasFailed(key: string, { charge, code }: Pick<Failure, 'charge' | 'code'>) {
      if (isOver(charge)) change({ last: lastUnless(key), open: openWithout(key) })
      // Another file of the same name and size: the next press pays for it under its own key.
      else if (code === 'key_reused') change({ open: openWithout(key) })
    },
    /** The server does not know it. It stays the key of its request, which may still arrive. */
    wasNotFound: (key: string) => change({ last: lastUnless(key) }),
    /** The results are stored elsewhere, or not wanted any more. */
    forgetAll: () => change({ last: null, open: {} }),
  }
}
