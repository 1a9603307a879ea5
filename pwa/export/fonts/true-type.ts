/** A point of a TrueType outline in font units. Off-curve points are control points of quadratic curves. */
export interface OutlinePoint {
  x: number
  y: number
  onCurve: boolean
}

interface Box {
  xMin: number
  yMin: number
  xMax: number
  yMax: number
}

/** Collects bytes in the big-endian order that font files use. */
export class FontBytes {
  #bytes: number[] = []

  get length() {
    return this.#bytes.length
  }

  u8(value: number) {
    this.#bytes.push(value & 0xff)
    return this
  }

  u16(value: number) {
    return this.u8(value >> 8).u8(value)
  }

  u32(value: number) {
    return this.u16(value >>> 16).u16(value)
  }

  raw(bytes: ArrayLike<number>) {
    for (let i = 0; i < bytes.length; i++) this.#bytes.push(bytes[i]!)
    return this
  }

  pad(multiple: number) {
    while (this.length % multiple !== 0) this.u8(0)
    return this
  }

  done() {
    return Uint8Array.from(this.#bytes)
  }
}

/** The smallest box round the points, as glyph records and fonts state it. */
export function boxAround(points: Iterable<OutlinePoint>): Box {
  const box = {
    xMin: Number.POSITIVE_INFINITY,
    yMin: Number.POSITIVE_INFINITY,
    xMax: Number.NEGATIVE_INFINITY,
    yMax: Number.NEGATIVE_INFINITY,
  }
  for (const { x, y } of points) {
    box.xMin = Math.min(box.xMin, x)
    box.xMax = Math.max(box.xMax, x)
    box.yMin = Math.min(box.yMin, y)
    box.yMax = Math.max(box.yMax, y)
  }
  return Number.isFinite(box.xMin) ? box : { xMin: 0, yMin: 0, xMax: 0, yMax: 0 }
}

const isOnCurve = 0x01
const xIsShort = 0x02
const yIsShort = 0x04
const xIsSameOrPositive = 0x10
const yIsSameOrPositive = 0x20

/** One coordinate difference: nothing when zero, one byte up to 255, else two. */
function writeDelta(delta: number, into: FontBytes, short: number, sameOrPositive: number) {
  if (delta === 0) return sameOrPositive
  if (Math.abs(delta) < 256) {
    into.u8(Math.abs(delta))
    return short | (delta > 0 ? sameOrPositive : 0)
  }
  into.u16(delta)
  return 0
}

/**
 * A simple glyph record of the `glyf` table, without hinting instructions (they are of no use in print).
 * https://learn.microsoft.com/typography/opentype/spec/glyf
 */
export function simpleGlyph(contours: OutlinePoint[][], box = boxAround(contours.flat())): Uint8Array {
  if (contours.length === 0) return new Uint8Array(0)
  const record = new FontBytes().u16(contours.length).u16(box.xMin).u16(box.yMin).u16(box.xMax).u16(box.yMax)
  let last = -1
  for (const contour of contours) {
    last += contour.length
    record.u16(last)
  }
  record.u16(0)
  const xs = new FontBytes()
  const ys = new FontBytes()
  let x = 0
  let y = 0
  for (const point of contours.flat()) {
    const xFlags = writeDelta(point.x - x, xs, xIsShort, xIsSameOrPositive)
    const yFlags = writeDelta(point.y - y, ys, yIsShort, yIsSameOrPositive)
    record.u8((point.onCurve ? isOnCurve : 0) | xFlags | yFlags)
    x = point.x
    y = point.y
  }
  return record.raw(xs.done()).raw(ys.done()).pad(4).done()
}

function checksum(table: Uint8Array) {
  let sum = 0
  for (let i = 0; i < table.length; i++) sum = (sum + ((table[i]! << (8 * (3 - (i % 4)))) >>> 0)) >>> 0
  return sum
}

/** Puts tables together to a TrueType file. */
export function sfnt(tables: Map<string, Uint8Array>): Uint8Array {
  const sorted = [...tables].sort(([a], [b]) => (a < b ? -1 : 1))
  const power = Math.floor(Math.log2(sorted.length))
  const headerBytes = 12 + 16 * sorted.length
  const header = new FontBytes().u32(0x00010000).u16(sorted.length)
  header
    .u16(16 * 2 ** power)
    .u16(power)
    .u16(16 * (sorted.length - 2 ** power))
  let offset = headerBytes
  for (const [tag, table] of sorted) {
    header.raw([...tag].map((letter) => letter.charCodeAt(0)))
    header.u32(checksum(table)).u32(offset).u32(table.length)
    offset += (table.length + 3) & ~3
  }
  const file = new Uint8Array(offset)
  file.set(header.done())
  let position = headerBytes
  for (const [, table] of sorted) {
    file.set(table, position)
    position += (table.length + 3) & ~3
  }
  return file
}
