import * as z from 'zod'
import { AnswerDone } from './answer-charge.ts'
import { AnswerPlan } from './answer-plan.ts'
import { jobDescriptionMaxCharacters, lineEdits, lineFault, pitch } from './limits.ts'
import { RoundFields } from './round-brief.ts'
import { fieldsOf, type SectionOf } from './sections.ts'
import { GapQuestion, GapReply, ToldLines } from './told-line.ts'

/** Must weighs 3, nice and duty 1 (docs/scoring.md). A duty is work the ad describes. */
export const Importance = z.enum(['must', 'nice', 'duty'])
export type Importance = z.infer<typeof Importance>

/** One term of the ad and where the resume shows it. Every point of the score traces to such a row. */
export const MatchEvidence = z.object({
  term: z.string(),
  importance: Importance,
  requirement: z.string(),
  /** The same words, a synonym, a likely match, a partial match, or none. */
  how: z.enum(['exact', 'alias', 'stem', 'partly', 'missing']),
  coverage: z.number(),
  resumeLine: z.string().nullable(),
  where: z.enum(['experience', 'skills', 'education', 'certifications', 'summary', 'other', 'told']).nullable(),
})
export type MatchEvidence = z.infer<typeof MatchEvidence>

/** Who read the ad and the resume; one result never mixes readers. */
export const Reader = z.enum(['model', 'builtin'])
export type Reader = z.infer<typeof Reader>

/** A whole line of the ad that asks for something: the unit shown on the page. */
export const RequirementLine = z.object({
  id: z.string(),
  text: z.string(),
  importance: Importance,
  /** `condition`: shifts, travel, background checks. */
  kind: z.enum(['work', 'certificate', 'degree', 'language', 'years', 'condition']),
  /** `not-found` only where it is right in 95 of 100 cases, else `unsure`; `reading` until compared. */
  state: z.enum(['reading', 'shown', 'not-found', 'unsure']),
  terms: z.array(z.object({ text: z.string(), shown: z.boolean() })),
  /** The whole line that shows it; for `unsure`, the closest one. */
  resumeLine: z.string().nullable(),
  resumeLineFrom: z.enum(['resume', 'told']).nullable(),
  /** The user's answer when asked about it. After "no", nothing claims it and it is not asked again. */
  reply: GapReply.nullable(),
  /** Points the score gains if the user answers "yes" about it: 0 for degrees, years, licenses and conditions; absent until compared. */
  worth: z.number().int().optional(),
})
export type RequirementLine = z.infer<typeof RequirementLine>

export const skillGroups: Record<RequirementLine['kind'], string> = {
  work: 'Skills and experience',
  certificate: 'Licenses and certificates',
  degree: 'Education',
  language: 'Languages',
  years: 'Years of experience',
  condition: 'Conditions of the work',
}

export const ScorePart = z.object({
  id: z.enum(['match', 'evidence', 'format']),
  label: z.string(),
  /** 0 to 100; null if it could not be measured (the other weights are renormalized). */
  points: z.number().nullable(),
  weight: z.number(),
  explanation: z.string(),
  /** What must-haves have in the match, by the same scale; absent unless the ad has other requirements too. */
  mustHaves: z.object({ points: z.number(), weight: z.number() }).optional(),
})
export type ScorePart = z.infer<typeof ScorePart>

export const FormatFinding = z.object({
  code: z.string(),
  level: z.enum(['good', 'notice', 'problem']),
  title: z.string(),
  detail: z.string(),
})
export type FormatFinding = z.infer<typeof FormatFinding>

const ParserView = z.object({
  kind: z.enum(['pdf', 'docx', 'doc', 'txt']),
  pages: z.number().int().nullable(),
  words: z.number().int(),
  text: z.string(),
  hiddenText: z.array(z.string()),
  findings: z.array(FormatFinding),
})

export const mostGaps = 5

export const analysisSections = {
  document: z.object({ parserView: ParserView }),
  /** Sent several times: lines are added, then change state. */
  requirements: z.object({ reader: Reader, lines: z.array(RequirementLine) }),
  score: z.object({
    atsScore: z.number().int().min(0).max(100),
    scoreVersion: z.string(),
    reader: Reader,
    scoreParts: z.array(ScorePart),
    /** Resume sentences copied from the ad, which do not count. */
    copiedLines: z.array(z.string()),
    evidence: z.array(MatchEvidence),
    about: z.object({ name: z.string().nullable(), jobTitle: z.string().nullable(), company: z.string().nullable() }),
    jobDescription: z.string().optional(),
    /** Proof of payment and of what was read: see `EditedLines`. */
    editToken: z.string().optional(),
  }),
  skills: z.object({ skillsMatch: z.array(z.object({ name: z.string(), percentage: z.number().int() })) }),
  keywords: z.object({
    missingKeywords: z.array(z.string()),
    /** False if no requirements could be read; the page then says "nothing was checked", not "no gaps". */
    checked: z.boolean(),
  }),
  gaps: z.object({ gaps: z.array(GapQuestion).max(mostGaps) }),
  summary: z.object({ summary: z.string() }),
  recommendations: z.object({
    recommendations: z.array(z.object({ title: z.string(), description: z.string(), bulletPoint: z.string() })),
  }),
  improvements: z.object({
    resumeImprovements: z.array(z.string()),
    /** Rewritten lines, only where a safe improvement exists. Missing facts are `[placeholders]`. */
    resumeBulletPoints: z.array(z.string()),
    rewrites: z.array(z.object({ original: z.string(), improved: z.string() })),
  }),
  company: z.object({ companyInsights: z.string(), departmentOverview: z.string(), industryNews: z.string() }),
  questions: z.object({
    /** `starAnswer` is plain text with the lines "Situation: …", "Task: …", "Action: …", "Result: …". */
    interviewQuestions: z.array(z.object({ question: z.string(), starAnswer: z.string(), plan: AnswerPlan.optional() })),
  }),
} as const

/** Replaces a range of the resume's text; an empty range inserts a line. */
export const LineEdit = z.object({
  from: z.number().int().min(0),
  to: z.number().int().min(0),
  text: z.string().refine((text) => lineFault(text) === null, { error: ({ input }) => lineFault(String(input)) ?? undefined }),
})
export type LineEdit = z.infer<typeof LineEdit>

/** POST /api/analyze/edited-lines: rescores an analysis with some lines changed or answers added. Free. */
export const EditedLines = z.object({
  editToken: z.string().max(64 * 1024),
  jobDescription: z.string().max(jobDescriptionMaxCharacters),
  resumeText: z.string().max(pitch.resumeTextMaxCharacters),
  /** Ranges refer to `resumeText` and do not overlap. */
  edits: z
    .array(LineEdit)
    .max(
      lineEdits.atMost,
      `You can change up to ${lineEdits.atMost} lines here. Put the changes into your file and analyze it again.`,
    ),
  told: ToldLines.default([]),
})
export type EditedLines = z.input<typeof EditedLines>

/** What changes with the lines. The file format is not measured again. */
export const EditedScore = z.object({
  score: analysisSections.score,
  requirements: analysisSections.requirements,
  skills: analysisSections.skills,
  keywords: analysisSections.keywords,
  gaps: analysisSections.gaps,
  /** Texts based on the same reading; absent if a connected model read, whose texts stay. */
  texts: z
    .object({
      summary: analysisSections.summary,
      recommendations: analysisSections.recommendations,
      improvements: analysisSections.improvements,
      questions: analysisSections.questions,
    })
    .optional(),
})
export type EditedScore = z.infer<typeof EditedScore>

/** POST /api/analyze/told-lines: what a connected model rewrites after answers to gap questions. Free. */
export const ToldTexts = z.object({
  /** Null if no model wrote one; use the texts of `EditedScore` then. */
  summary: z.string().nullable(),
  bullets: z.array(z.object({ id: z.string(), bullet: z.string() })),
})
export type ToldTexts = z.infer<typeof ToldTexts>

export type AnalysisSectionName = keyof typeof analysisSections
export type AnalysisSectionData<N extends AnalysisSectionName = AnalysisSectionName> = z.infer<(typeof analysisSections)[N]>

export type AnalysisSection = SectionOf<typeof analysisSections>

export const AnalysisDone = AnswerDone
export type AnalysisDone = z.infer<typeof AnalysisDone>

export const AnalysisResult = z.object({
  ...fieldsOf(analysisSections),
  ...RoundFields.partial().shape,
  ...AnalysisDone.shape,
})
export type AnalysisResult = z.infer<typeof AnalysisResult>
