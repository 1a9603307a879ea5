import * as z from 'zod'
import { answerCharge, answerWriter } from './answer-charge.ts'
import type { SectionOf } from './sections.ts'

/** How much a requirement matters: must weighs 3, nice 1, soft 0.5 (docs/scoring.md). */
export const Importance = z.enum(['must', 'nice', 'soft'])
export type Importance = z.infer<typeof Importance>

/** One term of the ad, and where the resume shows it: every point of the score can be traced to a row like this. */
export const MatchEvidence = z.object({
  term: z.string(),
  importance: Importance,
  /** The line of the job description that asks for it. */
  requirement: z.string(),
  how: z.enum(['exact', 'alias', 'stem', 'missing']),
  /** 0 to 1, as it enters the score. */
  coverage: z.number(),
  /** The resume line that shows it; null when missing. */
  resumeLine: z.string().nullable(),
  where: z.enum(['experience', 'skills', 'education', 'certifications', 'summary', 'other']).nullable(),
})
export type MatchEvidence = z.infer<typeof MatchEvidence>

export const ScorePart = z.object({
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

/** The sections of an analysis in the order the page shows them. Deterministic ones come first. */
export const analysisSections = {
  document: z.object({ parserView: ParserView }),
  score: z.object({
    atsScore: z.number().int().min(0).max(100),
    scoreVersion: z.string(),
    scoreParts: z.array(ScorePart),
    /** Why the match was capped, or null. */
    scoreCap: z.string().nullable(),
    /** Sentences of the resume that repeat the job description word for word, or nearly; they do not count. */
    copiedLines: z.array(z.string()),
    evidence: z.array(MatchEvidence),
    hardConstraints: z.array(HardConstraint),
  }),
  skills: z.object({ skillsMatch: z.array(z.object({ name: z.string(), percentage: z.number().int() })) }),
  keywords: z.object({
    missingKeywords: z.array(z.string()),
    missingKeywordDetails: z.array(z.object({ term: z.string(), importance: Importance, requirement: z.string() })),
    /** False when the ad could not be read as requirements: the page then says "nothing was checked", not "no gaps". */
    checked: z.boolean(),
  }),
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
    interviewQuestions: z.array(z.object({ question: z.string(), starAnswer: z.string() })),
  }),
} as const

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
  ...analysisSections.score.shape,
  ...analysisSections.skills.shape,
  ...analysisSections.keywords.shape,
  ...analysisSections.summary.shape,
  ...analysisSections.recommendations.shape,
  ...analysisSections.improvements.shape,
  ...analysisSections.company.shape,
  ...analysisSections.questions.shape,
  ...AnalysisDone.shape,
})
export type AnalysisResult = z.infer<typeof AnalysisResult>
