import { EncodedPacketSink, type InputAudioTrack } from 'mediabunny'
import { countSpokenSteps, stepMs } from './spoken-steps.ts'

export interface WalkedSound {
  durationSeconds: number
  /** Bytes of each packet of compressed sound. */
  packetBytes: number[]
  /** Time with a voice in it, where samples can be read (PCM), else null. */
  spokenSeconds: number | null
}

/** Two minutes of Opus are 6,000 packets; a file that goes on past this was made to keep us busy. */
const mostPackets = 100_000
const longestMs = 10_000

/**
 * Goes through the whole sound once. The length counts from the first packet to the end of the last: headers may lack it, or lie.
 * @throws Error when the file is damaged, or takes longer than a recording can
 */
export async function walkPackets(track: InputAudioTrack): Promise<WalkedSound> {
  const isPcm = (await track.getCodec()) === 'pcm-s16'
  const rateHz = await track.getSampleRate()
  const channels = await track.getNumberOfChannels()
  const startedAtMs = performance.now()
  const packetBytes: number[] = []
  let [firstSeconds, lastSeconds] = [Number.POSITIVE_INFINITY, 0]
  let spokenSteps = 0
  for await (const packet of new EncodedPacketSink(track).packets(undefined, undefined, { metadataOnly: !isPcm })) {
    firstSeconds = Math.min(firstSeconds, packet.timestamp)
    lastSeconds = Math.max(lastSeconds, packet.timestamp + packet.duration)
    if (isPcm) spokenSteps += countSpokenSteps(packet.data, rateHz * channels)
    else packetBytes.push(packet.byteLength)
    if (packetBytes.length > mostPackets || performance.now() - startedAtMs > longestMs) throw new Error('too many packets')
  }
  const durationSeconds = Math.max(0, lastSeconds - firstSeconds)
  return { durationSeconds, packetBytes, spokenSeconds: isPcm ? (spokenSteps * stepMs) / 1_000 : null }
}
