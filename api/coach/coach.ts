import type { AnalysisSection, EditedScore, ToldTexts } from '../contract/resume-analysis.ts'
import type { ToldLine } from '../contract/told-line.ts'
import type { ResumeDocument } from '../documents/document.ts'
import type { InterviewCoach } from './interview-coach.ts'
import type { PitchCoach } from './pitch-coach.ts'
import type { PreparationCoach } from './preparation-coach.ts'
import type { ReadByModel } from './reading/match-reading.ts'
import type { ResumeWriter } from './resume-writer.ts'
import type { EditedScoreInput } from './score/edited-score.ts'
import type { StandIn } from './stand-in.ts'

export interface AnalyzeResumeInput {
  resume: ResumeDocument
  jobDescription: string
  /** Lines of the job description that the person marked as its requirements. */
  requirementLines?: readonly string[]
  /** What the user answered to gap questions: lines of their own, besides the resume. */
  told?: readonly ToldLine[] | undefined
  /** Aborted at the deadline; the coach stops its own calls. */
  signal: AbortSignal
}

/** What the connected model read, before the score that counts it: the same reading counts when a line is edited. */
interface ReadForEditing {
  read: ReadByModel
}

/** The sections, and what the coach says besides. */
export type AnalyzeResumeEvent = AnalysisSection | StandIn<AnalysisSection['section']> | ReadForEditing

/** The AI behind one interface: plain text and facts in, named sections out as they are ready. */
export interface Coach extends InterviewCoach, PitchCoach, PreparationCoach, ResumeWriter {
  readonly name: 'openai' | 'builtin'
  /**
   * Yields every section of `analysisSections`, deterministic ones first; `requirements` several times, growing at its end.
   * Where the connected model failed to read the texts, a stand-in of `requirements` says that the built-in reading is used.
   * @throws Problem requirements_not_found, before any section, when the job description gave too little to compare with
   * @throws Problem unavailable when it is stopped
   */
  analyzeResume(input: AnalyzeResumeInput): AsyncIterable<AnalyzeResumeEvent>
  /** The score of an analysis with other lines in the resume. Asks no model. */
  scoreEditedResume(input: EditedScoreInput & { signal: AbortSignal }): Promise<EditedScore>
  /** What a connected model writes anew from told lines; nothing where none did, or none read the texts. */
  writeFromTold(input: EditedScoreInput & { signal: AbortSignal }): Promise<ToldTexts>
}

export type CoachMethod = Exclude<keyof Coach, 'name'>
type MethodKind = 'stream' | 'call'

/** Every method of a coach, and whether it answers with events one by one or with one result. */
const coachMethods: {
  readonly [Method in CoachMethod]: Coach[Method] extends (input: never) => AsyncIterable<unknown> ? 'stream' : 'call'
} = {
  analyzeResume: 'stream',
  prepareInterview: 'stream',
  answerQuestions: 'stream',
  reviewPitch: 'stream',
  scoreEditedResume: 'call',
  writeFromTold: 'call',
  interviewQuestions: 'call',
  reviewAnswer: 'call',
  writePitch: 'call',
  writeResume: 'call',
  roundFields: 'call',
}

/** A coach whose methods are all made by one function. */
export function coachByMethod(
  name: Coach['name'],
  methodFor: (method: CoachMethod, kind: MethodKind) => (input: never) => unknown,
): Coach {
  const methods = Object.entries(coachMethods) as [CoachMethod, MethodKind][]
  return { name, ...Object.fromEntries(methods.map(([method, kind]) => [method, methodFor(method, kind)])) } as Coach
}
