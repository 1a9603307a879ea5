import { identity, type Matrix } from './matrix.ts'

/** In points from the page's top left corner, after page rotation. */
export interface PlacedText {
  text: string
  left: number
  right: number
  baseline: number
  sizePoints: number
  order: number
}

export interface Glyph extends PlacedText {
  afterSpace: boolean
  /** Drawn, but the font does not say which letter it is. */
  undecodable: boolean
  hidden: HiddenWhy | null
}

export type HiddenWhy = 'not-drawn' | 'background-color' | 'tiny' | 'off-page'

export interface Box {
  left: number
  top: number
  right: number
  bottom: number
}

/** An area painted behind later text. `color` is null for an image or pattern. */
export interface Ground extends Box {
  color: string | null
}

export type Drawing = ReturnType<typeof startDrawing>
export type DrawnPage = Drawing['page']

/** @param unitOf a font's scale from glyph units to text units, 0.001 for most */
export function startDrawing(width: number, height: number, pageMatrix: Matrix, unitOf: (fontName: string) => number) {
  return {
    page: {
      width,
      height,
      glyphs: [] as Glyph[],
      turnedText: '',
      grounds: [] as Ground[],
      /** Small filled shapes about as wide as high: browsers draw list bullets this way. */
      dots: [] as Box[],
      paths: 0,
      links: [] as string[],
    },
    state: startState(pageMatrix),
    saved: [] as ReturnType<typeof startState>[],
    position: startPosition(),
    pageMatrix,
    unitOf,
    order: 0,
    pendingSpace: false,
  }
}

export function startState(toPage: Matrix) {
  return {
    toPage,
    fill: '#000000' as string | null,
    alpha: 1,
    renderMode: 0,
    charSpacing: 0,
    wordSpacing: 0,
    horizontalScale: 1,
    leading: 0,
    rise: 0,
    fontName: '',
    fontSize: 0,
  }
}

export function startPosition(textMatrix: Matrix = identity) {
  return { textMatrix, x: 0, y: 0, lineX: 0, lineY: 0 }
}
