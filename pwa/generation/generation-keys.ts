import { isOver } from '../platform/api-problem.ts'
import type { Failure } from './failure.ts'

/** What a form asks with: texts and files by field name, several under one name in their order. The same values and the same file objects are the same request. */
export type Asked = Readonly<Record<string, string | File | readonly File[]>>

const valuesOf = (value: Asked[string] | undefined): readonly (string | File | undefined)[] =>
  Array.isArray(value) ? value : [value as string | File | undefined]

/** Field by field, with every value of it. */
export const fieldsOf = (asked: Asked) => Object.entries(asked).map(([name, values]) => [name, valuesOf(values)] as const)

function isSame(one: Asked, other: Asked): boolean {
  const names = Object.keys(one)
  const isSameAt = (name: string) => {
    const [mine, theirs] = [valuesOf(one[name]), valuesOf(other[name])]
    return mine.length === theirs.length && mine.every((value, place) => value === theirs[place])
  }
  return names.length === Object.keys(other).length && names.every(isSameAt)
}

/** Where the key outlives a reload: sessionStorage, or a small one of a test. */
export type KeyStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

/**
 * The keys of one kind of answer, for one person: a key is let go of only when its answer lies whole in front of the person, or the
 * ledger says that there is none to be had. Until then asking for the same again goes under it, and cannot charge twice. The key alone
 * is stored, and no text of a form.
 */
export function createGenerationKeys(place: string, storage: () => KeyStorage) {
  /** Asked for by this page, and not answered yet. */
  let unanswered: { key: string; asked: Asked } | null = null
  /** Asked for by the page before a reload, with a form that is gone. `other`: what turned out to be something else. */
  let fromBefore: { key: string; other: Asked | null } | null = null

  return {
    /** The key for a request, and whether it was sent before. */
    keyFor(asked: Asked): { key: string; isRepeat: boolean } {
      if (unanswered && isSame(unanswered.asked, asked)) return { key: unanswered.key, isRepeat: true }
      const isOther = fromBefore?.other && isSame(fromBefore.other, asked)
      return fromBefore && !isOther ? { key: fromBefore.key, isRepeat: true } : { key: crypto.randomUUID(), isRepeat: false }
    },
    /** To be called before it leaves. */
    wasAsked(key: string, asked: Asked) {
      unanswered = { key, asked }
      storage().setItem(place, key)
    },
    /** The key that the page before has left. */
    left(): string | null {
      const key = storage().getItem(place)
      fromBefore = key === null ? null : { key, other: null }
      return key
    },
    /** The answer is whole. The stored key stays: a reload fetches it again. */
    wasAnswered(key: string) {
      if (unanswered?.key === key) unanswered = null
      if (fromBefore?.key === key) fromBefore = null
    },
    hasFailed(key: string, { charge, code }: Failure) {
      if (isOver(charge)) this.forget(key)
      else if (code !== 'key_reused') return
      else if (fromBefore?.key === key) fromBefore.other = unanswered?.asked ?? null
      if (unanswered?.key === key) unanswered = null
    },
    /** The answer lies safely elsewhere, or nobody wants it any more. */
    forget(key?: string) {
      if (key === undefined || storage().getItem(place) === key) storage().removeItem(place)
      if (key === undefined || unanswered?.key === key) unanswered = null
      if (key === undefined || fromBefore?.key === key) fromBefore = null
    },
  }
}
