import type { DrawnPage } from './glyphs.ts'
import type { Matrix } from './matrix.ts'
import type { TextPosition, TextState } from './text-state.ts'

interface FontMetrics {
  vertical: boolean
  /** Horizontal scale from glyph units to text units, 0.001 for most fonts. */
  unit: number
}

export interface Drawing {
  page: DrawnPage
  state: TextState
  saved: TextState[]
  position: TextPosition
  pageMatrix: Matrix
  fontOf: (name: string) => FontMetrics
  order: number
  pendingSpace: boolean
}
