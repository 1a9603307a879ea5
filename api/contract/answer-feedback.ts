import * as z from 'zod'
import { QuestionType } from './interview-questions.ts'
import { transcriptMaxCharacters } from './limits.ts'

export const ScoreColor = z.enum(['green', 'yellow', 'red'])
export type ScoreColor = z.infer<typeof ScoreColor>

export const TimeSpan = z.object({ startMs: z.number().min(0), endMs: z.number().min(0) })
export type TimeSpan = z.infer<typeof TimeSpan>

export const AnswerPartId = z.enum([
  'situation',
  'task',
  'action',
  'result',
  'answer',
  'substance',
  'structure',
  'relevance',
  'pace',
  'pauses',
  'fillers',
  'length',
])
export type AnswerPartId = z.infer<typeof AnswerPartId>

/** One row of the score. The score is the sum of all rows' points divided by ten. */
export const AnswerScorePart = z.object({
  id: AnswerPartId,
  label: z.string(),
  /** Points out of `max`, one decimal. Null if it could not be measured: then `max` is 0 and the other rows share its weight. */
  points: z.number().nullable(),
  max: z.number(),
  why: z.string(),
})
export type AnswerScorePart = z.infer<typeof AnswerScorePart>

export const AnswerFinding = z.object({
  kind: z.enum(['filler', 'pause', 'strength', 'weakness']),
  /** Words from the transcript; for a pause, the words before it ('' at the start or without word times). */
  quote: z.string(),
  what: z.string(),
  about: z.string().optional(),
  startMs: z.number().min(0).optional(),
  endMs: z.number().min(0).optional(),
})
export type AnswerFinding = z.infer<typeof AnswerFinding>

/** How the answer was delivered. Null means "not measured", never 0. */
export const Delivery = z.object({
  words: z.number().int().min(0),
  durationSeconds: z.number().nullable(),
  /** Measured from the first word to the last if word times are known, else over the whole recording. */
  wordsPerMinute: z.number().nullable(),
  fillers: z.array(z.object({ text: z.string(), count: z.number().int().min(1) })).nullable(),
  fillersPerMinute: z.number().nullable(),
  /** Silences of 2 s or more, ignoring the first 3 s of the recording. */
  pauses: z.array(TimeSpan).nullable(),
  longPauses: z.number().int().min(0).nullable(),
})
export type Delivery = z.infer<typeof Delivery>

export const AnswerVerdict = z.enum(['answered', 'nothing-said', 'no-answer', 'off-subject'])
export type AnswerVerdict = z.infer<typeof AnswerVerdict>

/** `checkable` accompanies `result`. */
export const HeardAs = z.enum(['point', 'situation', 'task', 'action', 'result', 'checkable', 'aside', 'contempt'])
export type HeardAs = z.infer<typeof HeardAs>

export const AssignedPart = z.enum(['point', 'situation', 'task', 'action', 'result', 'none'])
export type AssignedPart = z.infer<typeof AssignedPart>

const LineId = z.string().regex(/^S\d{1,5}$/)
const offset = z.number().int().min(0).max(transcriptMaxCharacters)

/** The user's corrections: the part of each sentence by its id, and whether the answer addresses the question. */
export const HeardCorrections = z.object({
  parts: z.record(LineId, AssignedPart),
  relevance: z.enum(['yes', 'partly', 'another question']).optional(),
})
export type HeardCorrections = z.infer<typeof HeardCorrections>

export const HeardAnswer = z.object({
  reader: z.enum(['model', 'builtin']),
  type: QuestionType,
  /** `unsure`: only the user can tell, so the score is provisional. */
  relevance: z.enum(['yes', 'partly', 'another question', 'unsure']),
  ownSteps: z.number().min(0).max(1_000),
  specifics: z.number().min(0).max(1_000),
  /** With offsets into the transcript, and times if word times are known. */
  lines: z
    .array(
      z.object({
        id: LineId,
        start: offset,
        end: offset,
        startMs: z.number().min(0).optional(),
        endMs: z.number().min(0).optional(),
        as: z.array(HeardAs),
      }),
    )
    .max(transcriptMaxCharacters),
  corrections: HeardCorrections.optional(),
})
export type HeardAnswer = z.infer<typeof HeardAnswer>

export const AnswerFeedback = z.object({
  score: z.number().min(0).max(10),
  scoreColor: ScoreColor,
  strengths: z.array(z.string()).max(4),
  improvements: z.array(z.string()),
  sentenceFeedback: z.array(z.object({ original: z.string(), improved: z.string() })),
  /** A better version using only the answer's facts, with `[placeholders]` for missing ones; '' if nothing was said. */
  refinedAnswer: z.string(),
  alternateAnswer: z.string(),
  verdict: AnswerVerdict,
  scoreParts: z.array(AnswerScorePart),
  findings: z.array(AnswerFinding),
  delivery: Delivery,
  heard: HeardAnswer.optional(),
  /** No transcript, or only the user can tell whether this answers the question: excluded from every average. */
  provisional: z.boolean(),
  coach: z.enum(['openai', 'builtin']),
  reader: z.enum(['model', 'builtin']).optional(),
  standIns: z.array(z.enum(['strengths', 'improvements', 'sentenceFeedback', 'refinedAnswer', 'alternateAnswer'])),
  followUpQuestion: z.string().optional(),
})
export type AnswerFeedback = z.infer<typeof AnswerFeedback>
