import type { NumberedLine } from '../lines/numbered-lines.ts'

export interface Claim {
  text: string
  from: readonly string[]
}

/** The user speaking ("I run the night desk"), or the coach speaking to the user. */
export type Voice = 'person' | 'coach'

export interface Sources {
  /** The user's own lines: what they contain may be claimed for the user. */
  own: readonly NumberedLine[]
  /** The ad's lines: what they contain may be said of the employer and the job. */
  ad: readonly NumberedLine[]
}
