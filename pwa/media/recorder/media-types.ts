import type { MediaKind } from '../../platform/local-store.ts'

/** In order of preference (webm, mp4, ogg, wav), with the exact names that browsers know; Safari has only the mp4 ones. */
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
  // VP8 costs a slow phone half of what VP9 does, and a face needs no more.
  video: ['video/webm;codecs=vp8,opus', 'video/webm', 'video/mp4;codecs=avc1.42E01E,mp4a.40.2', 'video/mp4'],
}

/** Speech is clear at 32 kbit/s, a face at 1280x720 at 1.2 Mbit/s. Targets for the browser, not limits. */
export const bitsPerSecond = { audio: 32_000, video: 1_200_000 } as const

/** The first type this browser can record, or null. */
export function typeFor(kind: MediaKind, canRecord: (type: string) => boolean): string | null {
  return wanted[kind].find(canRecord) ?? null
}

/** Space for a whole recording, plus half as much again because the rates are only targets. */
export function bytesFor(kind: MediaKind, lengthMs: number): number {
  const bits = kind === 'video' ? bitsPerSecond.video + bitsPerSecond.audio : bitsPerSecond.audio
  return Math.ceil(((bits / 8) * lengthMs * 1.5) / 1_000)
}
