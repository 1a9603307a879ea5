import { cleanText } from '../clean-text.ts'
import { inRanges } from './code-point-ranges.ts'
import type { FontCache } from './font-cache.ts'
import { fontsourceFiles, inFamilyOrder } from './fontsource-files.ts'
import { openTypeface } from './typeface.ts'

const addresses = import.meta.glob<string>('../../../node_modules/@fontsource-variable/noto-sans/files/*-wght-normal.woff2', {
  query: '?url',
  import: 'default',
  eager: true,
})
const ranges = import.meta.glob<Record<string, string>>('../../../node_modules/@fontsource-variable/noto-sans/unicode.json', {
  import: 'default',
  eager: true,
})

async function fetchFont(address: string): Promise<Uint8Array> {
  const answer = await fetch(address)
  if (!answer.ok) throw new Error(`font: ${answer.status}`)
  return new Uint8Array(await answer.arrayBuffer())
}

const fetched = new Map<string, Promise<Uint8Array>>()

/** Fetches a font once per visit; one that could not be fetched may be tried again. */
function fetchOnce(address: string): Promise<Uint8Array> {
  const font = fetched.get(address) ?? fetchFont(address)
  fetched.set(address, font)
  font.catch(() => fetched.delete(address))
  return font
}

/** The Noto fonts shipped with the app, fetched from our own server, one slice of letters at a time. */
export const notoFonts: FontCache = async (text) => {
  const base = fontsourceFiles(addresses, ranges, fetchOnce)
  const enough = Array.from(text).every((letter) => base.some((file) => inRanges(file.ranges, letter.codePointAt(0)!)))
  if (enough) return base
  const { worldFonts } = await import('./world-fonts.ts')
  return inFamilyOrder([...base, ...worldFonts(fetchOnce)])
}

/** Fetches now what writing this text will need, so that it works later without a connection. */
export async function fetchFontsFor(text: string): Promise<void> {
  await openTypeface(cleanText(text), notoFonts)
}
