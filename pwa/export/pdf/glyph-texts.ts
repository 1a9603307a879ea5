import type { Glyph } from 'fontkit'

/**
 * Deals letters out to glyphs in reading order. Each takes as many letters as it was shaped from; which ones fontkit says cannot be
 * trusted, since it keeps one object per glyph and shaping moves letters about (Devanagari, Thai, dots of Arabic).
 */
function dealOut(glyphs: readonly Glyph[], text: string): string[] {
  const letters = Array.from(text)
  const shares = glyphs.map((glyph) => glyph.codePoints.length)
  const counted = shares.reduce((sum, share) => sum + share, 0) === letters.length
  let next = 0
  return glyphs.map((_, i) => {
    const share = i === glyphs.length - 1 ? letters.length - next : counted ? shares[i]! : 1
    next += share
    return letters.slice(next - share, next).join('')
  })
}

function splitAtSpaces(glyphs: readonly Glyph[], spaceId: number): Glyph[][] {
  const words: Glyph[][] = [[]]
  for (const glyph of glyphs) {
    if (glyph.id === spaceId) words.push([])
    else words.at(-1)!.push(glyph)
  }
  return words
}

/**
 * What copying each glyph yields; in reading order the texts are the whole text again. Empty for a glyph that is only part of a letter,
 * such as the dots of an Arabic one.
 * @param glyphs in reading order
 * @param spaceId the font's glyph for a space: word borders keep a miscount from spreading
 */
export function textsOfGlyphs(glyphs: readonly Glyph[], text: string, spaceId: number): string[] {
  const own = glyphs.map((glyph) => String.fromCodePoint(...glyph.codePoints))
  if (own.every(Boolean) && own.join('') === text) return own
  const glyphWords = splitAtSpaces(glyphs, spaceId)
  const words = text.split(' ')
  if (glyphWords.length !== words.length) return dealOut(glyphs, text)
  return words.flatMap((word, i) => [...(i > 0 ? [' '] : []), ...dealOut(glyphWords[i]!, word)])
}
