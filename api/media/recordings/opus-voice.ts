import { opusFrames } from './opus-frames.ts'

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
