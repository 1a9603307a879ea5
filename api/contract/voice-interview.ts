import * as z from 'zod'
import { answerCharge, answerWriter } from './answer-charge.ts'
import { AnswerFeedback, HeardAnswer, TimeSpan } from './answer-feedback.ts'
import { jsonOf, numberField } from './form-fields.ts'
import { RoundFields } from './interview-prep.ts'
import { InterviewQuestion, QuestionType } from './interview-questions.ts'
import {
  jobDescriptionMaxCharacters,
  questionMaxCharacters,
  questionsPerInterview,
  takesPerQuestion,
  transcriptMaxCharacters,
} from './limits.ts'

/** Who turns speech into text: the server, or the browser while recording (then the page sends no audio). */
const TranscriptionBy = z.enum(['server', 'browser'])

/** Kept by the page for the practice; the server knows it as a paid practice. */
const SessionId = z.uuid()

/** The event `done` of POST /api/analyze with interviewMode='true', and the tail of its JSON answer. */
export const VoiceInterviewDone = z.object({
  ...answerCharge,
  sessionId: SessionId,
  /** ISO; until then answers of this practice are transcribed and reviewed, 24 hours after the start. */
  endsAt: z.iso.datetime(),
  transcription: TranscriptionBy,
  coach: answerWriter.coach,
  /** How many of the ten are default questions of the round. */
  defaultQuestions: z.number().int().min(0).max(questionsPerInterview),
})
export type VoiceInterviewDone = z.infer<typeof VoiceInterviewDone>

/** The sections of that stream: one. */
export const voiceInterviewSections = { questions: z.object({ interviewQuestions: z.array(InterviewQuestion) }) } as const

/** The same as one JSON body. */
export const VoiceInterviewStarted = z.object({
  interviewQuestions: z.array(InterviewQuestion).length(questionsPerInterview),
  ...RoundFields.shape,
  ...VoiceInterviewDone.shape,
})
export type VoiceInterviewStarted = z.infer<typeof VoiceInterviewStarted>

/** One word as it was heard; times in ms from the beginning of the recording. */
export const HeardWord = z.object({ text: z.string().max(200), startMs: z.number().min(0), endMs: z.number().min(0) })
export type HeardWord = z.infer<typeof HeardWord>

const lastIndex = questionsPerInterview - 1
/** Ten questions: 0 to 9. */
const QuestionIndex = z.number().int().min(0).max(lastIndex)
/** The same as a form sends it. */
const QuestionIndexField = numberField.pipe(QuestionIndex).meta({ description: '0 to 9' })

/**
 * The text fields of POST /api/transcribe-audio; the file is `audio`. Without `sessionId` it belongs to the person's latest open practice.
 * The same Idempotency-Key is the same take, however often it is sent.
 */
export const TranscribeAnswerFields = z.object({
  questionIndex: QuestionIndexField,
  sessionId: SessionId.meta({ description: 'Default: the latest open practice' }).optional(),
  /** Under half a second the recording counts as silent, and is not sent to a recogniser. */
  speechSeconds: numberField.meta({ description: 'Seconds of speech as the device heard it' }).optional(),
  /** The person practices with more than the usual two minutes. */
  extraTime: z.enum(['double', 'untimed']).meta({ description: 'Up to 250 or 610 s then' }).optional(),
})

/** What POST /api/transcribe-audio answers. */
export const TranscribedAnswer = z.object({
  /** '' for silence; the page then shows `emptyTranscript`. */
  transcription: z.string(),
  /** With their times; empty where the recogniser reports none. */
  words: z.array(HeardWord),
  durationSeconds: z.number(),
  isSilent: z.boolean(),
  /** Takes of this question that are still included. A silent recording and a failure take none. */
  takesLeft: z.number().int().min(0).max(takesPerQuestion),
  ...answerCharge,
})
export type TranscribedAnswer = z.infer<typeof TranscribedAnswer>

/** Pauses and words beyond these counts are no answer of two minutes. */
const mostPauses = 500
const mostWords = 2_000

const details = {
  question: z.string().trim().min(1).max(questionMaxCharacters),
  type: QuestionType.optional(),
  goal: z.string().max(questionMaxCharacters).optional(),
  jobDescription: z.string().max(jobDescriptionMaxCharacters).optional(),
  /** Where the transcript comes from: `recognised` unless said otherwise. */
  source: z.enum(['recognised', 'verbatim', 'typed']).optional(),
}
/** Of the recording. */
const DurationSeconds = z.number().min(0).max(3_600)

/**
 * POST /api/interview-feedback as JSON. With `sessionId` (and then `questionIndex`) it belongs to that paid practice and is free within
 * its limits; without, it costs 5 credits.
 */
export const InterviewFeedbackRequest = z.object({
  ...details,
  questionIndex: QuestionIndex.optional(),
  durationSeconds: DurationSeconds.optional(),
  /** What was said; '' for silence. */
  transcript: z.string().max(transcriptMaxCharacters),
  /** Silences as the device measured them on the sound. */
  pauses: z.array(TimeSpan).max(mostPauses).optional(),
  words: z.array(HeardWord).max(mostWords).optional(),
  sessionId: SessionId.optional(),
  /** Which take of this question, from 1. Each has feedback once and may be recomputed five times. */
  take: z.number().int().min(1).optional(),
  /** What earlier feedback on these words heard, with the user's corrections: the score is computed from it, no model is asked, and it is free. */
  heard: HeardAnswer.optional(),
})
export type InterviewFeedbackRequest = z.infer<typeof InterviewFeedbackRequest>

/** The text fields of POST /api/interview-feedback as a form with `audio`, outside a practice. `pauses` is JSON. */
export const InterviewFeedbackFields = z.object({
  ...details,
  questionIndex: QuestionIndexField.optional(),
  speechSeconds: TranscribeAnswerFields.shape.speechSeconds,
  extraTime: TranscribeAnswerFields.shape.extraTime,
  pauses: jsonOf(z.array(TimeSpan).max(mostPauses)).optional(),
})

/** What POST /api/interview-feedback answers: the feedback, the words it is about, and the charge. */
export const InterviewFeedbackAnswer = z.object({
  ...AnswerFeedback.shape,
  transcript: z.string(),
  /** Of the recording that came with the request; empty for a transcript. */
  words: z.array(HeardWord),
  /** How often this take may still be recomputed; null outside a practice. */
  recomputationsLeft: z.number().int().min(0).nullable(),
  ...answerCharge,
})
export type InterviewFeedbackAnswer = z.infer<typeof InterviewFeedbackAnswer>
