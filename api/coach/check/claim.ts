import type { NumberedLine } from '../lines/numbered-lines.ts'

/** Something a model wrote, with the lines it rests on. */
export interface Claim {
  text: string
  /** Ids of the lines cited: "R12", "A3". */
  from: readonly string[]
}

/** Who speaks: the person about themself ("I run the night desk"), or the coach to the person. */
export type Voice = 'person' | 'coach'

/** What a claim is checked against. */
export interface Sources {
  /** Lines that the person wrote or said. What stands here may be said of them. */
  own: readonly NumberedLine[]
  /** Lines of the ad. What stands here may be said of the employer and the job. */
  ad: readonly NumberedLine[]
}
