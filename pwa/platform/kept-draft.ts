import { getDefaultStore } from 'jotai'
import { draftsAtom, isDraftKeptAtom, resumeDraftAtom } from './draft.ts'
import type { LocalStore } from './local-store.ts'
import type { TabVault } from './tab-vault.ts'

const name = 'greenroom:draft'
export const resumeKeptMs = 60 * 60_000

/** The sealed draft in the tab. The resume is in the local store, under an id only this tab knows. */
interface KeptDraft {
  drafts: Readonly<Record<string, unknown>>
  resumeId: string | null
}

interface Deps {
  vault: Pick<TabVault, 'keep' | 'read'>
  localStore: Pick<LocalStore, 'all' | 'get' | 'chunksOf' | 'write'>
  store?: ReturnType<typeof getDefaultStore>
  now?: () => number
}

/** Keeps texts until the tab closes and the resume for an hour. Returns what keeps it for another hour, for the return from checkout. */
export async function keepDraft(uid: string, { vault, localStore, store = getDefaultStore(), now = Date.now }: Deps) {
  let resumeId: string | null = null
  let restored: File | null = null
  let last: Promise<unknown> = Promise.resolve()
  function inTurn(work: () => Promise<unknown>): Promise<void> {
    const turn = last.then(work).then(
      () => store.set(isDraftKeptAtom, true),
      () => store.set(isDraftKeptAtom, false),
    )
    last = turn
    return turn
  }
  const keepTexts = () => {
    const kept: KeptDraft = { drafts: store.get(draftsAtom), resumeId }
    return vault.keep(uid, name, JSON.stringify(kept))
  }
  async function writeResume(file: File | null) {
    if (!file && !resumeId) return
    const id = crypto.randomUUID()
    const row = { id, uid, name: file?.name ?? '', type: file?.type ?? '', keptAtMs: now() }
    const bytes = await file?.arrayBuffer()
    await localStore.write([
      ...(resumeId ? [{ remove: 'drafts', id: resumeId } as const] : []),
      ...(bytes ? [{ put: 'drafts', row } as const, { putChunk: { recordingId: id, uid, index: 0, bytes } }] : []),
    ])
    resumeId = bytes ? id : null
    await keepTexts()
    if (bytes) forgetAfter(id, resumeKeptMs)
  }
  const forgetAfter = (id: string, ms: number) =>
    setTimeout(() => void inTurn(async () => (id === resumeId ? writeResume(null) : undefined)), ms)

  async function bringBack() {
    const rows = await localStore.all('drafts')
    const isOver = (keptAtMs: number) => Math.abs(now() - keptAtMs) >= resumeKeptMs
    await localStore.write(rows.filter(({ keptAtMs }) => isOver(keptAtMs)).map(({ id }) => ({ remove: 'drafts', id })))
    const text = await vault.read(uid, name)
    if (text === null) return
    const kept = JSON.parse(text) as KeptDraft
    store.set(draftsAtom, (given) => ({ ...kept.drafts, ...given }))
    const row = rows.find(({ id, keptAtMs }) => id === kept.resumeId && !isOver(keptAtMs))
    if (!row) return
    resumeId = row.id
    forgetAfter(row.id, row.keptAtMs + resumeKeptMs - now())
    const file = new File(await localStore.chunksOf(row.id), row.name, { type: row.type })
    store.set(resumeDraftAtom, (given) => given ?? file)
    restored = file
  }
  const keepResume = () => inTurn(() => writeResume(store.get(resumeDraftAtom)))

  await bringBack().catch(() => store.set(isDraftKeptAtom, false))
  store.sub(draftsAtom, () => void inTurn(keepTexts))
  store.sub(resumeDraftAtom, () => void keepResume())
  // The user may have provided one before this ran, through the share sheet for example.
  if (store.get(resumeDraftAtom) !== restored) await keepResume()
  else if (Object.keys(store.get(draftsAtom)).length > 0) await inTurn(keepTexts)
  return keepResume
}

let current: ReturnType<typeof keepDraft> | null = null

export function keepDraftHere(uid: string): void {
  current ??= Promise.all([import('./database-store.ts'), import('./tab-vault.ts')]).then(
    ([{ createDatabaseStore }, { tabVault }]) => keepDraft(uid, { vault: tabVault, localStore: createDatabaseStore() }),
  )
  current.catch(() => getDefaultStore().set(isDraftKeptAtom, false))
}

export const draftIsBack = () => current?.catch(() => undefined)

export const keepResumeForReturn = () => current?.then((keepResume) => keepResume()).catch(() => undefined)
