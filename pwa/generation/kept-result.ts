import type { z } from 'zod'
import { type TabVault, tabVault } from '../platform/tab-vault.ts'
import type { GenerationDone, GenerationKind, GenerationSchemas, PartsOf } from './generation-kind.ts'

/** A finished result as it lies, sealed, in this tab. */
export interface KeptResult<Parts, Done> {
  /** The Idempotency-Key under which it was made. */
  key: string
  received: Parts
  done: Done
  /** Exported, copied or shared. */
  isSaved: boolean
}

type Sections = Readonly<Record<string, z.ZodType>>

/** A result of an older version of the page may have sections that this one cannot show. @throws ZodError */
function checked<S extends Sections, Done extends GenerationDone>(
  { sections, done }: GenerationSchemas<S, Done>,
  text: string,
): Omit<KeptResult<PartsOf<S>, Done>, 'isSaved'> {
  const result = JSON.parse(text) as KeptResult<PartsOf<S>, unknown>
  const parts = Object.entries(result.received).flatMap(([name, part]) => {
    if (name === 'standIns') return [[name, part]]
    const schema = Object.hasOwn(sections, name) ? sections[name] : undefined
    return schema ? [[name, schema.parse(part)]] : []
  })
  // The schema of each name has parsed the part of that name.
  return { key: result.key, received: Object.fromEntries(parts) as PartsOf<S>, done: done.parse(result.done) }
}

/** The last result of one kind, sealed in this tab until it is closed, the person logs out, or a new result takes its place. */
export function createKeptResult<S extends Sections, Done extends GenerationDone>(
  kind: Pick<GenerationKind<S, Done>, 'storageKey' | 'schemas' | 'isStoredElsewhere'>,
  vault: TabVault = tabVault,
) {
  const name = kind.storageKey
  const savedName = `${name}:saved`
  /** Each change of mind; sealing takes a moment, in which the result may be dropped or replaced. */
  let latest = 0

  return {
    /** @returns whether it stays */
    async keep(uid: string, result: Omit<KeptResult<PartsOf<S>, Done>, 'isSaved'>): Promise<boolean> {
      if (kind.isStoredElsewhere || uid === '') return false
      latest += 1
      const mine = latest
      try {
        vault.forget(uid, savedName)
        await vault.keep(uid, name, JSON.stringify(result))
      } catch {
        vault.forget(uid, name)
        return false
      }
      if (mine !== latest) vault.forget(uid, name)
      return mine === latest
    },
    /** Null where there is none, or none that this version can show. */
    async read(uid: string): Promise<KeptResult<PartsOf<S>, Done> | null> {
      if (kind.isStoredElsewhere || uid === '') return null
      try {
        const [text, saved] = await Promise.all([vault.read(uid, name), vault.read(uid, savedName)])
        return text === null ? null : { ...checked(await kind.schemas(), text), isSaved: saved !== null }
      } catch {
        return null
      }
    },
    /** It was exported, copied or shared: a reload need not ask again. */
    wasSaved: (uid: string) => void vault.keep(uid, savedName, 'yes').catch(() => undefined),
    forget(uid: string) {
      latest += 1
      vault.forget(uid, name)
      vault.forget(uid, savedName)
    },
  }
}
