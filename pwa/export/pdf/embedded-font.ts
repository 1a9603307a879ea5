import type { Font, Glyph } from 'fontkit'
import { type PDFDocument, PDFHexString, PDFName, type PDFRef, PDFString } from 'pdf-lib'
import { type SubsetGlyph, subsetFile } from '../fonts/subset-file.ts'
import type { Weight } from '../fonts/typeface.ts'

interface UsedGlyph extends SubsetGlyph {
  text: string
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
 * One font of a document, holding only the glyphs that were drawn. Written here because pdf-lib's own embedding drops the positions of
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
