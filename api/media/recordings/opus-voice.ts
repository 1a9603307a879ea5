/** Longer SILK frames consist of several, each with its own mark. */
const markedMs = 20
/** Only the header: digital silence, or a repeat. */
const emptyBytes = 2

// Milliseconds of voice in an Opus packet, by the encoder's own decision: each SILK or hybrid frame starts with a voice activity bit (RFC 6716,
// section 4.2.3), which is the first bit of its first byte (section 4.1), so nothing needs decoding.
export function voiceMsOf(packet: Uint8Array): number {
  const { isCelt, frameMs, frames } = opusFrames(packet)
  let voiceMs = 0
  for (const frame of frames) {
    if (isCelt) voiceMs += frame.length > emptyBytes ? frameMs : 0
    else voiceMs += markedVoiceMs(frame, frameMs)
  }
  return voiceMs
}

function markedVoiceMs(frame: Uint8Array, frameMs: number): number {
  const marks = Math.max(1, frameMs / markedMs)
  const first = frame[0] ?? 0
  let voiced = 0
  for (let mark = 0; mark < marks; mark++) voiced += (first >> (7 - mark)) & 1
  return (voiced * frameMs) / marks
}

const firstHybrid = 12
const firstCelt = 16

function frameMsOf(config: number): number {
  if (config < firstHybrid) return [10, 20, 40, 60][config % 4]!
  return config < firstCelt ? [10, 20][config % 2]! : [2.5, 5, 10, 20][config % 4]!
}

// Frame type and length from a packet's first byte (RFC 6716, section 3.1). Damaged packets yield fewer or shorter frames, never an error.
export function opusFrames(packet: Uint8Array) {
  const head = packet[0] ?? 0
  const config = head >> 3
  // Only SILK and hybrid frames, which encoders choose for speech, mark voice.
  return { isCelt: config >= firstCelt, frameMs: frameMsOf(config), frames: framesOf(packet, head & 3) }
}

function framesOf(packet: Uint8Array, code: number): Uint8Array[] {
  if (code === 0) return [packet.subarray(1)]
  if (code === 1) return pieces(packet.subarray(1), [(packet.length - 1) >> 1])
  if (code === 2) {
    const { bytes, next } = lengthAt(packet, 1)
    return pieces(packet.subarray(next), [bytes])
  }
  return manyFrames(packet)
}

function manyFrames(packet: Uint8Array): Uint8Array[] {
  const counted = packet[1] ?? 0
  const count = counted & 0x3f
  const hasOwnSizes = (counted & 0x80) !== 0
  let at = 2
  let padding = 0
  for (let more = (counted & 0x40) !== 0; more; at++) {
    const size = packet[at] ?? 0
    padding += size === 255 ? 254 : size
    more = size === 255
  }
  const sizes: number[] = []
  for (let frame = 1; hasOwnSizes && frame < count; frame++) {
    const { bytes, next } = lengthAt(packet, at)
    sizes.push(bytes)
    at = next
  }
  const rest = packet.subarray(at, Math.max(at, packet.length - padding))
  if (hasOwnSizes) return pieces(rest, sizes)
  return pieces(
    rest,
    Array.from({ length: Math.max(0, count - 1) }, () => Math.floor(rest.length / count)),
  )
}

function lengthAt(packet: Uint8Array, at: number): { bytes: number; next: number } {
  const first = packet[at] ?? 0
  return first < 252 ? { bytes: first, next: at + 1 } : { bytes: first + 4 * (packet[at + 1] ?? 0), next: at + 2 }
}

function pieces(bytes: Uint8Array, sizes: readonly number[]): Uint8Array[] {
  const cut: Uint8Array[] = []
  let rest = bytes
  for (const size of sizes) {
    cut.push(rest.subarray(0, size))
    rest = rest.subarray(size)
  }
  return [...cut, rest]
}
