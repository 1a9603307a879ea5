import type { Font, Glyph } from 'fontkit'

interface Place {
  xAdvance: number
  xOffset: number
  yOffset: number
}

export interface Laid {
  glyphs: Glyph[]
  positions: Place[]
}

type Direction = 'ltr' | 'rtl'

const withoutMarkPlacing = { mark: false, mkmk: false, abvm: false, blwm: false }

/** Letters in a row, unshaped: legible, never nothing. */
function unshaped(font: Font, text: string, direction: Direction): Laid {
  const glyphs = font.glyphsForString(text)
  if (direction === 'rtl') glyphs.reverse()
  return { glyphs, positions: glyphs.map((glyph) => ({ xAdvance: glyph.advanceWidth, xOffset: 0, yOffset: 0 })) }
}

/**
 * Shapes text, and where fontkit stumbles gives up as little as possible: first word by word, then the fine positions of marks, then all
 * shaping. fontkit 2.0.4 throws on legal empty anchors, which Noto's Gurmukhi and Malayalam have (foliojs/fontkit#367).
 */
export function layoutSafely(font: Font, text: string, direction: Direction): Laid {
  try {
    return font.layout(text, undefined, undefined, undefined, direction)
  } catch {
    const words = text.split(/(?<= )/u)
    if (words.length > 1) {
      const parts = words.map((word) => layoutSafely(font, word, direction))
      if (direction === 'rtl') parts.reverse()
      return { glyphs: parts.flatMap((part) => part.glyphs), positions: parts.flatMap((part) => part.positions) }
    }
    try {
      return font.layout(text, withoutMarkPlacing, undefined, undefined, direction)
    } catch {
      return unshaped(font, text, direction)
    }
  }
}
