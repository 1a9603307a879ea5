import type { ResumePlace } from '../contract/improved-resume.ts'
import type { AnalysisSection, EditedScore, ToldTexts } from '../contract/resume-analysis.ts'
import type { ResumeBlock } from '../contract/resume-outline.ts'
import type { ToldLine } from '../contract/told-line.ts'
import type { ResumeData } from '../contract/voice-to-resume.ts'
import type { ResumeDocument } from '../documents/document.ts'
import type { InterviewCoach } from './interview-coach.ts'
import type { LetterCoach } from './letter-coach.ts'
import type { PitchCoach } from './pitch-coach.ts'
import type { PreparationCoach } from './preparation-coach.ts'
import type { ReadByModel } from './reading/match-reading.ts'
import type { ResumeWriter } from './resume-writer.ts'
import type { EditedScoreInput } from './score/edited-score.ts'
import type { StandIn } from './stand-in.ts'

export interface AnalyzeResumeInput {
  resume: ResumeDocument
  jobDescription: string
  requirementLines?: readonly string[]
  /** The user's answers to gap questions, which count as their own lines. */
  told?: readonly ToldLine[] | undefined
  signal: AbortSignal
}

/** The model's reading, sent before the score, so that edited lines are scored with the same reading. */
interface ReadForEditing {
  read: ReadByModel
}

export type AnalyzeResumeEvent = AnalysisSection | StandIn<AnalysisSection['section']> | ReadForEditing

export interface Coach extends InterviewCoach, LetterCoach, PitchCoach, PreparationCoach, ResumeWriter {
  readonly name: 'openai' | 'builtin'
  // Yields every section of `analysisSections`, computed ones first; `requirements` several times. If the model failed to read, a stand-in for
  // `requirements` says that the built-in reading is used.
  analyzeResume(input: AnalyzeResumeInput): AsyncIterable<AnalyzeResumeEvent>
  /** Scores an analysis with edited lines. Calls no model. */
  scoreEditedResume(input: EditedScoreInput & { signal: AbortSignal }): Promise<EditedScore>
  /** What a connected model rewrites after gap answers; nothing if no model read the texts. */
  writeFromTold(input: EditedScoreInput & { signal: AbortSignal }): Promise<ToldTexts>
  /** Calls no model. */
  layOutResume(input: { resumeText: string; signal: AbortSignal }): Promise<ResumeLayout>
}

export interface ResumeLayout {
  name: string | null
  blocks: ResumeBlock[]
  places: ResumePlace[]
  /** Only what is certain. */
  facts: ResumeData
}

export type CoachMethod = Exclude<keyof Coach, 'name'>
type MethodKind = 'stream' | 'call'

const coachMethods: {
  readonly [Method in CoachMethod]: Coach[Method] extends (input: never) => AsyncIterable<unknown> ? 'stream' : 'call'
} = {
  analyzeResume: 'stream',
  prepareInterview: 'stream',
  answerQuestions: 'stream',
  reviewPitch: 'stream',
  writeLetter: 'stream',
  scoreEditedResume: 'call',
  writeFromTold: 'call',
  layOutResume: 'call',
  interviewQuestions: 'call',
  reviewAnswer: 'call',
  writePitch: 'call',
  writeResume: 'call',
  roundFields: 'call',
}

export function coachByMethod(
  name: Coach['name'],
  methodFor: (method: CoachMethod, kind: MethodKind) => (input: never) => unknown,
): Coach {
  const methods = Object.entries(coachMethods) as [CoachMethod, MethodKind][]
  return { name, ...Object.fromEntries(methods.map(([method, kind]) => [method, methodFor(method, kind)])) } as Coach
}
