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

export interface DrawnPage {
  width: number
  height: number
  glyphs: Glyph[]
  turnedText: string
  grounds: Ground[]
  /** Small filled shapes about as wide as high: browsers draw list bullets this way. */
  dots: Box[]
  paths: number
}

export interface Drawing {
  page: DrawnPage
  state: TextState
  saved: TextState[]
  position: TextPosition
  pageMatrix: Matrix
  /** A font's scale from glyph units to text units, 0.001 for most. */
  unitOf: (fontName: string) => number
  order: number
  pendingSpace: boolean
}

type TextState = ReturnType<typeof startState>

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

type TextPosition = ReturnType<typeof startPosition>

export function startPosition(textMatrix: Matrix = identity) {
  return { textMatrix, x: 0, y: 0, lineX: 0, lineY: 0 }
}
