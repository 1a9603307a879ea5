import * as z from 'zod'
import { AnswerDone, answerCharge, answerWriter } from './answer-charge.ts'
import { AnswerFinding, AnswerScorePart, Delivery, TimeSpan } from './answer-feedback.ts'
import { pitchTexts } from './elevator-pitch-texts.ts'
import { jsonOf, numberField } from './form-fields.ts'
import { pitchJobDescriptionFault } from './job-description.ts'
import { pitch } from './limits.ts'
import { fieldsOf, type SectionOf } from './sections.ts'
import { ToldLines } from './told-line.ts'
import { HeardWord } from './voice-interview.ts'

const PitchJobDescription = z
  .string({ error: pitchTexts.jobDescriptionMissing })
  .superRefine((text, context) => {
    const message = pitchJobDescriptionFault(text)
    if (message) context.addIssue({ code: 'custom', message })
  })
  .meta({ minLength: 1, maxLength: pitch.jobDescriptionMaxCharacters })

/** POST /api/elevator-pitch/generate. An empty `resumeText` means no resume. */
export const GenerateScript = z.object({
  jobDescription: PitchJobDescription,
  resumeText: z.string().max(pitch.resumeTextMaxCharacters).optional(),
  told: ToldLines.optional(),
})

const lines = z.array(z.string())

/** Material for a pitch written without a model: whole lines of the resume and the ad, best match first. */
export const PitchOptions = z.object({
  name: z.string().nullable(),
  who: lines,
  proofs: lines,
  why: lines,
  closings: lines.min(1),
})
export type PitchOptions = z.infer<typeof PitchOptions>

export const scriptSections = {
  script: z.object({
    /** Paragraphs separated by a blank line. `[placeholders]` where a fact is missing. */
    script: z.string(),
    wordCount: z.number().int(),
    speakingSeconds: z.number().int(),
    /** Present if the script is a draft: the best-fitting of these lines were picked, for the user to change. */
    options: PitchOptions.optional(),
  }),
} as const
export type ScriptSection = SectionOf<typeof scriptSections>

export const ScriptDone = AnswerDone
export const ScriptResult = z
  .object({ ...fieldsOf(scriptSections), ...ScriptDone.shape })
  .refine(
    ({ wordCount, options }) => options !== undefined || (wordCount >= pitch.scriptMinWords && wordCount <= pitch.scriptMaxWords),
    'A finished script has its length.',
  )

export const ExtractedResume = z.object({ text: z.string() })
export type ExtractedResume = z.infer<typeof ExtractedResume>

const seconds = numberField.pipe(z.number().max(3_600))

export const analyzeTextFields = {
  jobDescription: pitch.jobDescriptionMaxCharacters,
  resumeText: pitch.resumeTextMaxCharacters,
  script: pitch.scriptMaxCharacters,
  transcript: pitch.transcriptMaxCharacters,
  pauses: 40_000,
  words: 200_000,
} as const

/** Text fields of POST /api/elevator-pitch/analyze. The recording is the file `video`; with a `transcript`, none is needed. */
export const AnalyzeFields = z.object({
  jobDescription: PitchJobDescription,
  resumeText: z.string().optional(),
  script: z.string().optional(),
  transcript: z.string().meta({ description: 'What was said; no audio is transcribed then' }).optional(),
  /** Defaults to `recognised`. Speech recognizers omit fillers, so none are counted then. */
  source: z.enum(['recognised', 'verbatim', 'typed']).optional(),
  durationSeconds: seconds.optional(),
  pauses: jsonOf(z.array(TimeSpan).max(500)).meta({ description: 'JSON: [{startMs, endMs}]' }).optional(),
  words: jsonOf(z.array(HeardWord).max(2_000)).meta({ description: 'JSON: [{text, startMs, endMs}]' }).optional(),
  /** Seconds of speech measured on the device. Under half a second counts as silence and is not transcribed. */
  speechSeconds: seconds.optional(),
})
export type AnalyzeFields = z.infer<typeof AnalyzeFields>

export const PitchPartId = z.enum(['opening', 'evidence', 'proof', 'fit', 'closing', 'pace', 'pauses', 'fillers', 'length'])
export type PitchPartId = z.infer<typeof PitchPartId>

export const PitchScorePart = AnswerScorePart.extend({ id: PitchPartId })
export type PitchScorePart = z.infer<typeof PitchScorePart>

export const ScriptComparison = z.object({
  /** Sentences of the script that were not said. */
  leftOut: z.array(z.string()),
  keptPercent: z.number().int().min(0).max(100),
})
export type ScriptComparison = z.infer<typeof ScriptComparison>

export const pitchSections = {
  transcript: z.object({
    transcriptionFailed: z.literal(false),
    transcript: z.string(),
    words: z.array(HeardWord),
  }),
  score: z.object({
    score: z.number().min(0).max(10),
    scoreParts: z.array(PitchScorePart),
    findings: z.array(AnswerFinding),
    delivery: Delivery,
    scriptComparison: ScriptComparison.nullable(),
  }),
  suggestions: z.object({ suggestions: z.array(z.string()).min(1) }),
  refined: z.object({
    /** 150 to 225 words using only the pitch's facts, with `[placeholders]` for missing ones. */
    refinedPitch: z.string(),
  }),
  alternate: z.object({
    alternateExample: z.string(),
  }),
} as const
export type PitchSection = SectionOf<typeof pitchSections>

export const WrittenPitchSection = z.enum(['suggestions', 'refined', 'alternate'])
export type WrittenPitchSection = z.infer<typeof WrittenPitchSection>

export const PitchReviewDone = z.object({
  ...answerCharge,
  coach: answerWriter.coach,
  standIns: z.array(WrittenPitchSection),
})

export const PitchReview = z.object({
  ...fieldsOf(pitchSections),
  ...PitchReviewDone.shape,
})
export type PitchReview = z.infer<typeof PitchReview>

/** JSON response (status 200) when no speech was understood; credits are returned. Event streams send the problem `not_understood` (422) instead. */
export const PitchNotUnderstood = z.object({
  transcriptionFailed: z.literal(true),
  transcript: z.literal(''),
  message: z.string(),
  creditsCharged: z.literal(0),
  creditsReturned: z.number().int().optional(),
  creditsRemaining: z.number().int().optional(),
})
export type PitchNotUnderstood = z.infer<typeof PitchNotUnderstood>

export const PitchAnalysis = z.discriminatedUnion('transcriptionFailed', [PitchReview, PitchNotUnderstood])

/** Text fields of POST /api/elevator-pitch/save. The recording is the file `video` or the finished upload `uploadId`. */
export const SaveFields = z.object({
  transcript: z.string(),
  score: numberField.pipe(z.number().min(0).max(10)),
  refinedPitch: z.string(),
  alternateExample: z.string(),
  /** Comma-separated names of the texts the built-in coach wrote in place of the AI. */
  standIns: z
    .string()
    .transform((names) => names.split(','))
    .pipe(z.array(z.enum(['refined', 'alternate'])))
    .optional(),
  uploadId: z.uuid().meta({ description: 'A finished upload of /api/uploads instead of `video`' }).optional(),
  replaces: z.uuid().meta({ description: 'The saved pitch to replace, once this one is safe' }).optional(),
})
export const saveTextFields = {
  transcript: pitch.transcriptMaxCharacters,
  refinedPitch: pitch.scriptMaxCharacters,
  alternateExample: pitch.scriptMaxCharacters,
} as const

export const SavedPitch = z.object({
  id: z.uuid(),
  /** A path on this server, valid for `videoUrlSeconds`, with range support. Null if the video was lost. */
  videoUrl: z.string().nullable(),
  kind: z.enum(['video', 'audio']),
  contentType: z.string(),
  sizeBytes: z.number().int(),
  durationSeconds: z.number().nullable(),
  transcript: z.string(),
  score: z.number().min(0).max(10),
  refinedPitch: z.string(),
  alternateExample: z.string(),
  standIns: z.array(z.string()),
  timestamp: z.iso.datetime(),
})
export type SavedPitch = z.infer<typeof SavedPitch>

export const PitchLibrary = z.object({ pitches: z.array(SavedPitch) })
export type PitchLibrary = z.infer<typeof PitchLibrary>

export const PitchDeleted = z.object({ deleted: z.literal(true) })
export type PitchDeleted = z.infer<typeof PitchDeleted>
