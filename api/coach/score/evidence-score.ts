import type { ExperienceLine, MatchReading } from '../reading/match-reading.ts'

/** A line shorter than this says too little, a longer one is not read. */
const fewestWords = 8
const mostWords = 30
/** With fewer lines a share means nothing. */
const fewestLines = 2
/** From this share of the skills asked for on, the lines are a whole picture of somebody who could do the job. */
export const fullyCountedFrom = 0.3

export interface EvidenceScore {
  /** 0 to 100; null when the resume shows too few lines about work. */
  points: number | null
  lines: number
  /** Lines that show something the ad asks for; verb, figure and length are counted among them. */
  aboutTheJob: number
  /** Lines taken over from the ad: they claim what it asks for and prove nothing. */
  copied: number
  withVerb: number
  withFigure: number
  wellSized: number
  /** 0 to 1: the share of the skills asked for that they show. */
  shareAtWork: number
}

/**
 * How well the lines about work prove what the ad asks for: of those that show something of it, the mean share that begins with an action
 * verb, holds a figure, has 8 to 30 words; counted in full where together they show enough of the skills asked for.
 * @param shows whether a line shows something that the ad asks for
 */
export function evidenceScore(
  lines: readonly ExperienceLine[],
  shows: (line: ExperienceLine) => boolean,
  { copied, shareAtWork }: Pick<MatchReading, 'copied' | 'shareAtWork'>,
): EvidenceScore {
  const about = lines.filter(shows)
  const withVerb = about.filter((line) => line.startsWithActionVerb).length
  const withFigure = about.filter((line) => line.hasFigure).length
  const wellSized = about.filter((line) => line.words >= fewestWords && line.words <= mostWords).length
  const claimed = about.length + copied.length
  const quality = claimed === 0 ? 0 : (withVerb + withFigure + wellSized) / (3 * claimed)
  return {
    points: lines.length + copied.length < fewestLines ? null : 100 * quality * Math.min(1, shareAtWork / fullyCountedFrom),
    ...{ lines: lines.length + copied.length, aboutTheJob: about.length, copied: copied.length },
    ...{ withVerb, withFigure, wellSized, shareAtWork },
  }
}
