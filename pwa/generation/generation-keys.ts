import { isOver } from '../platform/api-problem.ts'
import type { Failure } from './failure.ts'

/** Texts and files by field name. */
export type GenerationRequest = Readonly<Record<string, string | File | readonly File[]>>

type Part<Content> = readonly [name: string, content: Content]

export const partsOf = (request: GenerationRequest): Part<string | File>[] =>
  Object.entries(request).flatMap(([name, contents]) => {
    const each: readonly (string | File)[] = Array.isArray(contents) ? contents : [contents]
    return each.map((content) => [name, content] as const)
  })

/** Equal for equal texts and files (by name and size), also after a reload. */
export async function fingerprintOf(parts: readonly Part<string | Pick<File, 'name' | 'size'>>[]): Promise<string> {
  const named = parts.map(([name, content]) =>
    JSON.stringify(typeof content === 'string' ? [name, content] : [name, content.name, content.size]),
  )
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(named.sort().join('\n')))
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('')
}

/** sessionStorage, or a small fake in tests. */
export type KeyStorage = Pick<Storage, 'getItem' | 'setItem'>

interface Keys {
  last: string | null
  /** By fingerprint: requests without a complete result. */
  open: Readonly<Record<string, string>>
}

/**
 * Idempotency-Keys of one kind of generation. A request keeps its key until its result is complete or the server says that
 * there will be none, so it cannot be charged twice.
 */
export function createGenerationKeys(storageKey: () => string, storage: () => KeyStorage) {
  const read = (): Keys => JSON.parse(storage().getItem(storageKey()) ?? 'null') ?? { last: null, open: {} }
  const change = (to: Partial<Keys>) => storage().setItem(storageKey(), JSON.stringify({ ...read(), ...to }))
  const openWithout = (key: string) => Object.fromEntries(Object.entries(read().open).filter(([, open]) => open !== key))
  const lastUnless = (key: string) => (read().last === key ? null : read().last)

  return {
    keyFor(fingerprint: string): { key: string; isRepeat: boolean } {
      const key = read().open[fingerprint]
      return key ? { key, isRepeat: true } : { key: crypto.randomUUID(), isRepeat: false }
    },
    wasSent: (key: string, fingerprint: string) => change({ last: key, open: { ...read().open, [fingerprint]: key } }),
    /** What the page before a reload waited for or showed last. */
    left: (): string | null => read().last,
    /** A reload still fetches it. */
    hasFinished: (key: string) => change({ open: openWithout(key) }),
    hasFailed(key: string, { charge, code }: Pick<Failure, 'charge' | 'code'>) {
      if (isOver(charge)) change({ last: lastUnless(key), open: openWithout(key) })
      // Another file with the same name and size: the next press pays under a new key.
      else if (code === 'key_reused') change({ open: openWithout(key) })
    },
    /** It stays the key of its request, which may still arrive. */
    wasNotFound: (key: string) => change({ last: lastUnless(key) }),
    /** The results are stored elsewhere or no longer wanted. */
    forgetAll: () => change({ last: null, open: {} }),
  }
}
