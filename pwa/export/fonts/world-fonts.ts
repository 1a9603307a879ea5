import { fontsourceFiles } from './fontsource-files.ts'

const addresses = import.meta.glob<string>(
  [
    '../../../node_modules/@fontsource-variable/noto-sans-*/files/*-wght-normal.woff2',
    '../../../node_modules/@fontsource-variable/noto-emoji/files/*-wght-normal.woff2',
  ],
  { query: '?url', import: 'default', eager: true },
)
const ranges = import.meta.glob<Record<string, string>>('../../../node_modules/@fontsource-variable/noto-*/unicode.json', {
  import: 'default',
  eager: true,
})

/** Every script beyond Latin, Greek and Cyrillic. A module of its own, since the lists of letters are large. */
export const worldFonts = (load: (address: string) => Promise<Uint8Array>) => fontsourceFiles(addresses, ranges, load)
