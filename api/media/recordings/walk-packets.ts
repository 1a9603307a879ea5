import { type EncodedPacket, EncodedPacketSink, type InputAudioTrack, type InputVideoTrack } from 'mediabunny'
import { opusFrames, voiceMsOf } from './opus-voice.ts'

/** Ten minutes of Opus are 30,000 packets; a longer file is crafted. */
const mostPackets = 100_000
const longestMs = 10_000
/** AAC encoders write 4 bytes for digital silence, and 100 for the quietest room. */
const emptyPacketBytes = 8

// Reads all packets once. The length spans the first packet to the end of the last, but at least what the packets contain, since headers and times
// may lie and a recognizer listens to everything.
export async function walkPackets(track: InputAudioTrack) {
  const voiceSecondsOf = await voiceFinder(track)
  const isOpus = (await track.getCodec()) === 'opus'
  let [voiceSeconds, heldSeconds] = [0, 0]
  const walked = await walk(new EncodedPacketSink(track).packets(), (packet) => {
    voiceSeconds += voiceSecondsOf(packet)
    if (isOpus) heldSeconds += opusSecondsOf(packet)
  })
  return { ...walked, durationSeconds: Math.max(walked.durationSeconds, heldSeconds), voiceSeconds }
}

export function walkPictures(track: InputVideoTrack) {
  return walk(new EncodedPacketSink(track).packets(), () => undefined)
}

/** False for a truncated file, whose data ends before its tables say. */
export async function isWhole(
  track: InputAudioTrack | InputVideoTrack,
  { lastSeconds }: Awaited<ReturnType<typeof walk>>,
): Promise<boolean> {
  const last = await new EncodedPacketSink(track).getPacket(Number.POSITIVE_INFINITY, { metadataOnly: true })
  return last !== null && last.timestamp <= lastSeconds
}

async function walk(packets: AsyncIterable<EncodedPacket>, take: (packet: EncodedPacket) => void) {
  const startedAtMs = performance.now()
  let [firstSeconds, lastSeconds, count] = [Number.POSITIVE_INFINITY, 0, 0]
  for await (const packet of packets) {
    firstSeconds = Math.min(firstSeconds, packet.timestamp)
    lastSeconds = Math.max(lastSeconds, packet.timestamp + packet.duration)
    take(packet)
    if (++count > mostPackets || performance.now() - startedAtMs > longestMs) throw new Error('too many packets')
  }
  return { firstSeconds, lastSeconds, durationSeconds: Math.max(0, lastSeconds - firstSeconds) }
}

function opusSecondsOf({ data }: EncodedPacket): number {
  const { frameMs, frames } = opusFrames(data)
  return (frames.length * frameMs) / 1_000
}

/** Detects voice as far as the codec allows: PCM is measured, Opus marks it, others reveal only digital silence. */
async function voiceFinder(track: InputAudioTrack): Promise<(packet: EncodedPacket) => number> {
  const codec = await track.getCodec()
  const samplesPerSecond = (await track.getSampleRate()) * (await track.getNumberOfChannels())
  if (codec === 'pcm-s16') return ({ data }) => (countSpokenSteps(data, samplesPerSecond) * stepMs) / 1_000
  if (codec === 'opus') return ({ data }) => voiceMsOf(data) / 1_000
  return ({ byteLength, duration }) => (byteLength > emptyPacketBytes ? duration : 0)
}

const stepMs = 20
/** Speech into a phone reads -35 to -15 dBFS, a fan about -60. The page's meter uses the same threshold. */
const speechFromDb = -50
const loudFrom = 10 ** (speechFromDb / 20)

/** Counts steps of `stepMs` loud enough for a voice. @param pcm signed 16-bit little-endian samples. @param samplesPerSecond over all channels */
function countSpokenSteps(pcm: Uint8Array, samplesPerSecond: number): number {
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
