import type { AnalysisDone, analysisSections } from '../../../api/contract/resume-analysis.ts'
import type { Generation, GenerationEvent, Result as PaidResult } from '../../generation/generation.ts'
import type { PartsOf } from '../../generation/generation-kind.ts'

/** The sections that have arrived, by name. */
export type Received = PartsOf<typeof analysisSections>
export type Result = PaidResult<Received, AnalysisDone>
export type Analysis = Generation<Received, AnalysisDone>
export type AnalysisEvent = GenerationEvent<Received, AnalysisDone>
