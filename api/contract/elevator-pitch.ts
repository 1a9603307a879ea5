import * as z from 'zod'
import { answerCharge, answerWriter } from './answer-charge.ts'
import { AnswerFinding, Delivery, TimeSpan } from './answer-feedback.ts'
import { pitchTexts } from './elevator-pitch-texts.ts'
import { jsonOf, numberField } from './form-fields.ts'
import { pitchJobDescriptionFault } from './job-description.ts'
import { pitch } from './limits.ts'
import type { SectionOf } from './sections.ts'
import { ToldLines } from './told-line.ts'
import { HeardWord } from './voice-interview.ts'

/** The rules of a job description, counted as JavaScript counts characters. */
const PitchJobDescription = z
  .string({ error: pitchTexts.jobDescriptionMissing })
  .superRefine((text, context) => {
    const message = pitchJobDescriptionFault(text)
    if (message) context.addIssue({ code: 'custom', message })
  })
  .meta({ minLength: 1, maxLength: pitch.jobDescriptionMaxCharacters })

/** POST /api/elevator-pitch/generate, JSON. An empty `resumeText` is none. */
export const GenerateScript = z.object({
  jobDescription: PitchJobDescription,
  resumeText: z.string().max(pitch.resumeTextMaxCharacters).optional(),
  told: ToldLines.optional(),
})
export type GenerateScript = z.infer<typeof GenerateScript>

const lines = z.array(z.string())

/** What a pitch can be made of without a model: the user's own lines and the ad's sentences, all whole, the best-fitting ones first. */
export const PitchOptions = z.object({
  /** As the resume has it; null where it could not be read. */
  name: z.string().nullable(),
  /** Own lines that say who the user is. */
  who: lines,
  /** Own lines that prove something. */
  proofs: lines,
  /** What the ad says of the employer and the work. */
  why: lines,
  /** Ways to close for this field of work and country. */
  closings: lines.min(1),
})
export type PitchOptions = z.infer<typeof PitchOptions>

/** The one section of the script's event stream. */
export const scriptSections = {
  script: z.object({
    /** Paragraphs set apart by an empty line. `[placeholders]` where a fact is missing. */
    script: z.string(),
    wordCount: z.number().int().max(pitch.scriptMaxWords),
    /** `speakingSecondsOf(wordCount)` of elevator-pitch-texts.ts. */
    speakingSeconds: z.number().int(),
    /** The script is a draft made of the best-fitting of these: the user chooses others and fills the blanks. */
    options: PitchOptions.optional(),
  }),
} as const
export type ScriptSection = SectionOf<typeof scriptSections>

/** The event `done`, and the tail of the JSON answer. */
export const ScriptDone = z.object({ ...answerCharge, ...answerWriter })
export const ScriptResult = z
  .object({ ...scriptSections.script.shape, ...ScriptDone.shape })
  .refine(
    ({ wordCount, options }) => options !== undefined || wordCount >= pitch.scriptMinWords,
    'A finished script has its length.',
  )
export type ScriptResult = z.infer<typeof ScriptResult>

/** POST /api/extract-resume, multipart `file` (PDF or DOCX, at most 5 MB). Refusals carry `extractFailed(reason)` as message and error. */
export const ExtractedResume = z.object({ text: z.string() })
export type ExtractedResume = z.infer<typeof ExtractedResume>

const seconds = numberField.pipe(z.number().max(3_600))

/** The text fields of POST /api/elevator-pitch/analyze that may be longer than a line, with how many characters are taken. */
export const analyzeTextFields = {
  jobDescription: pitch.jobDescriptionMaxCharacters,
  resumeText: pitch.resumeTextMaxCharacters,
  script: pitch.scriptMaxCharacters,
  transcript: pitch.transcriptMaxCharacters,
  pauses: 40_000,
  words: 200_000,
} as const

/**
 * The text fields of POST /api/elevator-pitch/analyze, multipart. The recording is the file `video` (which may be sound only), or the
 * finished upload `uploadId`; beside a `transcript` none is needed, and none is listened to.
 */
export const AnalyzeFields = z.object({
  jobDescription: PitchJobDescription,
  resumeText: z.string().optional(),
  /** What the person meant to say, as they edited it. */
  script: z.string().optional(),
  /** Where the person typed or corrected it, or the browser listened. */
  transcript: z.string().meta({ description: 'What was said; then nothing is listened to' }).optional(),
  /** Where the transcript comes from: `recognised` unless said otherwise. Recognisers leave fillers out, so none are counted then. */
  source: z.enum(['recognised', 'verbatim', 'typed']).optional(),
  uploadId: z.uuid().optional(),
  durationSeconds: seconds.optional(),
  /** Silences as the device measured them on the sound. */
  pauses: jsonOf(z.array(TimeSpan).max(500)).meta({ description: 'JSON: [{startMs, endMs}]' }).optional(),
  /** The transcript's words with their times, where the device knows them. */
  words: jsonOf(z.array(HeardWord).max(2_000)).meta({ description: 'JSON: [{text, startMs, endMs}]' }).optional(),
  /** Seconds of speech as the device heard it. Under half a second the recording counts as silent, and is not sent to a recogniser. */
  speechSeconds: seconds.optional(),
})
export type AnalyzeFields = z.infer<typeof AnalyzeFields>

export const PitchPartId = z.enum(['opening', 'evidence', 'proof', 'fit', 'closing', 'pace', 'pauses', 'fillers', 'length'])
export type PitchPartId = z.infer<typeof PitchPartId>

/** One row of the score. The points of all rows together, divided by ten, are the score. */
export const PitchScorePart = z.object({
  id: PitchPartId,
  label: z.string(),
  /** Points of `max`, one decimal; null when it could not be measured, then `max` is 0 and the other rows share its weight. */
  points: z.number().nullable(),
  /** All rows' maxima add up to 100. */
  max: z.number(),
  /** One sentence: how the points came about, or why there was nothing to measure. */
  why: z.string(),
})
export type PitchScorePart = z.infer<typeof PitchScorePart>

/** One sentence of the script, and what became of it. */
export const ScriptLine = z.object({
  text: z.string(),
  became: z.enum(['said', 'changed', 'left-out']),
  /** The words of the transcript that correspond to it; '' when it was left out. */
  said: z.string(),
  /** Where it was said, as far as word times are known. */
  startMs: z.number().min(0).optional(),
})
export const ScriptComparison = z.object({
  lines: z.array(ScriptLine),
  /** Sentences that were said and are not in the script, word for word. */
  added: z.array(z.string()),
  /** Share of the script's words that were said, 0 to 100. */
  keptPercent: z.number().int().min(0).max(100),
})
export type ScriptComparison = z.infer<typeof ScriptComparison>

/** The sections of an analysis in the order of the page. Those of code come first. */
export const pitchSections = {
  transcript: z.object({
    transcriptionFailed: z.literal(false),
    transcript: z.string(),
    /** With their times; empty where nobody knows them. */
    words: z.array(HeardWord),
  }),
  score: z.object({
    /** 0 to 10, one decimal. */
    score: z.number().min(0).max(10),
    scoreParts: z.array(PitchScorePart),
    /** Quotes with times, in the order of the recording. */
    findings: z.array(AnswerFinding),
    delivery: Delivery,
    /** Null where the person had no script. */
    scriptComparison: ScriptComparison.nullable(),
  }),
  suggestions: z.object({ suggestions: z.array(z.string()).min(1) }),
  refined: z.object({
    /** A better version of the pitch from its own facts, 150 to 225 words; `[placeholders]` where one is missing. */
    refinedPitch: z.string(),
  }),
  alternate: z.object({
    /** Another version, from the same facts and of the same length. */
    alternateExample: z.string(),
  }),
} as const
export type PitchSection = SectionOf<typeof pitchSections>

/** Sections that are words, which a connected model writes. */
export const WrittenPitchSection = z.enum(['suggestions', 'refined', 'alternate'])
export type WrittenPitchSection = z.infer<typeof WrittenPitchSection>

/** The event `done`, and the tail of the JSON answer. */
export const PitchReviewDone = z.object({
  ...answerCharge,
  coach: answerWriter.coach,
  /** Sections that the built-in coach wrote because the connected model failed there. */
  standIns: z.array(WrittenPitchSection),
})

/** POST /api/elevator-pitch/analyze as one JSON body. */
export const PitchReview = z.object({
  ...pitchSections.transcript.shape,
  ...pitchSections.score.shape,
  ...pitchSections.suggestions.shape,
  ...pitchSections.refined.shape,
  ...pitchSections.alternate.shape,
  ...PitchReviewDone.shape,
})
export type PitchReview = z.infer<typeof PitchReview>

/**
 * The JSON answer (status 200) when nothing could be understood: the credits are back. On an event stream, and where an answer is fetched
 * again, it is the problem `not_understood` (422).
 */
export const PitchNotUnderstood = z.object({
  transcriptionFailed: z.literal(true),
  transcript: z.literal(''),
  /** `pitchTexts.notUnderstood`, and that the credits are back. */
  message: z.string(),
  creditsCharged: z.literal(0),
  creditsReturned: z.number().int().optional(),
  creditsRemaining: z.number().int().optional(),
})
export type PitchNotUnderstood = z.infer<typeof PitchNotUnderstood>

/** What POST /api/elevator-pitch/analyze answers. */
export const PitchAnalysis = z.discriminatedUnion('transcriptionFailed', [PitchReview, PitchNotUnderstood])
export type PitchAnalysis = z.infer<typeof PitchAnalysis>

const SavedStandIn = z.enum(['refined', 'alternate'])

/** The text fields of POST /api/elevator-pitch/save, multipart; the recording is the file `video` or the finished upload `uploadId`. */
export const SaveFields = z.object({
  transcript: z.string(),
  score: numberField.pipe(z.number().min(0).max(10)),
  refinedPitch: z.string(),
  alternateExample: z.string(),
  /** Which of the two the built-in coach wrote instead of the AI: names with commas between. */
  standIns: z
    .string()
    .transform((names) => names.split(','))
    .pipe(z.array(SavedStandIn))
    .optional(),
  uploadId: z.uuid().optional(),
  /** It goes only once the new one is safe. */
  replaces: z.uuid().meta({ description: 'The saved pitch to replace, once this one is safe' }).optional(),
})
/** How many characters each text of a saved pitch may have. */
export const saveTextFields = {
  transcript: pitch.transcriptMaxCharacters,
  refinedPitch: pitch.scriptMaxCharacters,
  alternateExample: pitch.scriptMaxCharacters,
} as const

export const SavedPitch = z.object({
  id: z.uuid(),
  /** A path of this server that ends with `videoUrlEndsAt`; ranges are served. Null: the video was lost (`pitchTexts.videoLost`). */
  videoUrl: z.string().nullable(),
  /** ISO; fetch the library again for a fresh address. */
  videoUrlEndsAt: z.iso.datetime(),
  /** `audio` for a pitch that was recorded without a camera. */
  kind: z.enum(['video', 'audio']),
  /** By its content: video/mp4, video/webm, audio/mp4, audio/webm, audio/ogg, ... */
  contentType: z.string(),
  sizeBytes: z.number().int(),
  /** As measured on the file; null where it does not say. */
  durationSeconds: z.number().nullable(),
  transcript: z.string(),
  score: z.number().min(0).max(10),
  refinedPitch: z.string(),
  alternateExample: z.string(),
  /** Which of the two the built-in coach wrote instead of the AI. */
  standIns: z.array(z.string()),
  /** ISO, when it was saved. */
  timestamp: z.iso.datetime(),
})
export type SavedPitch = z.infer<typeof SavedPitch>

/** GET /api/elevator-pitch/library, newest first. */
export const PitchLibrary = z.object({ pitches: z.array(SavedPitch) })
export type PitchLibrary = z.infer<typeof PitchLibrary>

/** DELETE /api/elevator-pitch/{id}. What is gone, or belongs to somebody else, is 404. */
export const PitchDeleted = z.object({ deleted: z.literal(true) })
export type PitchDeleted = z.infer<typeof PitchDeleted>
