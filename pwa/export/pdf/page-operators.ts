import type { Glyph } from 'fontkit'
import type { EmbeddedFont } from './embedded-font.ts'
import type { GlyphRun } from './shape.ts'

/** Red, green, blue, 0 to 1. */
export type Ink = readonly [red: number, green: number, blue: number]

const number = (value: number) => String(Math.round(value * 1000) / 1000)

/** Codes and corrections of a run, as operator TJ takes them: numbers move left, in thousandths of the type size. */
function glyphArray(run: GlyphRun, font: EmbeddedFont): string {
  const pieces: string[] = []
  let owed = 0
  for (const { glyph, text, advance, shiftX, isShapeOnly } of run.glyphs) {
    if (isShapeOnly) {
      owed -= advance
      continue
    }
    owed -= shiftX
    if (Math.abs(owed) > 0.5) pieces.push(number(owed))
    const { code, width } = font.use(glyph, text, advance)
    pieces.push(`<${code}>`)
    owed = (Math.abs(owed) > 0.5 ? 0 : owed) + width + shiftX - advance
  }
  if (Math.abs(owed) > 0.5) pieces.push(number(owed))
  return pieces.join(' ')
}

/**
 * Raw page content. pdf-lib's own drawing cannot place glyphs one by one, so the few operators needed are written here
 * (PDF 32000, annex A).
 */
export class PageOperators {
  #lines: string[] = []

  /** Begins a piece of the reading structure; everything up to `endMark` belongs to it. */
  beginMark(tag: string, id: number) {
    this.#lines.push(`/${tag} <</MCID ${id}>> BDC`)
  }

  /** Begins decoration, which screen readers pass over. */
  beginArtifact() {
    this.#lines.push('/Artifact BMC')
  }

  endMark() {
    this.#lines.push('EMC')
  }

  /** Draws one shaped line; `x`, `y` in points from the lower left corner, `y` being the base line. */
  text(parts: { run: GlyphRun; font: EmbeddedFont }[], x: number, y: number, sizePt: number, ink: Ink) {
    this.#lines.push(`${ink.map(number).join(' ')} rg`, 'BT', `1 0 0 1 ${number(x)} ${number(y)} Tm`)
    for (const { run, font } of parts) this.#lines.push(`/${font.name} ${number(sizePt)} Tf`, `[${glyphArray(run, font)}] TJ`)
    this.#lines.push('ET')
    let penX = x
    for (const { run } of parts) {
      const scale = sizePt / run.face.fonts[run.weight].unitsPerEm
      for (const { glyph, advance, shiftX, rise, isShapeOnly } of run.glyphs) {
        if (isShapeOnly) this.#shape(glyph, penX + (shiftX * sizePt) / 1000, y + (rise * sizePt) / 1000, scale)
        penX += (advance * sizePt) / 1000
      }
    }
  }

  /** Fills the outline of a glyph. PDF knows cubic curves only: each quadratic one is raised by a degree. */
  #shape(glyph: Glyph, left: number, baseline: number, scale: number) {
    const at = (x: number, y: number) => `${number(left + x * scale)} ${number(baseline + y * scale)}`
    let [fromX, fromY] = [0, 0]
    for (const { command, args } of glyph.path.commands) {
      const [a, b, c, d] = args as [number, number, number, number]
      if (command === 'closePath') this.#lines.push('h')
      if (command === 'moveTo' || command === 'lineTo') this.#lines.push(`${at(a, b)} ${command === 'moveTo' ? 'm' : 'l'}`)
      if (command === 'quadraticCurveTo') {
        const first = at(fromX + ((a - fromX) * 2) / 3, fromY + ((b - fromY) * 2) / 3)
        this.#lines.push(`${first} ${at(c + ((a - c) * 2) / 3, d + ((b - d) * 2) / 3)} ${at(c, d)} c`)
      }
      if (args.length >= 2) [fromX, fromY] = args.slice(-2) as [number, number]
    }
    this.#lines.push('f')
  }

  rectangle(x: number, y: number, width: number, height: number, ink: Ink) {
    this.#lines.push(`${ink.map(number).join(' ')} rg ${[x, y, width, height].map(number).join(' ')} re f`)
  }

  /** A filled or outlined disc; four Bezier curves come within 0.03 % of a circle. */
  disc(x: number, y: number, radius: number, ink: Ink, filled: boolean) {
    const k = radius * 0.5523
    const c = ink.map(number).join(' ')
    const at = (...values: number[]) => values.map(number).join(' ')
    this.#lines.push(
      `${c} ${filled ? 'rg' : 'RG'} 0.8 w ${at(x + radius, y)} m`,
      `${at(x + radius, y + k, x + k, y + radius, x, y + radius)} c`,
      `${at(x - k, y + radius, x - radius, y + k, x - radius, y)} c`,
      `${at(x - radius, y - k, x - k, y - radius, x, y - radius)} c`,
      `${at(x + k, y - radius, x + radius, y - k, x + radius, y)} c h ${filled ? 'f' : 'S'}`,
    )
  }

  /** All content as one operator stream. */
  toString() {
    return this.#lines.join('\n')
  }
}
