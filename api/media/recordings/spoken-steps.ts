export const stepMs = 20
/** Speech into a phone reads -35 to -15 dBFS, a fan about -60. The page's meter uses the same threshold. */
const speechFromDb = -50
const loudFrom = 10 ** (speechFromDb / 20)

/** Counts steps of `stepMs` loud enough for a voice. @param pcm signed 16-bit little-endian samples. @param samplesPerSecond over all channels */
export function countSpokenSteps(pcm: Uint8Array, samplesPerSecond: number): number {
  const samples = new DataView(pcm.buffer, pcm.byteOffset, pcm.byteLength - (pcm.byteLength % 2))
  const step = Math.max(1, Math.round((samplesPerSecond * stepMs) / 1_000))
  let spoken = 0
  for (let from = 0; from + step <= samples.byteLength / 2; from += step) {
    let sum = 0
    for (let at = from; at < from + step; at++) sum += (samples.getInt16(at * 2, true) / 32_768) ** 2
    if (Math.sqrt(sum / step) >= loudFrom) spoken++
  }
  return spoken
}
