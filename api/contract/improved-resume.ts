import * as z from 'zod'
import { improvedResume, jobDescriptionMaxCharacters, pitch } from './limits.ts'
import { analysisSections, LineEdit } from './resume-analysis.ts'
import { Paper, ResumeBlock, ResumeData } from './voice-to-resume.ts'

export const NotPlacedReason = z.enum([
  'several-paragraphs',
  'tracked-changes',
  'link',
  'tab',
  'header',
  'text-box',
  'signed',
  'not-found',
])
export type NotPlacedReason = z.infer<typeof NotPlacedReason>

/** POST /api/analyze/improved-resume: the resume of a paid analysis with the accepted changes. Free; nothing is stored. */
export const ImprovedResumeRequest = z.object({
  editToken: z.string().max(64 * 1024),
  jobDescription: z.string().max(jobDescriptionMaxCharacters),
  resumeText: z.string().max(pitch.resumeTextMaxCharacters),
  /** Ranges refer to `resumeText` and do not overlap; an empty range adds a line. None: only `places` are answered. */
  changes: z.array(LineEdit).max(improvedResume.changesAtMost),
  /** The user's own Word file, which must be sent as `resume`, or our one-column layout, which needs it to name lost links. */
  layout: z.enum(['own', 'clean']),
  paper: Paper,
})
export type ImprovedResumeRequest = z.infer<typeof ImprovedResumeRequest>

/** Where a line can be added: below the line that ends at `at`. */
export const ResumePlace = z.object({
  title: z.string(),
  section: z.enum(['summary', 'experience', 'skills', 'education', 'certifications', 'other']),
  from: z.number().int(),
  at: z.number().int(),
})
export type ResumePlace = z.infer<typeof ResumePlace>

export const ImprovedResume = z.object({
  places: z.array(ResumePlace),
  /** Null without changes. */
  file: z
    .object({
      /** A DOCX in base64. */
      word: z.string(),
      /** What it says in our layout, for the PDF; empty in the user's own. */
      blocks: z.array(ResumeBlock),
      notPlaced: z.array(z.object({ change: z.number().int(), why: NotPlacedReason })),
      lostWords: z.array(z.string()),
      lostLinks: z.array(z.string()),
      /** By reading the file back, as an analysis would. */
      atsScore: z.number().int(),
      requirements: analysisSections.requirements,
      /** Only what was read for certain, for JSON Resume. */
      resumeData: ResumeData,
    })
    .nullable(),
})
export type ImprovedResume = z.infer<typeof ImprovedResume>
