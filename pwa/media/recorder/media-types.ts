import type { MediaKind } from '../../platform/local-store.ts'

/** In order of preference. Safari supports only the mp4 ones. */
const wanted: Record<MediaKind, readonly string[]> = {
  audio: [
    'audio/webm;codecs=opus',
    'audio/webm',
    'audio/mp4;codecs=mp4a.40.2',
    'audio/mp4',
    'audio/ogg;codecs=opus',
    'audio/ogg',
    'audio/wav',
  ],
  // VP8 takes half the CPU of VP9 on a slow phone, and is enough for a face.
  video: ['video/webm;codecs=vp8,opus', 'video/webm', 'video/mp4;codecs=avc1.42E01E,mp4a.40.2', 'video/mp4'],
}

/** Enough for clear speech and a face at 1280x720. Targets for the browser, not limits. */
export const bitsPerSecond = { audio: 32_000, video: 1_200_000 } as const

export function typeFor(kind: MediaKind, canRecord: (type: string) => boolean): string | null {
  return wanted[kind].find(canRecord) ?? null
}

/** Half as much again, because the rates are only targets. */
export function bytesFor(kind: MediaKind, lengthMs: number): number {
  const bits = kind === 'video' ? bitsPerSecond.video + bitsPerSecond.audio : bitsPerSecond.audio
  return Math.ceil(((bits / 8) * lengthMs * 1.5) / 1_000)
}
