import * as z from 'zod'
import { answerCharge, answerWriter } from './answer-charge.ts'
import { AnswerPlan } from './answer-plan.ts'
import { RoundFields } from './interview-prep.ts'
import { jobDescriptionMaxCharacters, lineEdits, pitch } from './limits.ts'
import { lineFault } from './line-fault.ts'
import type { SectionOf } from './sections.ts'
import { GapQuestion, GapReply, ToldLines } from './told-line.ts'

/** How much a requirement matters: must weighs 3, nice and duty 1, soft 0.5 (docs/scoring.md). A duty is work the ad describes. */
export const Importance = z.enum(['must', 'nice', 'duty', 'soft'])
export type Importance = z.infer<typeof Importance>

/** One term of the ad, and where the resume shows it: every point of the score can be traced to a row like this. */
export const MatchEvidence = z.object({
  term: z.string(),
  importance: Importance,
  /** The line of the job description that asks for it. */
  requirement: z.string(),
  /** The same words, another name or other words for it, a likely match, a part of it, or nothing. */
  how: z.enum(['exact', 'alias', 'stem', 'partly', 'missing']),
  /** 0 to 1, as it enters the score. */
  coverage: z.number(),
  /** The resume line that shows it; null when missing. */
  resumeLine: z.string().nullable(),
  where: z.enum(['experience', 'skills', 'education', 'certifications', 'summary', 'other', 'told']).nullable(),
})
export type MatchEvidence = z.infer<typeof MatchEvidence>

/** Who read the ad and the resume. A result comes from one reader, never from a mix. */
export const Reader = z.enum(['model', 'builtin'])
export type Reader = z.infer<typeof Reader>

/** A requirement of the ad as soon as it is read; `reading` until the lines of the resume are compared with it. */
export const RequirementRow = z.object({
  term: z.string(),
  importance: Importance,
  /** The line of the job description that asks for it. */
  requirement: z.string(),
  /** The resume line that shows it. */
  resumeLine: z.string().nullable(),
  state: z.enum(['reading', 'shown', 'partly', 'missing']),
})
export type RequirementRow = z.infer<typeof RequirementRow>

/** A whole line of the job description that asks for something: the unit of the page. Every sentence about what is there or open rests on one. */
export const RequirementLine = z.object({
  /** "A3". */
  id: z.string(),
  text: z.string(),
  importance: Importance,
  /** `condition`: shifts, travel, checks. */
  kind: z.enum(['work', 'certificate', 'degree', 'language', 'years', 'condition']),
  /** `not-found` only where that is right in 95 of 100 cases, else `unsure`; `reading` until the resume is compared. */
  state: z.enum(['reading', 'shown', 'not-found', 'unsure']),
  /** What it asks for, to be marked inside `text`. */
  terms: z.array(z.object({ text: z.string(), shown: z.boolean() })),
  /** The line that shows it, whole; for `unsure` the closest one. */
  resumeLine: z.string().nullable(),
  /** Whether that line stands in the resume or was told in answer to a gap question. */
  resumeLineFrom: z.enum(['resume', 'told']).nullable(),
  /** What the user answered when asked about it. After "no" nothing claims it, and it is not asked again. */
  reply: GapReply.nullable(),
})
export type RequirementLine = z.infer<typeof RequirementLine>

export const ScorePart = z.object({
  /** `title` in results of older servers. */
  id: z.enum(['match', 'title', 'evidence', 'format']),
  label: z.string(),
  /** 0 to 100; null when it could not be measured (then the rest is renormalised). */
  points: z.number().nullable(),
  /** Share of the whole, 0 to 1, after renormalising. */
  weight: z.number(),
  /** One sentence that says how the figure came about. */
  explanation: z.string(),
})
export type ScorePart = z.infer<typeof ScorePart>

/** A demand that is not a keyword: years, licence, driving, degree level. */
export const HardConstraint = z.object({
  kind: z.enum(['years', 'degree', 'licence', 'language', 'other']),
  requirement: z.string(),
  met: z.enum(['yes', 'no', 'unclear']),
  resumeLine: z.string().nullable(),
})
export type HardConstraint = z.infer<typeof HardConstraint>

export const FormatFinding = z.object({
  code: z.string(),
  level: z.enum(['good', 'notice', 'problem']),
  title: z.string(),
  /** What was found and what to do about it. */
  detail: z.string(),
})
export type FormatFinding = z.infer<typeof FormatFinding>

/** "What the parser saw". */
const ParserView = z.object({
  kind: z.enum(['pdf', 'docx', 'doc', 'txt']),
  pages: z.number().int().nullable(),
  words: z.number().int(),
  text: z.string(),
  /** Shown to the person, never scored. */
  hiddenText: z.array(z.string()),
  findings: z.array(FormatFinding),
})

/** As many questions as a person answers in one go. */
export const mostGaps = 5

/** The sections of an analysis in the order the page shows them. Deterministic ones come first. */
export const analysisSections = {
  document: z.object({ parserView: ParserView }),
  /** Arrives several times: the list grows at its end, then its rows change their state. The rows of `score.evidence` replace it. */
  requirements: z.object({ reader: Reader, rows: z.array(RequirementRow), lines: z.array(RequirementLine).optional() }),
  score: z.object({
    atsScore: z.number().int().min(0).max(100),
    scoreVersion: z.string(),
    /** Results of older servers have none. */
    reader: Reader.optional(),
    scoreParts: z.array(ScorePart),
    /** Why the match was capped, or null. */
    scoreCap: z.string().nullable(),
    /** Sentences of the resume that repeat the job description word for word, or nearly; they do not count. */
    copiedLines: z.array(z.string()),
    evidence: z.array(MatchEvidence),
    hardConstraints: z.array(HardConstraint),
    /** Whose resume it is and which job, as far as the two texts say it. Results of older servers have none of what follows. */
    about: z.object({ name: z.string().nullable(), jobTitle: z.string().nullable(), company: z.string().nullable() }).optional(),
    /** The job description as it was sent, to be shown with its requirements marked. */
    jobDescription: z.string().optional(),
    /** Proves that this was paid for, and what was read: see `EditedLines`. */
    editToken: z.string().optional(),
  }),
  skills: z.object({ skillsMatch: z.array(z.object({ name: z.string(), percentage: z.number().int() })) }),
  keywords: z.object({
    missingKeywords: z.array(z.string()),
    missingKeywordDetails: z.array(z.object({ term: z.string(), importance: Importance, requirement: z.string() })),
    /** False when the ad could not be read as requirements: the page then says "nothing was checked", not "no gaps". */
    checked: z.boolean(),
  }),
  /** What to ask the user first, the weightiest first: nothing else asks the same. */
  gaps: z.object({ gaps: z.array(GapQuestion).max(mostGaps) }),
  summary: z.object({ summary: z.string() }),
  recommendations: z.object({
    recommendations: z.array(z.object({ title: z.string(), description: z.string(), bulletPoint: z.string() })),
  }),
  improvements: z.object({
    /** One sentence each: what to change and where. */
    resumeImprovements: z.array(z.string()),
    /** Rewritten lines, ready to copy; none where no line could safely be improved. Missing facts are `[placeholders]`. */
    resumeBulletPoints: z.array(z.string()),
    /** The same lines beside the ones they replace. */
    rewrites: z.array(z.object({ original: z.string(), improved: z.string() })),
  }),
  company: z.object({ companyInsights: z.string(), departmentOverview: z.string(), industryNews: z.string() }),
  questions: z.object({
    /** `starAnswer` is plain text with the lines "Situation: …", "Task: …", "Action: …", "Result: …". */
    interviewQuestions: z.array(z.object({ question: z.string(), starAnswer: z.string(), plan: AnswerPlan.optional() })),
  }),
} as const

/** The person's own words in the place of a stretch of the resume's text; an empty stretch is where a line is added. */
export const LineEdit = z.object({
  from: z.number().int().min(0),
  to: z.number().int().min(0),
  text: z.string().refine((text) => lineFault(text) === null, { error: ({ input }) => lineFault(String(input)) ?? undefined }),
})
export type LineEdit = z.infer<typeof LineEdit>

/** POST /api/analyze/edited-lines: the score of an analysis once more, with some lines of the resume changed or told. Free. */
export const EditedLines = z.object({
  /** As the section `score` brought it. */
  editToken: z.string().max(64 * 1024),
  jobDescription: z.string().max(jobDescriptionMaxCharacters),
  /** The text that was read from the file: `parserView.text`. */
  resumeText: z.string().max(pitch.resumeTextMaxCharacters),
  /** Where their stretches lie counts in `resumeText`; none touches another. */
  edits: z
    .array(LineEdit)
    .max(lineEdits.atMost, `Up to ${lineEdits.atMost} lines can be changed here. Put them into your file and analyze it anew.`),
  /** All answers to gap questions so far. */
  told: ToldLines.default([]),
})
export type EditedLines = z.input<typeof EditedLines>

/** What moves with the lines. The form of the file is not measured again. */
export const EditedScore = z.object({
  score: analysisSections.score,
  requirements: analysisSections.requirements,
  skills: analysisSections.skills,
  keywords: analysisSections.keywords,
  gaps: analysisSections.gaps,
  /** The texts that follow from the same reading; left out where a connected model read, whose texts stay. */
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

/** POST /api/analyze/told-lines, a body as of `EditedLines`: what a connected model writes anew from answers to gap questions. Free. */
export const ToldTexts = z.object({
  /** null where no model wrote one: the texts of `EditedScore` hold then. */
  summary: z.string().nullable(),
  /** An answer as a line of a resume, ready to copy. */
  bullets: z.array(z.object({ id: z.string(), bullet: z.string() })),
})
export type ToldTexts = z.infer<typeof ToldTexts>

export type AnalysisSectionName = keyof typeof analysisSections
export type AnalysisSectionData<N extends AnalysisSectionName = AnalysisSectionName> = z.infer<(typeof analysisSections)[N]>

export type AnalysisSection = SectionOf<typeof analysisSections>

/** The event `done`, and the tail of the JSON answer. */
export const AnalysisDone = z.object({
  ...answerCharge,
  ...answerWriter,
})
export type AnalysisDone = z.infer<typeof AnalysisDone>

/** POST /api/analyze as one JSON body: all sections flat, then the charge. */
export const AnalysisResult = z.object({
  ...analysisSections.document.shape,
  ...analysisSections.requirements.shape,
  ...analysisSections.score.shape,
  ...analysisSections.skills.shape,
  ...analysisSections.keywords.shape,
  ...analysisSections.gaps.shape,
  ...analysisSections.summary.shape,
  ...analysisSections.recommendations.shape,
  ...analysisSections.improvements.shape,
  ...analysisSections.company.shape,
  ...analysisSections.questions.shape,
  ...RoundFields.partial().shape,
  ...AnalysisDone.shape,
})
export type AnalysisResult = z.infer<typeof AnalysisResult>
