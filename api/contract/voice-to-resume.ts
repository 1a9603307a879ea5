import * as z from 'zod'
import { answerCharge, answerWriter } from './answer-charge.ts'
import { spokenResume } from './limits.ts'
import type { SectionOf } from './sections.ts'

/** One line a person may write; longer texts are refused, since cutting would lose what they wrote. */
const line = (maxCharacters: number) => z.string().max(maxCharacters)
const { resumeLineMaxCharacters, resumeTextMaxCharacters } = spokenResume

const ContactInfo = z.object({
  /** '' for what was not said, here and below. */
  name: line(resumeLineMaxCharacters),
  email: line(resumeLineMaxCharacters),
  phone: line(resumeLineMaxCharacters),
  location: line(resumeLineMaxCharacters),
})

export const ResumeJob = z.object({
  title: line(resumeLineMaxCharacters),
  company: line(resumeLineMaxCharacters),
  location: line(resumeLineMaxCharacters),
  /** As it will be printed: "March 2019 – Present", "2015 – 2018", "2016". */
  dates: line(resumeLineMaxCharacters),
  /** One bullet point each. */
  description: z.array(line(resumeTextMaxCharacters)).max(spokenResume.maxBulletsPerJob),
})
export type ResumeJob = z.infer<typeof ResumeJob>

export const ResumeSchool = z.object({
  degree: line(resumeLineMaxCharacters),
  institution: line(resumeLineMaxCharacters),
  dates: line(resumeLineMaxCharacters),
})
export type ResumeSchool = z.infer<typeof ResumeSchool>

/** A resume made from speech. What was not said is '' or an empty list, or a `[placeholder]` inside a text. */
export const ResumeData = z.object({
  contactInfo: ContactInfo,
  professionalSummary: line(resumeTextMaxCharacters),
  /** Skills, tools and languages, one each. */
  coreCompetencies: z.array(line(resumeLineMaxCharacters)).max(spokenResume.maxCompetencies),
  /** Newest first. */
  professionalExperience: z.array(ResumeJob).max(spokenResume.maxJobs),
  education: z.array(ResumeSchool).max(spokenResume.maxSchools),
  certifications: z.array(line(resumeLineMaxCharacters)).max(spokenResume.maxCertifications),
})
export type ResumeData = z.infer<typeof ResumeData>

/**
 * POST /api/voice-to-resume/generate as JSON. As multipart: the same fields as text, and the recording as one or more parts `audio`, in the
 * order they were spoken. A transcript beside recordings is what was said before them.
 */
export const GenerateSpokenResume = z.object({
  transcript: z.string(),
  /** Of an answer that was paid: five more in a day are free, from a corrected transcript or with another take. */
  generationId: z.string().optional(),
})
export type GenerateSpokenResume = z.infer<typeof GenerateSpokenResume>

/** Something a reader of resumes would look for and the person did not say; a gentle prompt, never an invented fact. */
export const MissingFact = z.object({
  /** A path into the resume: `contactInfo.phone`, `professionalExperience.0.dates`, `education`. */
  field: z.string(),
  prompt: z.string(),
})
export type MissingFact = z.infer<typeof MissingFact>

/** One sentence of the transcript, word for word, and the fields of the resume that were read from it: [] where it is in none. */
export const ToldSentence = z.object({ text: z.string(), fields: z.array(z.string()) })
export type ToldSentence = z.infer<typeof ToldSentence>

/** The sections in the order they come as events; the JSON answer has them flat. */
export const spokenResumeSections = {
  transcription: z.object({ transcription: z.string() }),
  resume: z.object({
    resumeData: ResumeData,
    missing: z.array(MissingFact),
    /** The whole transcript in its order: nothing that was said is lost. */
    sentences: z.array(ToldSentence),
    /** Paths of fields that were read from what the person said, but not said in these words: "Cook" for "I cook". They should confirm them. */
    toConfirm: z.array(z.string()),
  }),
} as const

export type SpokenResumeSection = SectionOf<typeof spokenResumeSections>

/** The event `done`, and the tail of the JSON answer. */
export const SpokenResumeDone = z.object({
  ...answerCharge,
  ...answerWriter,
  /** Send it along to generate again for free; '' where the credits came back and nothing more is free. */
  generationId: z.string(),
  regenerationsLeft: z.number().int(),
  /** ISO 8601: after this moment generating again is charged. */
  regenerationsUntil: z.string(),
})
export type SpokenResumeDone = z.infer<typeof SpokenResumeDone>

/** POST /api/voice-to-resume/generate as one JSON body. */
export const SpokenResumeResult = z.object({
  ...spokenResumeSections.transcription.shape,
  ...spokenResumeSections.resume.shape,
  ...SpokenResumeDone.shape,
})
export type SpokenResumeResult = z.infer<typeof SpokenResumeResult>

export const Paper = z.enum(['A4', 'Letter'])
export type Paper = z.infer<typeof Paper>

/** POST /api/voice-to-resume/download; answers with a Word document. Without `paper` the server goes by Accept-Language. */
export const DownloadResume = z.object({ resumeData: ResumeData, paper: Paper.optional() })
export type DownloadResume = z.infer<typeof DownloadResume>
