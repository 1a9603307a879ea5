/** About 43 ms at 48 kHz: longer than a wave of the deepest voice, shorter than a syllable. */
const samplesRead = 2_048

/** A stream's level without recording it. Null without an audio context. */
export function openSoundLevel(stream: MediaStream) {
  if (typeof AudioContext === 'undefined' || stream.getAudioTracks().length === 0) return null
  const context = new AudioContext()
  void context.resume().catch(() => undefined)
  const analyser = new AnalyserNode(context, { fftSize: samplesRead })
  context.createMediaStreamSource(stream).connect(analyser)
  const samples = new Float32Array(samplesRead)
  return {
    read(): Float32Array | null {
      if (context.state !== 'running') return null
      analyser.getFloatTimeDomainData(samples)
      return samples
    },
    close: () => void context.close().catch(() => undefined),
  }
}

export type SoundLevel = NonNullable<ReturnType<typeof openSoundLevel>>

export async function decodeSound(file: ArrayBuffer): Promise<{ samples: Float32Array; seconds: number }> {
  const context = new OfflineAudioContext(1, 1, 16_000)
  const sound = await context.decodeAudioData(file)
  return { samples: sound.getChannelData(0), seconds: sound.duration }
}
