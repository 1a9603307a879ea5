import { BlobSource, EncodedPacketSink, Input, MP4, WEBM } from 'mediabunny'

export interface MediaFacts {
  durationSeconds: number
  hasPicture: boolean
  hasSound: boolean
}

/** Import lazily: mediabunny is 110 KB. @throws Error if the file is damaged or neither WebM nor MP4 */
export async function factsOf(file: Blob): Promise<MediaFacts> {
  const input = new Input({ source: new BlobSource(file), formats: [WEBM, MP4] })
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
