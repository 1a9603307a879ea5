import * as fontkit from 'fontkit'
import { inRanges } from './code-point-ranges.ts'
import { type FontCache, type FontFile, filesInOrderFor } from './font-cache.ts'
import { trueTypeFromWoff2 } from './woff2.ts'

export type Weight = 'regular' | 'bold'

/** An opened font file in the two weights that documents use. */
export interface Face {
  id: string
  fonts: Record<Weight, fontkit.Font>
}

/** The opened fonts of one document: which face draws which letters. */
export interface Typeface {
  /** The face with plain Latin letters; its empty box stands in for letters that no font has. */
  base: Face
  /**
   * The face for one user-perceived character.
   * @param neighbour the face of the character before, kept for spaces and punctuation where it can draw them
   * @returns null when no font that could be had draws it
   */
  faceOf: (grapheme: string, neighbour: Face | null) => Face | null
}

const weightAxis: Record<Weight, number> = { regular: 400, bold: 700 }

function openFace(file: FontFile, woff2: Uint8Array): Face {
  const opened = fontkit.create(trueTypeFromWoff2(woff2) as Buffer)
  if (!('getVariation' in opened)) throw new Error(`${file.id} is a collection, not one font`)
  const at = (weight: Weight) => opened.getVariation({ wght: weightAxis[weight] })
  return { id: file.id, fonts: { regular: at('regular'), bold: at('bold') } }
}

/** Joiners and variation selectors: they shape their neighbours and need no glyph of their own. */
const needsNoGlyph = (codePoint: number) =>
  codePoint === 0x200c ||
  codePoint === 0x200d ||
  (codePoint >= 0xfe00 && codePoint <= 0xfe0f) ||
  (codePoint >= 0xe0100 && codePoint <= 0xe01ef)

const codePointsOf = (text: string) => Array.from(text, (letter) => letter.codePointAt(0)!)

const draws = (face: Face, grapheme: string) =>
  codePointsOf(grapheme).every((codePoint) => needsNoGlyph(codePoint) || face.fonts.regular.hasGlyphForCodePoint(codePoint))

/**
 * Opens the fonts that a text needs, each file at most once. A file that cannot be had is passed over.
 * @throws Error when even the base font cannot be had
 */
export async function openTypeface(text: string, cache: FontCache): Promise<Typeface> {
  const files = filesInOrderFor(text, await cache(text))
  const opened = new Map<FontFile, Promise<Face | null>>()
  const open = (file: FontFile) => {
    const face =
      opened.get(file) ??
      file.load().then(
        (woff2) => openFace(file, woff2),
        () => null,
      )
    opened.set(file, face)
    return face
  }
  const baseFile = files.find((file) => inRanges(file.ranges, 0x41))
  const base = baseFile && (await open(baseFile))
  if (!base) throw new Error('the base font could not be loaded')

  const faceByCodePoint = new Map<number, Face>()
  async function findFace(codePoint: number) {
    for (const file of files) {
      if (!inRanges(file.ranges, codePoint)) continue
      const face = await open(file)
      if (face?.fonts.regular.hasGlyphForCodePoint(codePoint)) {
        faceByCodePoint.set(codePoint, face)
        return
      }
    }
  }
  await Promise.all([...new Set(codePointsOf(text))].map(findFace))
  const faces = new Set([base, ...faceByCodePoint.values()])

  return {
    base,
    faceOf(grapheme, neighbour) {
      if (neighbour && /^[\p{Script=Common}\p{Script=Inherited}]+$/u.test(grapheme) && draws(neighbour, grapheme))
        return neighbour
      const first = faceByCodePoint.get(grapheme.codePointAt(0)!)
      if (first && draws(first, grapheme)) return first
      for (const face of faces) if (draws(face, grapheme)) return face
      return first ?? null
    },
  }
}
