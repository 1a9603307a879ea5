import { inRanges } from './code-point-ranges.ts'
import type { FontShelf } from './font-shelf.ts'
import { fontsourceFiles, inFamilyOrder } from './fontsource-files.ts'

const addresses = import.meta.glob<string>('../../../node_modules/@fontsource-variable/noto-sans/files/*-wght-normal.woff2', {
  query: '?url',
  import: 'default',
  eager: true,
})
const ranges = import.meta.glob<Record<string, string>>('../../../node_modules/@fontsource-variable/noto-sans/unicode.json', {
  import: 'default',
  eager: true,
})

async function fetchFont(address: string) {
  const answer = await fetch(address)
  if (!answer.ok) throw new Error(`font: ${answer.status}`)
  return new Uint8Array(await answer.arrayBuffer())
}

/** The Noto fonts shipped with the app, fetched from our own server, one slice of letters at a time. */
export const notoShelf: FontShelf = async (text) => {
  const base = fontsourceFiles(addresses, ranges, fetchFont)
  const enough = Array.from(text).every((letter) => base.some((file) => inRanges(file.ranges, letter.codePointAt(0)!)))
  if (enough) return base
  const { worldFonts } = await import('./world-fonts.ts')
  return inFamilyOrder([...base, ...worldFonts(fetchFont)])
}
