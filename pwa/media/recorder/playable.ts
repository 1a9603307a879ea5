import { decodeSound } from '../../platform/sound-level.ts'

const bars = 60
/** Three times a 90-second pitch. A larger file was uploaded: it knows its duration, and decoding it could exhaust a phone's memory. */
const drawnUpToBytes = 40 * 1024 * 1024

/** Adds the duration and seeking, and computes the waveform. `lengthMs` is used where the file cannot be rewritten. */
export async function makePlayable(file: Blob, lengthMs: number) {
  const isLarge = file.size > drawnUpToBytes
  const [whole, sound] = isLarge ? [file, null] : await Promise.all([rewritten(file), drawn(file)])
  const url = URL.createObjectURL(whole)
  const release = () => URL.revokeObjectURL(url)
  return {
    // Without a time in the URL, Safari shows a black picture until Play.
    address: file.type.startsWith('video') ? `${url}#t=0.001` : url,
    lengthMs: sound ? sound.seconds * 1_000 : lengthMs,
    peaks: sound ? peaksOf(sound.samples, bars) : [],
    release,
  }
}

export type Playable = Awaited<ReturnType<typeof makePlayable>>

/** With a duration and an index. */
export async function rewritten(file: Blob): Promise<Blob> {
  try {
    const { withDuration } = await import('../../platform/media-file.ts')
    return await withDuration(file)
  } catch {
    // An old Firefox's ogg, or the rewriter did not load offline: the browser still plays its own recording.
    return file
  }
}

async function drawn(file: Blob) {
  try {
    return await decodeSound(await file.arrayBuffer())
  } catch {
    return null
  }
}

/** The peak of each of `count` equal parts, scaled so that the loudest is 1. Silence stays flat. */
export function peaksOf(samples: Float32Array, count: number): number[] {
  const peaks = Array.from({ length: count }, (_none, part) => {
    const from = Math.floor((part * samples.length) / count)
    const to = Math.floor(((part + 1) * samples.length) / count)
    let peak = 0
    for (let at = from; at < to; at++) peak = Math.max(peak, Math.abs(samples[at]!))
    return peak
  })
  const loudest = Math.max(0.02, ...peaks)
  return peaks.map((peak) => peak / loudest)
}
