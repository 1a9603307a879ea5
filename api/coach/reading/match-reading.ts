import * as z from 'zod'
import type { AnalysisSection, MatchEvidence, Reader } from '../../contract/resume-analysis.ts'
import type { ToldLine } from '../../contract/told-line.ts'
import type { NumberedLine } from '../lines/numbered-lines.ts'

const termKinds = ['skill', 'tool', 'method', 'certificate', 'licence', 'degree', 'language', 'domain', 'soft'] as const

export type TermKind = (typeof termKinds)[number]

export interface HardConstraint {
  kind: 'years' | 'degree' | 'licence' | 'language'
  requirement: string
  met: 'yes' | 'no' | 'unclear'
  resumeLine: string | null
}

/** Only title, duties, must, and nice can ask for something. */
export type AdPart = 'title' | 'about' | 'duties' | 'must' | 'nice' | 'benefits' | 'legal'

/** A sentence or bullet of the ad. */
export interface AdUnit {
  text: string
  part: AdPart
}

export interface AdReading {
  /** Without location or company. */
  title: string | null
  company: string | null
  units: AdUnit[]
}

/** In the same words or under a known other name: not in part, and not in words that are only alike. */
export const isShown = ({ how }: Pick<MatchEvidence, 'how'>): boolean => how === 'exact' || how === 'alias'

/** A row of the score, with what the texts need besides. */
export interface MatchTerm extends MatchEvidence {
  kind: TermKind
  adLine: string
  shownBy: readonly string[]
}

/** What a reading is made from. */
export interface MatchTexts {
  resumeText: string
  jobDescription: string
  /** Lines that the user marked. */
  requirementLines?: readonly string[] | undefined
  told?: readonly ToldLine[] | undefined
}

export type ResumeSectionName = 'summary' | 'experience' | 'skills' | 'education' | 'certifications' | 'other' | 'told'

/** Wrapped lines are joined; the bullet is cut off. */
export interface ResumeLine extends NumberedLine {
  section: ResumeSectionName
  bullet: boolean
}

export interface ExperienceLine {
  text: string
  words: number
  startsWithActionVerb: boolean
  hasFigure: boolean
  /** The line above that names the job: "Nurse, St Mary's, 2019-2022". */
  job: string | null
}

/** A job with its years, by the line that dates it. */
export interface Job {
  from: number
  /** Null while it goes on. */
  to: number | null
  /** The line with its dates. */
  line: string
  /** Title, employer and dates, as written. */
  head: string
  /** All that the resume says of it. */
  text: string
}

export interface ResumeReading {
  contact: { name: string | null; email: string | null; phone: string | null }
  lines: ResumeLine[]
  /** Every line as written, headings and "Skills: a, b" whole. */
  written: ResumeLine[]
  jobs: Job[]
  experienceLines: ExperienceLine[]
  words: number
}

/** What a recruiter would say of the ad; only a connected model writes it. */
export interface Brief {
  job: string
  firstReader: string
  looksFor: string
  setsAside: string
}

/** What the model read and code found in the line. */
export const AdRequirement = z.object({
  term: z.string(),
  line: z.string(),
  importance: z.enum(['must', 'nice', 'duty']),
  /** `years` and `condition` (shifts, travel, checks) are demands, not keywords. */
  kind: z.enum([...termKinds, 'years', 'condition']),
  /** Terms with the same number are alternatives. */
  group: z.number().nullable(),
})
export type AdRequirement = z.infer<typeof AdRequirement>

/** The resume lines that show a requirement. */
const Citation = z.object({ by: z.array(z.string()), how: z.enum(['exact', 'alias', 'stem', 'partly']) })
export type Citation = z.infer<typeof Citation>

/** A line of the user that shows what is asked. */
export interface Place {
  id: string
  where: ResumeSectionName
  how: Citation['how']
}

/** By line ids. */
export const ReadByModel = z.object({
  title: z.string().nullable(),
  company: z.string().nullable(),
  requirements: z.array(AdRequirement),
  /** One for each requirement. */
  shown: z.array(Citation),
})
export type ReadByModel = z.infer<typeof ReadByModel>

/** Everything that was read from a resume and an ad: the only source of numbers. */
export interface MatchReading {
  reader: Reader
  adLines: readonly NumberedLine[]
  /** Without hidden text, orders to software, and lines copied from the ad; with what the user told. */
  resumeLines: readonly ResumeLine[]
  brief: Brief | null
  /** False when the ad could not be read as requirements: "nothing was checked", not "no gaps". */
  checked: boolean
  ad: AdReading
  /** Weightiest first. */
  terms: MatchTerm[]
  /** Without traits of a person and alternatives that are met. */
  missing: MatchTerm[]
  hardConstraints: HardConstraint[]
  /** Lines of the ad that the built-in reader found shown. */
  shownLines?: ReadonlySet<string>
  /** Without what was taken over from the ad. */
  resume: ResumeReading
  /** Sentences that repeat the ad; they do not count. */
  copied: string[]
  /** 0 to 1: the share of the requested skills that lines about work show. */
  shareAtWork: number
  /** Answers to gap questions; their words are among `resumeLines`. */
  told: readonly ToldLine[]
  /** For scoring edited lines with the same reading. */
  byModel?: ReadByModel
}

export interface AnalysisNumbers {
  reading: MatchReading
  sections: AnalysisSection[]
}
