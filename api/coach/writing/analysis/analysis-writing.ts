import type { Log } from '../../../log.ts'
import type { Model } from '../../model/model.ts'
import type { MatchReading } from '../../reading/match-reading.ts'
import type { WritingContext } from '../write-items.ts'
import { coachRules, writingData } from '../writing-data.ts'

/** What every text of an analysis is written from. */
export interface AnalysisWriting {
  model: Model
  /** Its lines; what it found in them is told to the model only where a model found it. */
  reading: MatchReading
  signal: AbortSignal
  log: Log
}

/** For texts about resume and advertisement. */
export const aboutBoth = ({ reading, ...writing }: AnalysisWriting): WritingContext => ({
  ...writing,
  rules: coachRules,
  data: writingData({ ad: reading.adLines, resume: reading.resumeLines, reading, told: reading.told }),
  sources: { own: reading.resumeLines, ad: reading.adLines },
})

/** For texts about the employer: they rest on the advertisement alone. */
export const aboutAd = ({ reading, ...writing }: AnalysisWriting): WritingContext => ({
  ...writing,
  rules: coachRules,
  data: writingData({ ad: reading.adLines }),
  sources: { own: [], ad: reading.adLines },
})
