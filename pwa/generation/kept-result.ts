import type { z } from 'zod'
import { type TabVault, tabVault } from '../platform/tab-vault.ts'
import type { Result } from './generation.ts'
import type { GenerationDone, GenerationKind, PartsOf } from './generation-kind.ts'

export type KeptResult<Parts, Done> = Pick<Result<Parts, Done>, 'key' | 'received' | 'done' | 'isSaved'>

/** The last result of one kind, sealed in this tab until it closes, the user logs out, or a new one replaces it. */
export function createKeptResult<S extends Readonly<Record<string, z.ZodType>>, Done extends GenerationDone>(
  { storageKey: name, schemas, isStoredElsewhere }: Pick<GenerationKind<S, Done>, 'storageKey' | 'schemas' | 'isStoredElsewhere'>,
  vault: TabVault = tabVault,
) {
  const isKept = (uid: string) => uid !== '' && !isStoredElsewhere

  /** It may be from before an update. @throws ZodError */
  async function checked(text: string): Promise<KeptResult<PartsOf<S>, Done>> {
    const { received, done, ...rest } = JSON.parse(text) as KeptResult<object, unknown>
    const { sections, done: doneSchema } = await schemas()
    const known = Object.entries(received).filter(([section]) => section === 'standIns' || Object.hasOwn(sections, section))
    const parts = known.map(([section, part]) => [section, sections[section]?.parse(part) ?? part])
    // Each schema has parsed the part of its own name.
    return { ...rest, received: Object.fromEntries(parts) as PartsOf<S>, done: doneSchema.parse(done) }
  }

  return {
    async keep(uid: string, { key, received, done, isSaved }: KeptResult<PartsOf<S>, Done>): Promise<boolean> {
      if (!isKept(uid)) return false
      return vault.keep(uid, name, JSON.stringify({ key, received, done, isSaved })).catch(() => {
        vault.forget(uid, name)
        return false
      })
    },
    async read(uid: string): Promise<KeptResult<PartsOf<S>, Done> | null> {
      const text = isKept(uid) ? await vault.read(uid, name) : null
      return text === null ? null : checked(text).catch(() => null)
    },
    forget: (uid: string) => vault.forget(uid, name),
  }
}
