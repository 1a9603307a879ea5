import { pitchTexts } from '../../../../api/contract/elevator-pitch-texts.ts'
import type { MediaFacts } from '../../../platform/media-facts.ts'
import type { RecordedPitch } from '../recorded-pitch.ts'
import { refusalByFacts, refusalOf } from './mp4-file.ts'
import { storeFile } from './store-file.ts'
import { noteFile, openStudio, recordedOn } from './studio-store.ts'
import { studioTexts } from './studio-texts.ts'

export type FileTaken = { recorded: RecordedPitch } | { refusal: string }

/** Checks a chosen video and stores it. `onProgress`: how much of it is stored, 0 to 1. */
export async function takeFile(uid: string, file: File, onProgress: (share: number) => void): Promise<FileTaken> {
  const early = await refusalOf(file)
  if (early) return { refusal: early }
  const facts = await factsIn(file)
  const refusal = facts && (facts === 'damaged' ? pitchTexts.videoBroken : refusalByFacts(facts))
  if (refusal) return { refusal }
  const durationSeconds = facts && facts !== 'damaged' ? facts.durationSeconds : null
  const { localStore, session } = await openStudio(uid)
  try {
    const owner = { localStore, practiceId: session.id, uid }
    const id = await storeFile(owner, file, { label: studioTexts.fileLabel, durationSeconds }, onProgress)
    await noteFile(localStore, session.id, id)
    const recorded = await recordedOn(localStore, id)
    return recorded ? { recorded } : { refusal: studioTexts.gone }
  } catch {
    return { refusal: studioTexts.full }
  }
}

/** Null when the code that reads files cannot be loaded: the server checks the file anyway. */
async function factsIn(file: File): Promise<MediaFacts | 'damaged' | null> {
  const reader = await import('../../../platform/media-facts.ts').catch(() => null)
  if (!reader) return null
  return reader.factsOf(file).catch(() => 'damaged' as const)
}
