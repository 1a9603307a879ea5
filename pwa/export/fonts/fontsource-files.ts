import { readRanges } from './code-point-ranges.ts'
import type { FontFile } from './font-cache.ts'

type Load = (address: string) => Promise<Uint8Array>

const familyOf = (path: string) => path.match(/@fontsource-variable\/([^/]+)\//u)?.[1] ?? ''

/**
 * Font files as the fontsource packages lay them out: `files/{family}-{slice}-wght-normal.woff2` beside a `unicode.json` with the
 * letters of each slice.
 * @param addresses where each file can be fetched, by its path in the package
 * @param rangesByPath the contents of the packages' `unicode.json`, by path
 */
export function fontsourceFiles(
  addresses: Record<string, string>,
  rangesByPath: Record<string, Record<string, string>>,
  load: Load,
): FontFile[] {
  const ranges = new Map(Object.entries(rangesByPath).map(([path, slices]) => [familyOf(path), slices]))
  return Object.entries(addresses).flatMap(([path, address]): FontFile[] => {
    const family = familyOf(path)
    const slice = path.slice(path.lastIndexOf(`/${family}-`) + family.length + 2).replace('-wght-normal.woff2', '')
    const unicodeRange = ranges.get(family)?.[slice] ?? ranges.get(family)?.[`[${slice}]`]
    // Every family repeats the Latin letters; noto-sans alone draws them, so that a line has one look.
    if (!unicodeRange || (family !== 'noto-sans' && slice.startsWith('latin'))) return []
    return [{ id: `${family}-${slice}`, family, ranges: readRanges(unicodeRange), load: () => load(address) }]
  })
}

/** Right-to-left scripts first, then Chinese before Japanese and Korean; emoji last, since they contain digits of their own. */
const familyOrder = [
  'noto-sans',
  'noto-sans-arabic',
  'noto-sans-hebrew',
  'noto-sans-sc',
  'noto-sans-tc',
  'noto-sans-jp',
  'noto-sans-kr',
]

function rank(family: string) {
  const rank = familyOrder.indexOf(family)
  if (rank >= 0) return rank
  return family === 'noto-emoji' ? familyOrder.length + 1 : familyOrder.length
}

/** The preferred family first. */
export function inFamilyOrder(files: FontFile[]): FontFile[] {
  return files.sort((a, b) => rank(a.family) - rank(b.family))
}
