import { ByteReader } from './byte-reader.ts'
import { boxAround, FontBytes, type OutlinePoint, simpleGlyph } from './true-type.ts'

const argsAreWords = 0x0001
const hasScale = 0x0008
const moreComponents = 0x0020
const hasTwoScales = 0x0040
const hasMatrix = 0x0080
const hasInstructions = 0x0100

/** The seven streams of a transformed `glyf` table (https://www.w3.org/TR/WOFF2/#glyf_table_format). */
function openStreams(table: Uint8Array) {
  const reader = new ByteReader(table)
  reader.skip(4)
  const glyphCount = reader.u16()
  reader.skip(2)
  const sizes = Array.from({ length: 7 }, () => reader.u32())
  const [contourCounts, pointCounts, flags, glyphs, composites, boxes, instructions] = sizes.map(
    (size) => new ByteReader(reader.take(size)),
  )
  const boxBitmap = boxes!.take(4 * ((glyphCount + 31) >> 5))
  return {
    glyphCount,
    contourCounts: contourCounts!,
    pointCounts: pointCounts!,
    flags: flags!,
    glyphs: glyphs!,
    composites: composites!,
    boxes: boxes!,
    boxBitmap,
    instructions: instructions!,
  }
}

const signed = (flag: number, value: number) => (flag & 1 ? value : -value)

/** One step from point to point; how many bytes it takes stands in its flag (WOFF2 section 5.2, triplet encoding). */
function readStep(flag: number, data: ByteReader): [number, number] {
  if (flag < 10) return [0, signed(flag, ((flag & 14) << 7) + data.u8())]
  if (flag < 20) return [signed(flag, (((flag - 10) & 14) << 7) + data.u8()), 0]
  if (flag < 84) {
    const base = flag - 20
    const byte = data.u8()
    return [signed(flag, 1 + (base & 0x30) + (byte >> 4)), signed(flag >> 1, 1 + ((base & 0x0c) << 2) + (byte & 0x0f))]
  }
  if (flag < 120) {
    const base = flag - 84
    const dx = signed(flag, 1 + (Math.floor(base / 12) << 8) + data.u8())
    return [dx, signed(flag >> 1, 1 + (((base % 12) >> 2) << 8) + data.u8())]
  }
  if (flag < 124) {
    const first = data.u8()
    const second = data.u8()
    return [signed(flag, (first << 4) + (second >> 4)), signed(flag >> 1, ((second & 0x0f) << 8) + data.u8())]
  }
  return [signed(flag, data.u16()), signed(flag >> 1, data.u16())]
}

function readContours(count: number, streams: ReturnType<typeof openStreams>): OutlinePoint[][] {
  const sizes = Array.from({ length: count }, () => streams.pointCounts.short255())
  let x = 0
  let y = 0
  return sizes.map((size) =>
    Array.from({ length: size }, () => {
      const flag = streams.flags.u8()
      const [dx, dy] = readStep(flag & 0x7f, streams.glyphs)
      x += dx
      y += dy
      return { x, y, onCurve: flag < 0x80 }
    }),
  )
}

/** Copies the parts of a composite glyph, without the flag that announces instructions. */
function copyComposite(composites: ByteReader, into: FontBytes) {
  let instructions = false
  for (let flags = moreComponents; flags & moreComponents; ) {
    flags = composites.u16()
    instructions ||= Boolean(flags & hasInstructions)
    const scaleBytes = flags & hasScale ? 2 : flags & hasTwoScales ? 4 : flags & hasMatrix ? 8 : 0
    into.u16(flags & ~hasInstructions).raw(composites.take(2 + (flags & argsAreWords ? 4 : 2) + scaleBytes))
  }
  return instructions
}

/** Rebuilds `glyf` and `loca` (long kind) from WOFF2's streams. `leftEdges` are the glyphs' xMin in font units. */
export function restoreGlyphs(table: Uint8Array) {
  const streams = openStreams(table)
  const records: Uint8Array[] = []
  const leftEdges: number[] = []
  for (let glyph = 0; glyph < streams.glyphCount; glyph++) {
    const contourCount = streams.contourCounts.i16()
    const hasBox = streams.boxBitmap[glyph >> 3]! & (0x80 >> (glyph & 7))
    const readBox = () => {
      const [xMin, yMin, xMax, yMax] = [streams.boxes.i16(), streams.boxes.i16(), streams.boxes.i16(), streams.boxes.i16()]
      return { xMin, yMin, xMax, yMax }
    }
    if (contourCount === 0) {
      records.push(new Uint8Array(0))
      leftEdges.push(0)
    } else if (contourCount > 0) {
      const contours = readContours(contourCount, streams)
      streams.instructions.skip(streams.glyphs.short255())
      const box = hasBox ? readBox() : boxAround(contours.flat())
      records.push(simpleGlyph(contours, box))
      leftEdges.push(box.xMin)
    } else {
      const box = readBox()
      const record = new FontBytes().u16(-1).u16(box.xMin).u16(box.yMin).u16(box.xMax).u16(box.yMax)
      if (copyComposite(streams.composites, record)) streams.instructions.skip(streams.glyphs.short255())
      records.push(record.pad(4).done())
      leftEdges.push(box.xMin)
    }
  }
  return { ...joinGlyphs(records), leftEdges }
}

/** `glyf` and `loca` (long kind) of glyph records, each already padded to four bytes. */
export function joinGlyphs(records: Uint8Array[]) {
  const glyf = new Uint8Array(records.reduce((sum, record) => sum + record.length, 0))
  const loca = new Uint8Array((records.length + 1) * 4)
  const view = new DataView(loca.buffer)
  let offset = 0
  records.forEach((record, glyph) => {
    view.setUint32(glyph * 4, offset)
    glyf.set(record, offset)
    offset += record.length
  })
  view.setUint32(records.length * 4, offset)
  return { glyf, loca }
}
