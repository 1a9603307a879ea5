import { pitchTexts } from '../../../../api/contract/elevator-pitch-texts.ts'
import type { MediaFacts } from '../../../platform/media-facts.ts'
import type { RecordedPitch } from '../recorded-pitch.ts'
import { refusalByFacts, refusalOf } from './mp4-file.ts'
import { shelveFile } from './store-file.ts'
import { noteFile, openStudio, recordedOn } from './studio-store.ts'
import { studioTexts } from './studio-texts.ts'

export type FileTaken = { recorded: RecordedPitch } | { refusal: string }

/** Looks into a chosen video and puts it on the shelf. `told`: how much of it is there, 0 to 1. */
export async function takeFile(uid: string, file: File, told: (share: number) => void): Promise<FileTaken> {
  const early = await refusalOf(file)
  if (early) return { refusal: early }
  const facts = await look(file)
  const refusal = facts && (facts === 'damaged' ? pitchTexts.videoBroken : refusalByFacts(facts))
  if (refusal) return { refusal }
  const durationSeconds = facts && facts !== 'damaged' ? facts.durationSeconds : null
  const { localStore, session } = await openStudio(uid)
  try {
    const place = { localStore, practiceId: session.id, uid }
    const id = await shelveFile(place, file, { label: studioTexts.fileLabel, durationSeconds }, told)
    await noteFile(localStore, session.id, id)
    const recorded = await recordedOn(localStore, id)
    return recorded ? { recorded } : { refusal: studioTexts.gone }
  } catch {
    return { refusal: studioTexts.full }
  }
}

/** Null when the part of the app that looks into files cannot be loaded: the server looks again anyway. */
async function look(file: File): Promise<MediaFacts | 'damaged' | null> {
  const door = await import('../../../platform/media-facts.ts').catch(() => null)
  if (!door) return null
  return door.factsOf(file).catch(() => 'damaged' as const)
}
