import * as z from 'zod'
import { answerCharge, answerWriter } from './answer-charge.ts'
import { spokenResume } from './limits.ts'
import { fieldsOf, type SectionOf } from './sections.ts'

/** Longer texts are refused rather than cut, which would lose the user's words. */
const line = (maxCharacters: number) => z.string().max(maxCharacters)
const { resumeLineMaxCharacters, resumeTextMaxCharacters } = spokenResume

export const ResumeJob = z.object({
  title: line(resumeLineMaxCharacters),
  company: line(resumeLineMaxCharacters),
  location: line(resumeLineMaxCharacters),
  /** As printed: "March 2019 – Present", "2015 – 2018", "2016". */
  dates: line(resumeLineMaxCharacters),
  description: z.array(line(resumeTextMaxCharacters)).max(spokenResume.maxBulletsPerJob),
})
export type ResumeJob = z.infer<typeof ResumeJob>

export const ResumeSchool = z.object({
  degree: line(resumeLineMaxCharacters),
  institution: line(resumeLineMaxCharacters),
  dates: line(resumeLineMaxCharacters),
})
export type ResumeSchool = z.infer<typeof ResumeSchool>

/** A resume made from speech. Missing facts are '', an empty list, or a `[placeholder]`. */
export const ResumeData = z.object({
  contactInfo: z.object({
    name: line(resumeLineMaxCharacters),
    email: line(resumeLineMaxCharacters),
    phone: line(resumeLineMaxCharacters),
    location: line(resumeLineMaxCharacters),
  }),
  professionalSummary: line(resumeTextMaxCharacters),
  coreCompetencies: z.array(line(resumeLineMaxCharacters)).max(spokenResume.maxCompetencies),
  professionalExperience: z.array(ResumeJob).max(spokenResume.maxJobs),
  education: z.array(ResumeSchool).max(spokenResume.maxSchools),
  certifications: z.array(line(resumeLineMaxCharacters)).max(spokenResume.maxCertifications),
})
export type ResumeData = z.infer<typeof ResumeData>

/** One paragraph of the printed resume. Word and PDF share a list of these, so they have the same content and order. */
export const ResumeBlock = z.object({
  kind: z.enum(['title', 'paragraph', 'heading', 'subheading', 'note', 'bullet']),
  text: z.string(),
})
export type ResumeBlock = z.infer<typeof ResumeBlock>

/** A verbatim sentence and the resume fields read from it ([] if none). */
export const ToldSentence = z.object({ text: z.string(), fields: z.array(z.string()) })
export type ToldSentence = z.infer<typeof ToldSentence>

export const spokenResumeSections = {
  transcription: z.object({ transcription: z.string() }),
  resume: z.object({
    resumeData: ResumeData,
    sentences: z.array(ToldSentence),
    /** Fields inferred rather than quoted ("Cook" from "I cook"), for the user to confirm. */
    toConfirm: z.array(z.string()),
  }),
} as const

export type SpokenResumeSection = SectionOf<typeof spokenResumeSections>

export const SpokenResumeDone = z.object({
  ...answerCharge,
  ...answerWriter,
  /** Send it to regenerate for free; '' if the credits were returned. */
  generationId: z.string(),
  regenerationsLeft: z.number().int(),
  regenerationsUntil: z.string(),
})
export type SpokenResumeDone = z.infer<typeof SpokenResumeDone>

export const SpokenResumeResult = z.object({
  ...fieldsOf(spokenResumeSections),
  ...SpokenResumeDone.shape,
})
export type SpokenResumeResult = z.infer<typeof SpokenResumeResult>

export const Paper = z.enum(['A4', 'Letter'])
export type Paper = z.infer<typeof Paper>

/** POST /api/voice-to-resume/download returns a Word document. `paper` defaults by Accept-Language. */
export const DownloadResume = z.object({ resumeData: ResumeData, paper: Paper.optional() })
