import {
  Conversion,
  FilePathSource,
  FilePathTarget,
  Input,
  type InputAudioTrack,
  type InputVideoTrack,
  MP4,
  Mp4OutputFormat,
  OGG,
  Output,
  type OutputFormat,
  WAVE,
  WEBM,
  WebMOutputFormat,
} from 'mediabunny'
import { type FilmFacts, leastSpeechSeconds, type MeasuredFilm, type RecordingType } from './recording-facts.ts'
import { isWhole, walkPackets, walkPictures } from './walk-packets.ts'

interface Container {
  sound: RecordingType
  pictures: 'video/mp4' | 'video/webm' | null
  copy: (() => OutputFormat) | null
}

const containers = new Map<unknown, Container>([
  [WEBM, { sound: 'audio/webm', pictures: 'video/webm', copy: () => new WebMOutputFormat() }],
  [MP4, { sound: 'audio/mp4', pictures: 'video/mp4', copy: () => new Mp4OutputFormat() }],
  [OGG, { sound: 'audio/ogg', pictures: null, copy: null }],
  [WAVE, { sound: 'audio/wav', pictures: null, copy: null }],
])

/** Twice what phone cameras record. Nothing is decoded here, but viewers' players would have to. */
const mostPixelsAcross = 8_192

/** Runs in the reader process and never rejects. @param soundPath where a video's audio is copied to without decoding; null if not needed */
export async function measureFilm(path: string, soundPath: string | null): Promise<MeasuredFilm> {
  const source = new FilePathSource(path, { handleUnhandledError: () => undefined })
  const input = new Input({ source, formats: [...containers.keys()] as (typeof MP4)[] })
  try {
    const container = containers.get(await input.getFormat().catch(() => null))
    if (!container) return { refused: 'wrong_type' }
    const tracks = await input.getTracks()
    const pictures = tracks.find((track) => track.isVideoTrack())
    const sound = tracks.find((track) => track.isAudioTrack())
    if (pictures && !container.pictures) return { refused: 'wrong_type' }
    const film = await filmOf(container, pictures, sound)
    if (film?.sound && pictures && soundPath && container.copy) await copySound(input, soundPath, container.copy())
    return film ? { film } : { refused: 'unreadable_file' }
  } catch {
    return { refused: 'unreadable_file' }
  } finally {
    input.dispose()
  }
}

async function filmOf(
  container: Container,
  pictures: InputVideoTrack | undefined,
  sound: InputAudioTrack | undefined,
): Promise<FilmFacts | null> {
  const seen = pictures ? await seenIn(pictures) : null
  const heard = sound ? await heardIn(sound) : null
  if ((pictures && !seen) || (sound && !heard) || (!seen && !heard)) return null
  const [first, last] = [seen, heard].reduce(
    ([from, to], track) => (track ? [Math.min(from, track.firstSeconds), Math.max(to, track.lastSeconds)] : [from, to]),
    [Number.POSITIVE_INFINITY, 0] as [number, number],
  )
  const isSilent = !heard || heard.voiceSeconds < leastSpeechSeconds
  return {
    kind: seen ? 'video' : 'audio',
    contentType: seen ? container.pictures! : container.sound,
    // Samples before zero are not played.
    durationSeconds: last - Math.max(0, first),
    sound: heard && { contentType: container.sound, durationSeconds: heard.durationSeconds, isSilent },
  }
}

/** Null for no video, or one that no camera makes. */
async function seenIn(track: InputVideoTrack) {
  const [width, height, codec] = [await track.getCodedWidth(), await track.getCodedHeight(), await track.getCodec()]
  if (!codec || width < 1 || height < 1 || Math.max(width, height) > mostPixelsAcross) return null
  const walked = await walkPictures(track)
  return walked.durationSeconds > 0 && (await isWhole(track, walked)) ? walked : null
}

async function heardIn(track: InputAudioTrack) {
  const walked = await walkPackets(track)
  return walked.durationSeconds > 0 && (await isWhole(track, walked)) ? walked : null
}

/** Copies the first sound track as it is. A recorder's first packet may start before zero, which files cannot represent: then all of it is shifted. */
async function copySound(input: Input, path: string, format: OutputFormat): Promise<void> {
  const conversion = await Conversion.init({
    ...{ input, output: new Output({ format, target: new FilePathTarget(path) }) },
    video: { discard: true },
    audio: ({ number }) => ({ discard: number > 1 }),
    copy: { mode: 'forced', shiftTolerance: Number.POSITIVE_INFINITY },
    ...{ tags: {}, showWarnings: false },
  })
  await conversion.execute()
}
