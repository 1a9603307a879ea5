import { pitchTexts } from '../../../../api/contract/elevator-pitch-texts.ts'
import { pitch } from '../../../../api/contract/limits.ts'
import type { MediaFacts } from '../../../platform/media-facts.ts'

/** MP4-like files that are no MP4 video: photos, image sequences, QuickTime, audio. */
const otherBrands = new Set(['heic', 'heix', 'heim', 'hevc', 'mif1', 'msf1', 'avif', 'avis', 'crx ', 'qt  ', 'M4A ', 'M4B '])
const headBytes = 12

/** The name proves nothing: check for an `ftyp` box with a video brand (ISO/IEC 14496-12). */
export function beginsLikeMp4(head: Uint8Array): boolean {
  if (head.length < headBytes) return false
  const text = (from: number) => String.fromCharCode(...head.subarray(from, from + 4))
  return text(4) === 'ftyp' && !otherBrands.has(text(8))
}

export async function refusalOf(file: Blob): Promise<string | null> {
  if (file.size > pitch.videoMaxBytes) return pitchTexts.videoTooLarge
  const head = new Uint8Array(await file.slice(0, headBytes).arrayBuffer())
  return beginsLikeMp4(head) ? null : pitchTexts.videoType
}

export function refusalByFacts({ hasPicture, hasSound, durationSeconds }: MediaFacts): string | null {
  if (!hasPicture) return pitchTexts.videoType
  if (!hasSound) return pitchTexts.videoWithoutSound
  return durationSeconds > pitch.videoMaxSeconds ? pitchTexts.videoTooLong : null
}
