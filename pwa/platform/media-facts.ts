import { BlobSource, EncodedPacketSink, Input, MP4, WEBM } from 'mediabunny'

/** What a WebM or MP4 file contains. */
export interface MediaFacts {
  durationSeconds: number
  hasPicture: boolean
  hasSound: boolean
}

/**
 * Reads a file's facts without playing it; a large file is read in parts. Import this file lazily: mediabunny is 110 KB.
 * @throws Error when the file is neither WebM nor MP4, or damaged
 */
export async function factsOf(file: Blob): Promise<MediaFacts> {
  const input = new Input({ source: new BlobSource(file), formats: [WEBM, MP4] })
  const [picture, sound, durationSeconds] = await Promise.all([
    input.getPrimaryVideoTrack(),
    input.getPrimaryAudioTrack(),
    input.computeDuration(),
  ])
  // The head of an MP4 may list what was cut off at its end.
  if (sound && !(await new EncodedPacketSink(sound).getPacket(durationSeconds)))
    throw new Error('The end of this file is missing')
  return { durationSeconds, hasPicture: picture !== null, hasSound: sound !== null }
}
