import { type PDFDocument, PDFHexString, type PDFRef } from 'pdf-lib'
import { isRightToLeft } from './runs.ts'
import { pictureBottom, pictureTop } from './typeface.ts'

const unitsPerEm = 1_000
/** Just before "m": Poppler derives a Type 3 font's size from the width of its m. */
const code = 0x6c

const hex4 = (value: number) => value.toString(16).padStart(4, '0')

/** The only letter of such a font. */
export const pictureLetter = PDFHexString.of(code.toString(16))

/** Maps the letter back to text for copying and searching (PDF 32000, 9.10.3). */
function toUnicodeMap(words: string) {
  // pdf.js and Poppler reverse right-to-left text letter by letter.
  const text = isRightToLeft(words) ? Array.from(words).reverse().join('') : words
  const utf16 = Array.from({ length: text.length }, (_, at) => hex4(text.charCodeAt(at))).join('')
  return [
    '/CIDInit /ProcSet findresource begin 12 dict begin begincmap',
    '/CIDSystemInfo << /Registry (Adobe) /Ordering (UCS) /Supplement 0 >> def /CMapName /Adobe-Identity-UCS def /CMapType 2 def',
    '1 begincodespacerange <00> <ff> endcodespacerange',
    `1 beginbfchar <${code.toString(16)}> <${utf16}> endbfchar`,
    'endcmap CMapName currentdict /CMap defineresource pop end end',
  ].join('\n')
}

/** A Type 3 font with one letter, a picture of words (PDF 32000, 9.6.5), so they can be selected, copied and searched. */
export async function embedPictureFont(document: PDFDocument, png: Uint8Array, text: string, widthEm: number): Promise<PDFRef> {
  const { context } = document
  const image = await document.embedPng(png)
  const [width, top, bottom] = [widthEm, pictureTop, -pictureBottom].map((em) => Math.round(em * unitsPerEm)) as [
    number,
    number,
    number,
  ]
  const glyph = `${width} 0 d0 q ${width} 0 0 ${top - bottom} 0 ${bottom} cm /Words Do Q`
  return context.register(
    context.obj({
      Type: 'Font',
      Subtype: 'Type3',
      FontBBox: [0, bottom, width, top],
      FontMatrix: [1 / unitsPerEm, 0, 0, 1 / unitsPerEm, 0, 0],
      FirstChar: code,
      LastChar: code + 1,
      Widths: [width, 0.6 * unitsPerEm],
      Encoding: { Type: 'Encoding', Differences: [code, 'words', 'm'] },
      CharProcs: { words: context.register(context.flateStream(glyph)) },
      Resources: { XObject: { Words: image.ref } },
      ToUnicode: context.register(context.flateStream(toUnicodeMap(text))),
    }),
  )
}
