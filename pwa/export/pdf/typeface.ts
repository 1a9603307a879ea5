import * as fontkit from 'fontkit'
import type { PDFDocument } from 'pdf-lib'
import type { Ink } from './page-size.ts'

export type Weight = 'regular' | 'bold'

export interface TextStyle {
  sizePt: number
  weight: Weight
}

export interface WordPainter {
  widthPt(text: string, style: TextStyle): number
  /** A PNG as wide as `widthPt`, from `pictureTop` above the baseline to `pictureBottom` below it (times the type size). */
  paint(text: string, style: TextStyle, ink: Ink): Promise<Uint8Array>
}

export const pictureTop = 1.1
export const pictureBottom = 0.4

export interface TextTools {
  loadFonts(): Promise<Record<Weight, Uint8Array>>
  painter: WordPainter
}

export type Typeface = Awaited<ReturnType<typeof openTypeface>>

const simpleScripts = /^[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Script=Common}]+$/u

/** pdf-lib expects fontkit 1, which streams subsets. */
const fontkitForPdfLib = {
  create(bytes: Uint8Array) {
    const font = fontkit.create(bytes as Buffer) as fontkit.Font
    const createSubset = font.createSubset.bind(font)
    font.createSubset = () => {
      const subset = createSubset()
      const stream = {
        on(event: string, listen: (bytes?: Uint8Array) => void) {
          if (event === 'data') listen(subset.encode())
          if (event === 'end') listen()
          return stream
        },
      }
      return Object.assign(subset, { encodeStream: () => stream })
    }
    return font
  },
}

export async function openTypeface(document: PDFDocument, { loadFonts, painter }: TextTools) {
  document.registerFontkit(fontkitForPdfLib as never)
  const files = await loadFonts()
  const fonts = {
    regular: await document.embedFont(files.regular, { subset: true }),
    bold: await document.embedFont(files.bold, { subset: true }),
  }
  const codePoints = new Set(fonts.regular.getCharacterSet())
  return {
    fonts,
    painter,
    /** pdf-lib does not position combining marks, so characters with them go to the painter. */
    draws: (grapheme: string) =>
      simpleScripts.test(grapheme) && Array.from(grapheme).every((letter) => codePoints.has(letter.codePointAt(0)!)),
  }
}
