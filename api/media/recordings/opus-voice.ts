import { opusFrames } from './opus-frames.ts'

/** A SILK frame of more than 20 ms is made of several, each with a mark of its own. */
const markedMs = 20
/** Nothing but the frame's head: digital silence, or "as before". */
const emptyBytes = 2

/**
 * How long a voice is in an Opus packet, in ms, by the encoder's own judgement: a SILK or hybrid frame begins with a bit of even odds that says
 * whether it found one (RFC 6716, section 4.2.3), which is the first bit of the first byte (section 4.1). So a quiet room is known from a
 * quiet person without decoding a sample. CELT frames say nothing and count as voice unless they are empty.
 */
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
