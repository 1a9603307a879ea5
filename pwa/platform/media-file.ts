import {
  BlobSource,
  BufferTarget,
  Conversion,
  EncodedPacketSink,
  Input,
  MP4,
  Mp4OutputFormat,
  Output,
  WEBM,
  WebMOutputFormat,
} from 'mediabunny'

/** Import this file lazily: mediabunny is 110 KB. */
async function convert(file: Blob, soundOnly: boolean): Promise<Blob> {
  const input = new Input({ source: new BlobSource(file), formats: [WEBM, MP4] })
  const isMp4 = file.type.includes('mp4')
  const target = new BufferTarget()
  const output = new Output({ format: isMp4 ? new Mp4OutputFormat() : new WebMOutputFormat(), target })
  const conversion = await Conversion.init({ input, output, ...(soundOnly ? { video: { discard: true } } : {}) })
  if (!conversion.isValid) throw new Error('This recording cannot be rewritten')
  await conversion.execute()
  const type = soundOnly ? file.type.replace(/^video/, 'audio').replace(/;.*$/, '') : file.type
  return new Blob([target.buffer!], { type })
}

/** Rewrites the same packets with a duration and an index, so that the player can seek: Chromium's WebM has neither. */
export function withDuration(file: Blob): Promise<Blob> {
  return convert(file, false)
}

/** Copies a video's sound without re-encoding: 28 MB become 0.4 MB. */
export function soundOf(video: Blob): Promise<Blob> {
  return convert(video, true)
}

/** Of an MP4; another file has neither picture nor sound. @throws Error if it is damaged */
export async function factsOf(file: Blob) {
  const input = new Input({ source: new BlobSource(file), formats: [MP4] })
  if (!(await input.canRead())) return { durationSeconds: 0, hasPicture: false, hasSound: false }
  const [picture, sound, durationSeconds] = await Promise.all([
    input.getPrimaryVideoTrack(),
    input.getPrimaryAudioTrack(),
    input.computeDuration(),
  ])
  // The header of an MP4 may describe data that was cut off at its end.
  if (sound && !(await new EncodedPacketSink(sound).getPacket(durationSeconds)))
    throw new Error('The end of this file is missing')
  return { durationSeconds, hasPicture: picture !== null, hasSound: sound !== null }
}

export type MediaFacts = Awaited<ReturnType<typeof factsOf>>
