import type { Tone } from '../outline.ts'

export type Ink = readonly [red: number, green: number, blue: number]

/** A4. Fixed page break and wrap width, so a document always has the same pages. */
export const paper = {
  widthMm: 210,
  heightMm: 297,
  leftMm: 20,
  topMm: 20,
  pageBreakMm: 250,
  wrapWidthMm: 170,
  footerMm: 282,
} as const

export const pointsOf = (mm: number) => (mm * 72) / 25.4

export function sheetOf(size: 'A4' | 'Letter'): [left: number, bottom: number, width: number, height: number] {
  const [widthMm, heightMm] = size === 'Letter' ? [215.9, 279.4] : [paper.widthMm, paper.heightMm]
  const [leftMm, bottomMm] = [(paper.widthMm - widthMm) / 2, paper.heightMm - heightMm]
  return [pointsOf(leftMm), pointsOf(bottomMm), pointsOf(widthMm), pointsOf(heightMm)]
}
export const millimetersOf = (pt: number) => (pt * 25.4) / 72

function ink(hex: string): Ink {
  const part = (at: number) => Number.parseInt(hex.slice(at, at + 2), 16) / 255
  return [part(1), part(3), part(5)]
}

export const inks = {
  ink: ink('#12211B'),
  quiet: ink('#4A5B52'),
  brand: ink('#17503C'),
  line: ink('#C9D5CB'),
  sunk: ink('#E0E9E1'),
} as const

export const toneInks: Record<Tone, Ink> = {
  green: ink('#1B6E37'),
  blue: ink('#1D5A9E'),
  yellow: ink('#7A5500'),
  red: ink('#A5281B'),
}
