import { BlobSource, BufferTarget, Conversion, Input, MP4, Output, Quality, WEBM, WebMOutputFormat } from 'mediabunny'

/** Re-encodes a video's sound as mono Opus, a quarter of the size at most. Import lazily: mediabunny is 110 KB. */
export async function smallSoundOf(video: Blob, bitsPerSecond: number): Promise<Blob> {
  const input = new Input({ source: new BlobSource(video), formats: [WEBM, MP4] })
  const target = new BufferTarget()
  const output = new Output({ format: new WebMOutputFormat(), target })
  const conversion = await Conversion.init({
    ...{ input, output, showWarnings: false },
    video: { discard: true },
    audio: { codec: 'opus', quality: new Quality({ bitrate: bitsPerSecond }), numberOfChannels: 1, sampleRate: 48_000 },
  })
  if (!conversion.isValid || conversion.discardedTracks.some(({ track }) => track.type === 'audio'))
    throw new Error('This sound cannot be encoded here')
  await conversion.execute()
  return new Blob([target.buffer!], { type: 'audio/webm' })
}
