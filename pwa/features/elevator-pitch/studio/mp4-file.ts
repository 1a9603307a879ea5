import { pitchTexts } from '../../../../api/contract/elevator-pitch-texts.ts'
import { pitch } from '../../../../api/contract/limits.ts'
import type { MediaFacts } from '../../../platform/media-facts.ts'

/** Files that are built like an MP4 but are not one: photos, photo sequences, Apple's own videos, sound alone. */
const otherBrands = new Set(['heic', 'heix', 'heim', 'hevc', 'mif1', 'msf1', 'avif', 'avis', 'crx ', 'qt  ', 'M4A ', 'M4B '])
const headBytes = 12

/** Whether a file begins like an MP4: a box `ftyp` with a video's brand (ISO/IEC 14496-12). Its name proves nothing. */
export function beginsLikeMp4(head: Uint8Array): boolean {
  if (head.length < headBytes) return false
  const text = (from: number) => String.fromCharCode(...head.subarray(from, from + 4))
  return text(4) === 'ftyp' && !otherBrands.has(text(8))
}

/** Why this file cannot be a pitch, by its size and first bytes; null when it can. */
export async function refusalOf(file: Blob): Promise<string | null> {
  if (file.size > pitch.videoMaxBytes) return pitchTexts.videoTooLarge
  const head = new Uint8Array(await file.slice(0, headBytes).arrayBuffer())
  return beginsLikeMp4(head) ? null : pitchTexts.videoType
}

/** Why its contents cannot be a pitch; null when they can. */
export function refusalByFacts({ hasPicture, hasSound, durationSeconds }: MediaFacts): string | null {
  if (!hasPicture) return pitchTexts.videoType
  if (!hasSound) return pitchTexts.videoWithoutSound
  return durationSeconds > pitch.videoMaxSeconds ? pitchTexts.videoTooLong : null
}
