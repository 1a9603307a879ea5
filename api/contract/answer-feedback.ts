import * as z from 'zod'
import { QuestionType } from './interview-questions.ts'
import { transcriptMaxCharacters } from './limits.ts'

/** The bands of an answer's score: green from 8, yellow from 6 to under 8, red below. */
export const ScoreColor = z.enum(['green', 'yellow', 'red'])
export type ScoreColor = z.infer<typeof ScoreColor>

/** A stretch of the recording, in ms from its beginning. */
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

/** One row of the score. The points of all rows together, divided by ten, are the score. */
export const AnswerScorePart = z.object({
  id: AnswerPartId,
  label: z.string(),
  /** Points of `max`, one decimal; null when it could not be measured, then `max` is 0 and the other rows share its weight. */
  points: z.number().nullable(),
  /** All rows' maxima add up to 100. */
  max: z.number(),
  /** One sentence: how the points came about, or why there was nothing to measure. */
  why: z.string(),
})
export type AnswerScorePart = z.infer<typeof AnswerScorePart>

/** Something in the answer worth looking at, and where it is; a tap on one with a time plays it. */
export const AnswerFinding = z.object({
  kind: z.enum(['filler', 'pause', 'strength', 'weakness']),
  /** The words as in the transcript; for a pause the words before it, '' at the very beginning or where no word times are known. */
  quote: z.string(),
  /** What there is to see, in one short sentence. */
  what: z.string(),
  startMs: z.number().min(0).optional(),
  endMs: z.number().min(0).optional(),
})
export type AnswerFinding = z.infer<typeof AnswerFinding>

/** Figures of how it was said. null is "not measured", never 0. */
export const Delivery = z.object({
  words: z.number().int().min(0),
  /** Length of the recording. */
  durationSeconds: z.number().nullable(),
  /** Words by the time from the first word to the last, as far as that is known, else by the whole recording. */
  wordsPerMinute: z.number().nullable(),
  /** The same with the pauses taken out. */
  articulationRate: z.number().nullable(),
  /** Each filler with how often it was said, the most frequent first; null where the transcript leaves fillers out. */
  fillers: z.array(z.object({ text: z.string(), count: z.number().int().min(1) })).nullable(),
  fillersPerMinute: z.number().nullable(),
  /** Silences of 2 s or more inside the answer, the first 3 s of the recording left out. */
  pauses: z.array(TimeSpan).nullable(),
  /** Those of 4 s or more. */
  longPauses: z.number().int().min(0).nullable(),
})
export type Delivery = z.infer<typeof Delivery>

/** What an answer turned out to be. Anything but `answered` scores low, and the feedback says why. */
export const AnswerVerdict = z.enum(['answered', 'nothing-said', 'no-answer', 'off-subject'])
export type AnswerVerdict = z.infer<typeof AnswerVerdict>

/** What a sentence can be heard as. `checkable` stands beside `result`. */
const HeardAs = z.enum(['point', 'situation', 'task', 'action', 'result', 'checkable', 'aside', 'contempt'])
export type HeardAs = z.infer<typeof HeardAs>

/** The parts that a user may assign a sentence to. */
export const AssignedPart = z.enum(['point', 'situation', 'task', 'action', 'result', 'none'])
export type AssignedPart = z.infer<typeof AssignedPart>

const LineId = z.string().regex(/^S\d{1,5}$/)
const offset = z.number().int().min(0).max(transcriptMaxCharacters)

/** What the user corrected: the part of a sentence by its id, and whether the answer is one to the question. */
export const HeardCorrections = z.object({
  parts: z.record(LineId, AssignedPart),
  relevance: z.enum(['yes', 'partly', 'another question']).optional(),
})
export type HeardCorrections = z.infer<typeof HeardCorrections>

/** Which sentence of the transcript was heard as which part, as the reader had it, and what the user corrected since. */
export const HeardAnswer = z.object({
  reader: z.enum(['model', 'builtin']),
  type: QuestionType,
  /** `unsure`: only the user can tell; until then the score is provisional. */
  relevance: z.enum(['yes', 'partly', 'another question', 'unsure']),
  ownSteps: z.number().min(0).max(1_000),
  specifics: z.number().min(0).max(1_000),
  /** With offsets in the transcript, and times where those of the words are known. */
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

/** Feedback on one answer, with the parts of its score. */
export const AnswerFeedback = z.object({
  /** 0 to 10, one decimal. */
  score: z.number().min(0).max(10),
  scoreColor: ScoreColor,
  strengths: z.array(z.string()).max(4),
  /** The first one is the next step. */
  improvements: z.array(z.string()),
  sentenceFeedback: z.array(z.object({ original: z.string(), improved: z.string() })),
  /** A better version of the answer from its own facts; `[placeholders]` where one is missing. '' where nothing was said. */
  refinedAnswer: z.string(),
  /** Another version, from the same facts. */
  alternateAnswer: z.string(),
  verdict: AnswerVerdict,
  scoreParts: z.array(AnswerScorePart),
  findings: z.array(AnswerFinding),
  delivery: Delivery,
  /** Which sentence was heard as what; absent where there is no answer, and in feedback from before. */
  heard: HeardAnswer.optional(),
  /** True where no transcript could be had, or only the user can tell whether this answers the question: hatched, left out of every mean. */
  provisional: z.boolean(),
  coach: z.enum(['openai', 'builtin']),
  /** Who read the answer that was scored: the connected model or the built-in reader, never both. Feedback from before has none. */
  reader: z.enum(['model', 'builtin']).optional(),
  /** Sections that the built-in coach had to write because the connected model failed there. */
  standIns: z.array(z.enum(['strengths', 'improvements', 'sentenceFeedback', 'refinedAnswer', 'alternateAnswer'])),
})
export type AnswerFeedback = z.infer<typeof AnswerFeedback>
