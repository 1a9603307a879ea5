import type { Log } from '../../../log.ts'
import type { Model } from '../../model/model.ts'
import type { MatchReading } from '../../reading/match-reading.ts'
import type { WritingContext } from '../write-items.ts'
import { coachRules, writingData } from '../writing-data.ts'

export interface AnalysisWriting {
  model: Model
  reading: MatchReading
  signal: AbortSignal
  log: Log
}

export const aboutBoth = ({ reading, ...writing }: AnalysisWriting): WritingContext => ({
  ...writing,
  rules: coachRules,
  data: writingData({ ad: reading.adLines, resume: reading.resumeLines, reading, told: reading.told }),
  sources: { own: reading.resumeLines, ad: reading.adLines },
})

export const aboutAd = ({ reading, ...writing }: AnalysisWriting): WritingContext => ({
  ...writing,
  rules: coachRules,
  data: writingData({ ad: reading.adLines }),
  sources: { own: [], ad: reading.adLines },
})
