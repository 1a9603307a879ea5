import { resolve } from 'node:path'
import config from '../playwright.config.ts'

/** A browser whose microphone hears this recording, over and over. For `test.use` at the top of a file. */
export const speakingInto = (sound = 'e2e/fixtures/speech.wav') => ({
  permissions: ['microphone'],
  launchOptions: {
    ...config.use?.launchOptions,
    args: [
      ...(config.use?.launchOptions?.args ?? []),
      '--use-fake-ui-for-media-stream',
      '--use-fake-device-for-media-stream',
      `--use-file-for-fake-audio-capture=${resolve(sound)}`,
      '--autoplay-policy=no-user-gesture-required',
    ],
  },
})
