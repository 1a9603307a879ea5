import { BlobSource, EncodedPacketSink, Input, MP4, WEBM } from 'mediabunny'

/** What a WebM or MP4 file holds. */
export interface MediaFacts {
  durationSeconds: number
  hasPicture: boolean
  hasSound: boolean
}

/**
 * Looks into a file without playing it; a large one is read in parts. Import this file lazily: mediabunny is 110 KB.
 * @throws Error when it is neither WebM nor MP4, or damaged
 */
export async function factsOf(file: Blob): Promise<MediaFacts> {
  const input = new Input({ source: new BlobSource(file), formats: [WEBM, MP4] })
  const [picture, sound, durationSeconds] = await Promise.all([
    input.getPrimaryVideoTrack(),
    input.getPrimaryAudioTrack(),
    input.computeDuration(),
  ])
  // An MP4 may promise at its head what was cut off at its end.
  if (sound && !(await new EncodedPacketSink(sound).getPacket(durationSeconds)))
    throw new Error('The end of this file is missing')
  return { durationSeconds, hasPicture: picture !== null, hasSound: sound !== null }
}
