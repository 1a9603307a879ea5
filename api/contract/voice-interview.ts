import * as z from 'zod'
import { answerCharge, answerWriter } from './answer-charge.ts'
import { AnswerFeedback, HeardAnswer, TimeSpan } from './answer-feedback.ts'
import { jsonOf, numberField } from './form-fields.ts'
import { InterviewQuestion, QuestionType } from './interview-questions.ts'
import {
  followUpsPerInterview,
  jobDescriptionMaxCharacters,
  questionMaxCharacters,
  questionsPerInterview,
  takesPerQuestion,
  transcriptMaxCharacters,
} from './limits.ts'
import { RoundFields } from './round-brief.ts'

const SessionId = z.uuid()

/** The `done` event of POST /api/analyze with interviewMode='true', and the end of its JSON response. */
export const VoiceInterviewDone = z.object({
  ...answerCharge,
  sessionId: SessionId,
  /** 24 hours after the start; until then answers are transcribed and reviewed. */
  endsAt: z.iso.datetime(),
  /** By the server, or by the browser while recording (then no audio is sent). */
  transcription: z.enum(['server', 'browser']),
  coach: answerWriter.coach,
  defaultQuestions: z.number().int().min(0).max(questionsPerInterview),
})
export type VoiceInterviewDone = z.infer<typeof VoiceInterviewDone>

export const voiceInterviewSections = { questions: z.object({ interviewQuestions: z.array(InterviewQuestion) }) } as const

export const VoiceInterviewStarted = z.object({
  interviewQuestions: z.array(InterviewQuestion).length(questionsPerInterview),
  ...RoundFields.shape,
  ...VoiceInterviewDone.shape,
})
export type VoiceInterviewStarted = z.infer<typeof VoiceInterviewStarted>

export const HeardWord = z.object({ text: z.string().max(200), startMs: z.number().min(0), endMs: z.number().min(0) })
export type HeardWord = z.infer<typeof HeardWord>

const lastIndex = questionsPerInterview + followUpsPerInterview - 1
const QuestionIndex = z.number().int().min(0).max(lastIndex)
const QuestionIndexField = numberField.pipe(QuestionIndex).meta({ description: '0 to 9; 10 to 12 for follow-up questions' })

// Text fields of POST /api/transcribe-audio; the file is `audio`. Defaults to the user's latest open practice. Resending an Idempotency-Key is the
// same take.
export const TranscribeAnswerFields = z.object({
  questionIndex: QuestionIndexField,
  sessionId: SessionId.meta({ description: 'Default: the latest open practice' }).optional(),
  speechSeconds: numberField.meta({ description: 'Seconds of speech as the device heard it' }).optional(),
  extraTime: z.enum(['double', 'untimed']).meta({ description: 'Up to 250 or 610 s then' }).optional(),
})

export const TranscribedAnswer = z.object({
  transcription: z.string(),
  words: z.array(HeardWord),
  durationSeconds: z.number(),
  isSilent: z.boolean(),
  /** Takes left for this question. Silent recordings and failures do not count. */
  takesLeft: z.number().int().min(0).max(takesPerQuestion),
  ...answerCharge,
})
export type TranscribedAnswer = z.infer<typeof TranscribedAnswer>

const mostPauses = 500
const mostWords = 2_000

const details = {
  question: z.string().trim().min(1).max(questionMaxCharacters),
  type: QuestionType.optional(),
  goal: z.string().max(questionMaxCharacters).optional(),
  jobDescription: z.string().max(jobDescriptionMaxCharacters).optional(),
  source: z.enum(['recognised', 'verbatim', 'typed']).optional(),
}

/** POST /api/interview-feedback as JSON. Free within the limits of the practice `sessionId` names; otherwise 5 credits. */
export const InterviewFeedbackRequest = z.object({
  ...details,
  questionIndex: QuestionIndex.optional(),
  durationSeconds: z.number().min(0).max(3_600).optional(),
  transcript: z.string().max(transcriptMaxCharacters),
  pauses: z.array(TimeSpan).max(mostPauses).optional(),
  words: z.array(HeardWord).max(mostWords).optional(),
  sessionId: SessionId.optional(),
  /** Take of this question, from 1. Each gets feedback once, plus five recomputations. */
  take: z.number().int().min(1).optional(),
  /** In a practice: one more question about this answer, if it is thin. Only a connected model asks. */
  wantsFollowUp: z.boolean().optional(),
  /** Earlier feedback with the user's corrections: the score is recomputed for free, without a model. */
  heard: HeardAnswer.optional(),
})
export type InterviewFeedbackRequest = z.infer<typeof InterviewFeedbackRequest>

/** Text fields of POST /api/interview-feedback with `audio`, outside a practice. `pauses` is JSON. */
export const InterviewFeedbackFields = z.object({
  ...details,
  speechSeconds: TranscribeAnswerFields.shape.speechSeconds,
  extraTime: TranscribeAnswerFields.shape.extraTime,
  pauses: jsonOf(z.array(TimeSpan).max(mostPauses)).optional(),
})

export const InterviewFeedbackAnswer = z.object({
  ...AnswerFeedback.shape,
  transcript: z.string(),
  words: z.array(HeardWord),
  recomputationsLeft: z.number().int().min(0).nullable(),
  ...answerCharge,
})
export type InterviewFeedbackAnswer = z.infer<typeof InterviewFeedbackAnswer>
