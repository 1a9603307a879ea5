/** In points from the page's top left corner, after page rotation. */
export interface Glyph {
  text: string
  left: number
  right: number
  baseline: number
  sizePoints: number
  order: number
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
  turnedText: string[]
  grounds: Ground[]
  /** Small filled shapes about as wide as high: browsers draw list bullets this way. */
  dots: Box[]
  paths: number
  pictures: number
}
