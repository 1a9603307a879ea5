/** One drawn character, in points from the page's upper left corner, after rotation of the page. */
export interface Glyph {
  text: string
  left: number
  right: number
  baseline: number
  sizePoints: number
  /** Place in the order of drawing. */
  order: number
  /** The producer drew a space before this character. */
  afterSpace: boolean
  /** Drawn, but the font does not say which letter it is. */
  undecodable: boolean
  hidden: HiddenWhy | null
}

export type HiddenWhy = 'not-drawn' | 'background-colour' | 'tiny' | 'off-page'

export interface Box {
  left: number
  top: number
  right: number
  bottom: number
}

/** An area painted before some text: what that text stands on. `colour` null: a picture or a pattern. */
export interface Ground extends Box {
  colour: string | null
}

/** What was drawn on one page. */
export interface DrawnPage {
  width: number
  height: number
  glyphs: Glyph[]
  /** Text that runs up, down or upside down, line by line as it was drawn. */
  turnedText: string[]
  grounds: Ground[]
  /** Small, filled, about as wide as high: browsers draw the bullets of lists so. */
  dots: Box[]
  paths: number
  pictures: number
}
