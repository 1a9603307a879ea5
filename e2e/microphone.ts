import { resolve } from 'node:path'

/** Chromium's flags for a microphone that hears a WAV file, over and over, and a person who allows it. */
export const microphoneHears = (wav: string): string[] => [
  '--use-fake-device-for-media-stream',
  '--use-fake-ui-for-media-stream',
  `--use-file-for-fake-audio-capture=${resolve(wav)}`,
]
