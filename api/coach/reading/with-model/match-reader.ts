import type { RequirementRow } from '../../../contract/resume-analysis.ts'
import type { NumberedLine } from '../../lines/numbered-lines.ts'
import type { Brief, MatchReading } from '../match-reading.ts'

export interface MatchTexts {
  /** The visible text only. */
  resumeText: string
  jobDescription: string
  /** Lines of the ad that the person marked as its requirements. */
  requirementLines?: readonly string[] | undefined
}

/** What the connected model read in an ad, without any resume. */
export interface AdAlone {
  adLines: readonly NumberedLine[]
  title: string | null
  company: string | null
  brief: Brief
  /** The ad's wording, and the line that asks for it. */
  requirements: readonly { term: string; line: string; importance: 'must' | 'nice' | 'duty' }[]
}

/** The connected model's readings of ads and resumes: each is asked for once and kept for ten minutes, never after a failure. */
export interface MatchReader {
  /**
   * null where the model failed: then numbers come from the built-in reading, and writers get the lines without any reading.
   * @param onRows told of the requirements as they are read, all so far each time
   */
  read(texts: MatchTexts, signal: AbortSignal, onRows?: (rows: readonly RequirementRow[]) => void): Promise<MatchReading | null>
  /** The ad alone; shares its memory with `read`. */
  readAd(jobDescription: string, signal: AbortSignal): Promise<AdAlone | null>
}
