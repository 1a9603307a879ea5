import bidiFactory from 'bidi-js/dist/bidi.mjs'
import type { Font, Glyph } from 'fontkit'
import type { Face, Typeface, Weight } from '../fonts/typeface.ts'
import { textsOfGlyphs } from './glyph-texts.ts'
import { layoutSafely } from './layout-safely.ts'

const bidi = bidiFactory()
const graphemes = new Intl.Segmenter('und', { granularity: 'grapheme' })

/** A glyph where it stands: distances in thousandths of the type size. `text` is what copying it yields. */
export interface PlacedGlyph {
  glyph: Glyph
  text: string
  advance: number
  shiftX: number
  rise: number
  /** Drawn as a plain shape: its letters belong to the glyph before it, so that readers find whole letters on one base line. */
  isShapeOnly: boolean
}

/** Glyphs of one font in drawing order, left to right. */
export interface GlyphRun {
  face: Face
  weight: Weight
  glyphs: PlacedGlyph[]
}

/** A paragraph with its writing directions and the font of every letter worked out. */
export interface ReadyParagraph {
  text: string
  isRightToLeft: boolean
  levels: Uint8Array
  reorder: (start: number, end: number) => [number, number][]
  /** Face per UTF-16 unit; null where no font draws the letter. */
  faces: (Face | null)[]
}

/** Works out directions (Unicode bidirectional algorithm) and fonts of one paragraph. */
export function readyParagraph(text: string, typeface: Typeface): ReadyParagraph {
  const embedding = bidi.getEmbeddingLevels(text)
  const faces: (Face | null)[] = []
  let neighbour: Face | null = null
  for (const { segment } of graphemes.segment(text)) {
    const face = typeface.faceOf(segment, neighbour)
    for (let i = 0; i < segment.length; i++) faces.push(face)
    neighbour = face
  }
  return {
    text,
    isRightToLeft: (embedding.paragraphs[0]?.level ?? 0) % 2 === 1,
    levels: embedding.levels,
    reorder: (start, end) => bidi.getReorderSegments(text, embedding, start, end - 1),
    faces,
  }
}

function mirrored(text: string) {
  return Array.from(text, (letter) => bidi.getMirroredCharacter(letter) ?? letter).join('')
}

/** Marks off the base line and parts of letters hand their text to the letter before them. */
function giveMarksToLetters(inReadingOrder: PlacedGlyph[]) {
  let carrier: PlacedGlyph | null = null
  for (const placed of inReadingOrder) {
    const floats = placed.text === '' || Math.abs(placed.rise) > 0.5 || (placed.advance < 1 && Math.abs(placed.shiftX) > 2)
    if (carrier && floats) {
      carrier.text += placed.text
      placed.text = ''
      placed.isShapeOnly = true
    } else {
      carrier = placed
    }
  }
}

function shapeStretch(font: Font, text: string, isRightToLeft: boolean): PlacedGlyph[] {
  const scale = 1000 / font.unitsPerEm
  const run = layoutSafely(font, isRightToLeft ? mirrored(text) : text, isRightToLeft ? 'rtl' : 'ltr')
  const spaceId = font.glyphForCodePoint(0x20).id
  const texts = isRightToLeft
    ? textsOfGlyphs(run.glyphs.toReversed(), text, spaceId).reverse()
    : textsOfGlyphs(run.glyphs, text, spaceId)
  const placed = run.glyphs.map((glyph, i) => {
    const { xAdvance, xOffset, yOffset } = run.positions[i]!
    return {
      glyph,
      text: texts[i]!,
      advance: xAdvance * scale,
      shiftX: xOffset * scale,
      rise: yOffset * scale,
      isShapeOnly: false,
    }
  })
  giveMarksToLetters(isRightToLeft ? placed.toReversed() : placed)
  // Readers turn a right-to-left line round letter by letter (pdf.js and Poppler, tried), so what one glyph stands for is turned first.
  if (isRightToLeft) for (const one of placed) one.text = Array.from(one.text).reverse().join('')
  return placed
}

/** The empty box of the base font, one for each letter that no font has; copying still yields the letter. */
function boxesFor(text: string, typeface: Typeface, weight: Weight): PlacedGlyph[] {
  const font = typeface.base.fonts[weight]
  return Array.from(graphemes.segment(text), ({ segment }) => {
    const glyph = font.getGlyph(0)
    return {
      glyph,
      text: segment,
      advance: (glyph.advanceWidth * 1000) / font.unitsPerEm,
      shiftX: 0,
      rise: 0,
      isShapeOnly: false,
    }
  })
}

/** Stretches of one face and one direction, in reading order. */
function* stretches(ready: ReadyParagraph, start: number, end: number) {
  for (let from = start, to = start + 1; from < end; to++) {
    if (to < end && ready.faces[to] === ready.faces[from] && ready.levels[to] === ready.levels[from]) continue
    yield { from, to, face: ready.faces[from]!, isRightToLeft: ready.levels[from]! % 2 === 1 }
    from = to
  }
}

/** Puts stretches into the order in which they are drawn from left to right. */
function inDrawingOrder<T extends { from: number }>(parts: T[], flips: [number, number][]): T[] {
  const ordered = parts.slice()
  for (const [first, last] of flips) {
    const inside = ordered.map((part, i) => (part.from >= first && part.from <= last ? i : -1)).filter((i) => i >= 0)
    const reversed = inside.map((i) => ordered[i]!).reverse()
    inside.forEach((position, i) => {
      ordered[position] = reversed[i]!
    })
  }
  return ordered
}

/** Shapes the part of a paragraph that makes one line. */
export function shapeLine(ready: ReadyParagraph, start: number, end: number, weight: Weight, typeface: Typeface): GlyphRun[] {
  const parts = [...stretches(ready, start, end)]
  return inDrawingOrder(parts, ready.reorder(start, end)).map(({ from, to, face, isRightToLeft }) => {
    const text = ready.text.slice(from, to)
    const glyphs = face ? shapeStretch(face.fonts[weight], text, isRightToLeft) : boxesFor(text, typeface, weight)
    return { face: face ?? typeface.base, weight, glyphs }
  })
}

/** Width in points at a type size in points. */
export function widthOf(runs: readonly GlyphRun[], sizePt: number): number {
  let thousandths = 0
  for (const run of runs) for (const glyph of run.glyphs) thousandths += glyph.advance
  return (thousandths * sizePt) / 1000
}
