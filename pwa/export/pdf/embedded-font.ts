import type { Font, Glyph } from 'fontkit'
import { type PDFDocument, PDFHexString, PDFName, type PDFRef, PDFString } from 'pdf-lib'
import { boxAround, FontBytes, type OutlinePoint, sfnt, simpleGlyph } from '../fonts/true-type.ts'
import type { Weight } from '../fonts/typeface.ts'
import { joinGlyphs } from '../fonts/woff2-glyphs.ts'

interface UsedGlyph {
  glyph: Glyph
  text: string
  /** In thousandths of the type size, as the font's width table will state it. */
  width: number
}

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

/** A TrueType file with these glyphs only, numbered as they come. */
function subsetFile(font: Font, used: readonly UsedGlyph[]): Uint8Array {
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

const hex4 = (value: number) => value.toString(16).padStart(4, '0')

const utf16Hex = (text: string) => Array.from({ length: text.length }, (_, i) => hex4(text.charCodeAt(i))).join('')

/** The PDF table that gives letters back to people who copy and to machines that read. */
function toUnicodeMap(texts: readonly string[]): string {
  const rows = texts.map((text, code) => (code > 0 && text ? `<${hex4(code)}> <${utf16Hex(text)}>` : '')).filter(Boolean)
  const blocks: string[] = []
  // A bfchar block holds at most 100 rows (Adobe technical note 5014).
  for (let i = 0; i < rows.length; i += 100) {
    const part = rows.slice(i, i + 100)
    blocks.push(`${part.length} beginbfchar\n${part.join('\n')}\nendbfchar`)
  }
  return [
    '/CIDInit /ProcSet findresource begin',
    '12 dict begin begincmap',
    '/CIDSystemInfo << /Registry (Adobe) /Ordering (UCS) /Supplement 0 >> def',
    '/CMapName /Adobe-Identity-UCS def /CMapType 2 def',
    '1 begincodespacerange <0000> <ffff> endcodespacerange',
    ...blocks,
    'endcmap CMapName currentdict /CMap defineresource pop end end',
  ].join('\n')
}

/** Six capitals and a plus sign mark a subset (PDF 32000, 9.6.4). Counted, so that the same document gives the same bytes. */
function subsetTag(number: number) {
  return `${Array.from({ length: 6 }, (_, i) => String.fromCharCode(65 + (Math.floor(number / 26 ** i) % 26))).join('')}+`
}

/**
 * One font of a document, holding only the glyphs that were drawn. Written here because pdf-lib's own embedding drops the places of
 * marks, and its subsets of CJK and variable fonts come out blank. The same shape standing for two texts gets two codes.
 */
export class EmbeddedFont {
  readonly name: string
  #font: Font
  #baseName: string
  #ref: PDFRef
  #codes = new Map<string, number>()
  #used: UsedGlyph[] = []

  constructor(document: PDFDocument, font: Font, weight: Weight, number: number) {
    this.name = `F${number}`
    this.#font = font
    // The name of a variable font is that of its default weight.
    const family = font.postscriptName.replace(/-.*|[^\w]/gu, '')
    this.#baseName = `${subsetTag(number)}${family}-${weight === 'bold' ? 'Bold' : 'Regular'}`
    this.#ref = document.context.nextRef()
    this.#used.push({ glyph: font.getGlyph(0), text: '', width: 600 })
  }

  get ref() {
    return this.#ref
  }

  /**
   * The two-byte code by which page contents call the glyph, and the width that the font states for it. That width is the advance of
   * its first use, so that marks have none and readers that look for gaps between words find only the real ones.
   */
  use(glyph: Glyph, text: string, advance: number): { code: string; width: number } {
    const key = `${glyph.id} ${text}`
    const code = this.#codes.get(key) ?? this.#used.push({ glyph, text, width: Math.round(advance) }) - 1
    this.#codes.set(key, code)
    return { code: hex4(code), width: this.#used[code]!.width }
  }

  /** Writes font, widths and text table into the document. To be called once, after everything is drawn. */
  finish({ context }: PDFDocument) {
    const font = this.#font
    const scale = (units: number) => Math.round((units * 1000) / font.unitsPerEm)
    const baseName = PDFName.of(this.#baseName)
    const file = context.register(context.flateStream(subsetFile(font, this.#used)))
    const descriptor = context.register(
      context.obj({
        Type: 'FontDescriptor',
        FontName: baseName,
        Flags: 4,
        FontBBox: [font.bbox.minX, font.bbox.minY, font.bbox.maxX, font.bbox.maxY].map(scale),
        ItalicAngle: 0,
        Ascent: scale(font.ascent),
        Descent: scale(font.descent),
        CapHeight: scale(font.capHeight || font.ascent),
        StemV: 80,
        FontFile2: file,
      }),
    )
    const descendant = context.register(
      context.obj({
        Type: 'Font',
        Subtype: 'CIDFontType2',
        BaseFont: baseName,
        CIDSystemInfo: { Registry: PDFString.of('Adobe'), Ordering: PDFString.of('Identity'), Supplement: 0 },
        CIDToGIDMap: 'Identity',
        FontDescriptor: descriptor,
        DW: 1000,
        W: [0, this.#used.map(({ width }) => width)],
      }),
    )
    const toUnicode = context.register(context.flateStream(toUnicodeMap(this.#used.map(({ text }) => text))))
    context.assign(
      this.#ref,
      context.obj({
        Type: 'Font',
        Subtype: 'Type0',
        BaseFont: baseName,
        Encoding: 'Identity-H',
        DescendantFonts: [descendant],
        ToUnicode: toUnicode,
      }),
    )
  }
}

/** A PDF text string that may hold any letters. */
export const pdfText = (text: string) => PDFHexString.fromText(text)
