import type { DrawnPage } from './glyphs.ts'
import { identity, type Matrix } from './matrix.ts'

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
