import { FilePathSource, Input, MP4, OGG, WAVE, WEBM } from 'mediabunny'
import { leastSpeechSeconds, type Measured, type RecordingType } from './recording-facts.ts'
import { walkPackets } from './walk-packets.ts'

const types = new Map<unknown, RecordingType>([
  [WEBM, 'audio/webm'],
  [MP4, 'audio/mp4'],
  [OGG, 'audio/ogg'],
  [WAVE, 'audio/wav'],
])

/** Runs in the reader process, because some damaged files never finish. Never rejects. */
export async function measureRecording(path: string): Promise<Measured> {
  // Errors after the start are reported by the reader.
  const source = new FilePathSource(path, { handleUnhandledError: () => undefined })
  const input = new Input({ source, formats: [WEBM, MP4, OGG, WAVE] })
  try {
    const contentType = types.get(await input.getFormat().catch(() => null))
    if (!contentType) return { refused: 'wrong_type' }
    const tracks = await input.getTracks()
    const sound = tracks.find((track) => track.isAudioTrack())
    if (tracks.some((track) => track.isVideoTrack())) return { refused: 'wrong_type' }
    if (!sound) return { refused: 'unreadable_file' }
    const { durationSeconds, voiceSeconds } = await walkPackets(sound)
    if (!(durationSeconds > 0)) return { refused: 'unreadable_file' }
    return { facts: { contentType, durationSeconds, isSilent: voiceSeconds < leastSpeechSeconds } }
  } catch {
    return { refused: 'unreadable_file' }
  } finally {
    input.dispose()
  }
}
