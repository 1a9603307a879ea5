import type { Font, Glyph } from 'fontkit'
import { boxAround, FontBytes, type OutlinePoint, sfnt, simpleGlyph } from './true-type.ts'
import { joinGlyphs } from './woff2-glyphs.ts'

/** The outline of a glyph at its weight, rounded to whole font units. */
function contoursOf(glyph: Glyph): OutlinePoint[][] {
  const contours: OutlinePoint[][] = []
  let contour: OutlinePoint[] = []
  const add = (x: number, y: number, onCurve: boolean) => contour.push({ x: Math.round(x), y: Math.round(y), onCurve })
  for (const { command, args } of glyph.path.commands) {
    const [a, b, c, d] = args as [number, number, number, number]
    if (command === 'moveTo') {
      contour = []
      contours.push(contour)
    }
    if (command === 'moveTo' || command === 'lineTo') add(a, b, true)
    if (command === 'quadraticCurveTo') {
      add(a, b, false)
      add(c, d, true)
    }
  }
  return contours.filter((points) => points.length > 1)
}

const u16s = (...values: number[]) => values.reduce((bytes, value) => bytes.u16(value), new FontBytes())

export interface SubsetGlyph {
  glyph: Glyph
  /** In thousandths of the type size, as the font's width table will state it. */
  width: number
}

/** A TrueType file with these glyphs only, numbered as they come. The first stands for whatever is missing. */
export function subsetFile(font: Font, used: readonly SubsetGlyph[]): Uint8Array {
  const glyphs = used.map(({ glyph }) => glyph)
  const widths = used.map(({ width }) => Math.round((width * font.unitsPerEm) / 1000))
  const outlines = glyphs.map(contoursOf)
  const box = boxAround(outlines.flat(2))
  const metrics = new FontBytes()
  for (const [i, width] of widths.entries()) metrics.u16(width).u16(boxAround(outlines[i]!.flat()).xMin)
  const points = Math.max(0, ...outlines.map((outline) => outline.flat().length))
  const contours = Math.max(0, ...outlines.map((outline) => outline.length))
  const widest = Math.max(0, ...widths)
  const head = new FontBytes().u32(0x10000).u32(0x10000).u32(0).u32(0x5f0f3cf5).u16(0b11).u16(font.unitsPerEm)
  head.raw(new Uint8Array(16)).u16(box.xMin).u16(box.yMin).u16(box.xMax).u16(box.yMax)
  head.u16(0).u16(8).u16(2).u16(1).u16(0)
  const hhea = new FontBytes().u32(0x10000).u16(font.ascent).u16(font.descent).u16(0).u16(widest)
  hhea.u16(0).u16(0).u16(box.xMax).u16(1).raw(new Uint8Array(14)).u16(glyphs.length)
  const maxp = new FontBytes().u32(0x10000).u16(glyphs.length).u16(points).u16(contours)
  maxp.raw(u16s(0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0).done())
  const { glyf, loca } = joinGlyphs(outlines.map((outline) => simpleGlyph(outline)))
  return sfnt(
    new Map([
      ['head', head.done()],
      ['hhea', hhea.done()],
      ['maxp', maxp.done()],
      ['hmtx', metrics.done()],
      ['glyf', glyf],
      ['loca', loca],
    ]),
  )
}
