import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import type { TextTools } from '../pdf/typeface.ts'

const fontAt = (path: string) => readFile(createRequire(import.meta.url).resolve(`@expo-google-fonts/noto-sans/${path}`))
const pixel = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg=='

/** The app's fonts from disk and pictures without a browser, for tests in Node. */
export const textOnDisk: TextTools = {
  loadFonts: async () => ({
    regular: await fontAt('400Regular/NotoSans_400Regular.ttf'),
    bold: await fontAt('700Bold/NotoSans_700Bold.ttf'),
  }),
  painter: {
    widthPt: (text, { sizePt }) => Array.from(text).length * sizePt * 0.6,
    paint: async () => Buffer.from(pixel, 'base64'),
  },
}
