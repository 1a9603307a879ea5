import type { AnalysisDone, analysisSections } from '../../../api/contract/resume-analysis.ts'
import type { Answer, AnswerEvent, Result as PaidResult } from '../../generation/answer.ts'
import type { PartsOf } from '../../generation/answer-kind.ts'

/** The sections that have arrived, by name. */
export type Received = PartsOf<typeof analysisSections>
export type Result = PaidResult<Received, AnalysisDone>
export type Analysis = Answer<Received, AnalysisDone>
export type AnalysisEvent = AnswerEvent<Received, AnalysisDone>
