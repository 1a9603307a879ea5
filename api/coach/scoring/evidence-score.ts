import type { ExperienceLine } from './match-reading.ts'

/** A line shorter than this says too little, a longer one is not read. */
const fewestWords = 8
const mostWords = 30
/** With fewer lines a share means nothing. */
const fewestLines = 2

export interface EvidenceScore {
  /** 0 to 100; null when the resume shows too few lines about work. */
  points: number | null
  lines: number
  withVerb: number
  withFigure: number
  wellSized: number
}

/** How well the lines about work prove something: the mean share of those that begin with an action verb, hold a figure, have 8 to 30 words. */
export function evidenceScore(lines: readonly ExperienceLine[]): EvidenceScore {
  const withVerb = lines.filter((line) => line.startsWithActionVerb).length
  const withFigure = lines.filter((line) => line.hasFigure).length
  const wellSized = lines.filter((line) => line.words >= fewestWords && line.words <= mostWords).length
  const points = lines.length < fewestLines ? null : (100 * (withVerb + withFigure + wellSized)) / (3 * lines.length)
  return { points, lines: lines.length, withVerb, withFigure, wellSized }
}
