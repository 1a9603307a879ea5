import brotliDecompress from 'brotli/decompress.js'
import { ByteReader } from './byte-reader.ts'
import { sfnt } from './true-type.ts'
import { restoreGlyphs } from './woff2-glyphs.ts'

/** Tags with a number of their own, in the order of https://www.w3.org/TR/WOFF2/#table_dir_format */
const knownTags = (
  'cmap head hhea hmtx maxp name OS/2 post cvt_ fpgm glyf loca prep CFF_ VORG EBDT EBLC gasp hdmx kern LTSH PCLT VDMX vhea vmtx BASE ' +
  'GDEF GPOS GSUB EBSC JSTF MATH CBDT CBLC COLR CPAL SVG_ sbix acnt avar bdat bloc bsln cvar fdsc feat fmtx fvar gvar hsty just lcar ' +
  'mort morx opbd prop trak Zapf Silf Glat Gloc Feat Sill'
)
  .split(' ')
  .map((tag) => tag.replace('_', ' '))

interface Entry {
  tag: string
  transformed: boolean
  length: number
}

function readDirectory(reader: ByteReader, tableCount: number): Entry[] {
  return Array.from({ length: tableCount }, () => {
    const flags = reader.u8()
    const tag = (flags & 0x3f) === 0x3f ? reader.tag() : knownTags[flags & 0x3f]!
    const version = flags >> 6
    const transformed = tag === 'glyf' || tag === 'loca' ? version === 0 : version !== 0
    const originalLength = reader.base128()
    return { tag, transformed, length: transformed ? reader.base128() : originalLength }
  })
}

/** Side bearings left out of a transformed `hmtx` are the left edges of the glyphs (WOFF2 section 5.4). */
function restoreMetrics(transformed: Uint8Array, metricCount: number, leftEdges: number[]): Uint8Array {
  const reader = new ByteReader(transformed)
  const flags = reader.u8()
  const advances = Array.from({ length: metricCount }, () => reader.u16())
  const bearings = leftEdges.map((edge, glyph) => {
    const leftOut = glyph < metricCount ? flags & 1 : flags & 2
    return leftOut ? edge : reader.i16()
  })
  const table = new Uint8Array(metricCount * 4 + (leftEdges.length - metricCount) * 2)
  const view = new DataView(table.buffer)
  bearings.forEach((bearing, glyph) => {
    if (glyph < metricCount) view.setUint16(glyph * 4, advances[glyph]!)
    view.setInt16(glyph < metricCount ? glyph * 4 + 2 : metricCount * 2 + glyph * 2, bearing)
  })
  return table
}

/**
 * Unpacks a WOFF2 web font to plain TrueType. The web font packages ship variable fonts as WOFF2 only, and fontkit 2.0 cannot vary
 * those (it decodes their outlines before it knows the weight). Hinting is dropped.
 * @throws Error when the file is no WOFF2 with TrueType outlines
 */
export function trueTypeFromWoff2(file: Uint8Array): Uint8Array {
  const reader = new ByteReader(file)
  if (reader.tag() !== 'wOF2') throw new Error('not a WOFF2 font')
  reader.skip(8)
  const tableCount = reader.u16()
  reader.skip(6)
  const compressedBytes = reader.u32()
  reader.skip(24)
  const entries = readDirectory(reader, tableCount)
  const unpackedBytes = entries.reduce((sum, entry) => sum + entry.length, 0)
  const unpacked = new ByteReader(brotliDecompress(reader.take(compressedBytes) as Buffer, unpackedBytes))
  const packed = new Map(entries.map((entry) => [entry.tag, { ...entry, bytes: unpacked.take(entry.length) }]))

  const glyf = packed.get('glyf')
  if (!glyf?.transformed) throw new Error('a WOFF2 font without transformed TrueType outlines')
  const restored = restoreGlyphs(glyf.bytes)
  const tables = new Map([...packed].filter(([tag]) => tag !== 'DSIG').map(([tag, entry]) => [tag, entry.bytes]))
  tables.set('glyf', restored.glyf)
  tables.set('loca', restored.loca)
  // The restored loca is always of the long kind; indexToLocFormat stands at byte 50 of head.
  const head = tables.get('head')!.slice()
  new DataView(head.buffer).setInt16(50, 1)
  tables.set('head', head)
  const hmtx = packed.get('hmtx')!
  if (hmtx.transformed) {
    const metricCount = new ByteReader(tables.get('hhea')!.subarray(34)).u16()
    tables.set('hmtx', restoreMetrics(hmtx.bytes, metricCount, restored.leftEdges))
  }
  return sfnt(tables)
}
