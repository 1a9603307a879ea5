import { hiddenBelowPoints, maxCharacters } from '../unreadable.ts'
import type { Drawing, DrawnPage, Glyph, HiddenWhy } from './drawing.ts'
import { apply, multiply } from './matrix.ts'
import teXCharacters from './tex-characters.json' with { type: 'json' }

interface DrawnGlyph {
  unicode: string
  width: number
  isSpace: boolean
  /** Only Type 3 fonts' characters have a drawing procedure. */
  operatorListId?: string
}

/** Positions the characters of one `Tj` or `TJ` (ISO 32000, 9.4.4). */
export function showText(drawing: Drawing, glyphs: unknown[]) {
  const { state, position } = drawing
  const unit = drawing.unitOf(state.fontName)
  // A negative size mirrors the text; producers combine it with a mirrored matrix.
  const direction = state.fontSize < 0 ? -1 : 1
  const size = Math.abs(state.fontSize)
  const across = state.horizontalScale * direction
  const toPage = multiply(state.toPage, position.textMatrix)
  const sizePoints = size * Math.hypot(toPage[2], toPage[3])
  let along = 0
  for (const glyph of glyphs) {
    if (typeof glyph === 'number') {
      along -= (glyph * size) / 1000
      continue
    }
    if (!isGlyph(glyph)) continue
    const spacing = (glyph.isSpace ? state.wordSpacing : 0) + state.charSpacing
    const inkWidth = glyph.width * size * unit
    const [x, y] = [position.x + along * across, position.y + state.rise]
    const [left, baseline] = apply(toPage, x, y)
    const [right, endBaseline] = apply(toPage, x + inkWidth * across, y)
    place(drawing, teXCharacter(glyph) ?? glyph.unicode, { left, right, baseline, endBaseline, sizePoints })
    along += inkWidth + spacing * direction
  }
  position.x += along * across
}

function place(
  drawing: Drawing,
  unicode: string,
  at: { left: number; right: number; baseline: number; endBaseline: number; sizePoints: number },
) {
  const { page } = drawing
  if (page.glyphs.length > maxCharacters) return
  if (/^\s+$/.test(unicode)) {
    drawing.pendingSpace = true
    return
  }
  const order = drawing.order++
  const upright = Math.abs(at.endBaseline - at.baseline) <= Math.abs(at.right - at.left) * 0.2 && at.right >= at.left - 0.01
  const glyph: Glyph = {
    text: unicode,
    left: at.left,
    right: Math.max(at.right, at.left),
    baseline: at.baseline,
    sizePoints: at.sizePoints,
    order,
    afterSpace: drawing.pendingSpace,
    undecodable: isUndecodable(unicode),
    hidden: null,
  }
  glyph.hidden = whyHidden(drawing, glyph)
  if (upright || glyph.hidden) page.glyphs.push(glyph)
  else page.turnedText += (glyph.afterSpace ? ' ' : '') + glyph.text
  drawing.pendingSpace = false
}

// TeX without outline fonts embeds bitmap fonts whose characters are named by number ("a28"). Letters keep their ASCII codes; the list has the rest:
// ligatures in OT1 (11-15) and T1 (27-31), T1's quotes and dashes, TS1's bullet.
function teXCharacter({ unicode, operatorListId }: DrawnGlyph): string | null {
  if (!isUndecodable(unicode) || !operatorListId) return null
  return (teXCharacters as Record<string, string>)[operatorListId] ?? null
}

function isUndecodable(unicode: string) {
  const code = unicode.codePointAt(0)
  return code === undefined || code < 0x20 || (code >= 0x7f && code < 0xa0) || code === 0xfffd
}

function whyHidden({ state, page }: Drawing, glyph: Glyph): HiddenWhy | null {
  if (state.renderMode === 3 || state.renderMode === 7 || state.alpha < 0.05) return 'not-drawn'
  if (glyph.right < 0 || glyph.left > page.width || glyph.baseline < 0 || glyph.baseline > page.height + glyph.sizePoints)
    return 'off-page'
  if (glyph.sizePoints < hiddenBelowPoints) return 'tiny'
  // Outlined text (modes 1, 2, 5, 6) is visible by its stroke.
  if (state.renderMode === 0 && state.fill !== null && sameColor(state.fill, groundColor(page, glyph))) return 'background-color'
  return null
}

function groundColor(page: DrawnPage, glyph: Glyph): string | null {
  const x = (glyph.left + glyph.right) / 2
  const y = glyph.baseline - glyph.sizePoints * 0.3
  const ground = page.grounds.findLast(({ left, right, top, bottom }) => x >= left && x <= right && y >= top && y <= bottom)
  return ground === undefined ? '#ffffff' : ground.color
}

/** Within about 6 % in every channel, which looks the same in print. */
function sameColor(one: string, other: string | null) {
  if (other === null) return false
  const channels = (color: string) => [1, 3, 5].map((start) => Number.parseInt(color.slice(start, start + 2), 16))
  const second = channels(other)
  return channels(one).every((value, index) => Math.abs(value - second[index]!) <= 15)
}

function isGlyph(value: unknown): value is DrawnGlyph {
  return (
    typeof value === 'object' && value !== null && 'unicode' in value && typeof value.unicode === 'string' && 'width' in value
  )
}
