import type { AnswerFeedback, HeardAnswer } from '../contract/answer-feedback.ts'
import type { CoverLetterSection } from '../contract/cover-letter.ts'
import type { PitchOptions, PitchSection, WrittenPitchSection } from '../contract/elevator-pitch.ts'
import type { ResumePlace } from '../contract/improved-resume.ts'
import type { InterviewPrepSection } from '../contract/interview-prep.ts'
import type { InterviewQaSection } from '../contract/interview-qa.ts'
import type { InterviewQuestion, QuestionType } from '../contract/interview-questions.ts'
import type { InterviewRound } from '../contract/interview-rounds.ts'
import type { AnalysisSection, EditedScore, ToldTexts } from '../contract/resume-analysis.ts'
import type { RoundFields } from '../contract/round-brief.ts'
import type { ToldLine } from '../contract/told-line.ts'
import type { ResumeBlock, ResumeData, ToldSentence } from '../contract/voice-to-resume.ts'
import type { ResumeDocument } from '../documents/document.ts'
import type { ReadByModel } from './reading/match-reading.ts'
import type { Spoken, TranscriptSource } from './score/delivery/delivery.ts'
import type { EditedScoreInput } from './score/edited-score.ts'

/** The built-in coach writes this section because the connected model failed. */
export interface StandIn<Section extends string = string> {
  standIn: Section
  partly?: true
}

interface Input {
  signal: AbortSignal
}

interface AboutAJob extends Input {
  jobDescription: string
  told?: readonly ToldLine[] | undefined
}

export interface AnalyzeResumeInput extends AboutAJob {
  resume: ResumeDocument
  requirementLines?: readonly string[]
}

/** `read`: the model's reading, sent before the score, so that edited lines are scored with the same reading. */
export type AnalyzeResumeEvent = AnalysisSection | StandIn<AnalysisSection['section']> | { read: ReadByModel }

export interface ResumeLayout {
  name: string | null
  blocks: ResumeBlock[]
  places: ResumePlace[]
  facts: ResumeData
}

export interface PrepareInterviewInput extends AboutAJob {
  round: InterviewRound
  /** Null if none was sent: then nothing is claimed about the user. */
  resume: ResumeDocument | null
}

export type AnswerQuestionsInput = PrepareInterviewInput & { resume: ResumeDocument }
export type PreparationSection = InterviewPrepSection
export type PreparationData<Name extends PreparationSection['section']> = Extract<PreparationSection, { section: Name }>['data']
export type PrepareInterviewEvent = PreparationSection | StandIn<PreparationSection['section']>
export type AnswerQuestionsEvent = InterviewQaSection | StandIn<InterviewQaSection['section']>

export interface InterviewQuestions {
  questions: InterviewQuestion[]
  /** How many are default questions for the round, because the ad and resume yielded too few. */
  defaults: number
}

type Said = Omit<Spoken, 'source'> & { source?: TranscriptSource | undefined }

export interface ReviewAnswerInput extends Input, Said {
  question: string
  type?: QuestionType | undefined
  goal?: string | undefined
  jobDescription?: string | undefined
  /** One more question about the answer, if it is thin. Only a connected model asks. */
  wantsFollowUp?: boolean | undefined
  /** The earlier reading with the user's corrections: nothing is read again, and no model is called. */
  heard?: HeardAnswer | undefined
}

export interface WriteLetterInput extends AboutAJob {
  resume: ResumeDocument
  /** Why this employer, in the user's own words; '' if they did not say. */
  why: string
}

export interface WritePitchInput extends AboutAJob {
  resumeText: string
}

export interface WrittenPitch {
  /** Paragraphs separated by a blank line; `[placeholders]` for missing facts. 150 to 225 words if a model wrote it. */
  script: string
  options?: PitchOptions
  /** `builtin` from a connected coach: its model failed. */
  coach: 'openai' | 'builtin'
}

export interface ReviewPitchInput extends Input, Said {
  jobDescription: string
  resumeText: string
  script: string
}

export type ReviewPitchEvent = Exclude<PitchSection, { section: 'transcript' }> | StandIn<WrittenPitchSection>

export interface WriteResumeInput extends Input {
  transcript: string
}

export interface WrittenResume {
  resumeData: ResumeData
  sentences: ToldSentence[]
  /** Fields inferred rather than quoted, for the user to confirm: `professionalExperience.0.title`. */
  toConfirm: string[]
  standIns: 'resume'[]
}

/** What a connected model could not write, the built-in coach does. @throws Problem unavailable when stopped */
export interface Coach {
  readonly name: 'openai' | 'builtin'
  // Yields every section, computed ones first; `requirements` several times. A stand-in for it means the model could not read.
  analyzeResume(input: AnalyzeResumeInput): AsyncIterable<AnalyzeResumeEvent>
  /** Calls no model. */
  scoreEditedResume(input: EditedScoreInput & Input): Promise<EditedScore>
  /** What a connected model rewrites after gap answers; nothing if no model read the texts. */
  writeFromTold(input: EditedScoreInput & Input): Promise<ToldTexts>
  /** Calls no model. */
  layOutResume(input: { resumeText: string } & Input): Promise<ResumeLayout>
  /** Yields every section of `interviewPrepSections`, `round` first; `questions` several times, up to ten. */
  prepareInterview(input: PrepareInterviewInput): AsyncIterable<PrepareInterviewEvent>
  /** Yields `round`, then `questions` several times, up to ten. */
  answerQuestions(input: AnswerQuestionsInput): AsyncIterable<AnswerQuestionsEvent>
  roundFields(input: AnswerQuestionsInput): Promise<RoundFields>
  /** @throws Problem unavailable if a connected model returned none; the caller returns the credits */
  interviewQuestions(input: AnswerQuestionsInput): Promise<InterviewQuestions>
  reviewAnswer(input: ReviewAnswerInput): Promise<AnswerFeedback>
  writeLetter(input: WriteLetterInput): AsyncIterable<CoverLetterSection | StandIn<'letter'>>
  writePitch(input: WritePitchInput): Promise<WrittenPitch>
  // Yields `score`, `suggestions`, `refined` and `alternate` once each.
  reviewPitch(input: ReviewPitchInput): AsyncIterable<ReviewPitchEvent>
  writeResume(input: WriteResumeInput): Promise<WrittenResume>
}

export type CoachMethod = Exclude<keyof Coach, 'name'>
