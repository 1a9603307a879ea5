import type { AnalysisSection, MatchEvidence, Reader } from '../../contract/resume-analysis.ts'
import type { ToldLine } from '../../contract/told-line.ts'
import type { NumberedLine } from '../lines/numbered-lines.ts'

export type TermKind =
  | 'skill'
  | 'tool'
  | 'method'
  | 'certificate'
  | 'licence'
  | 'degree'
  | 'language'
  | 'domain'
  | 'soft'
  | 'title'

/** A demand that no keyword meets, as a part of the line that names it. */
export interface HardConstraint {
  kind: 'years' | 'degree' | 'licence' | 'language'
  requirement: string
  met: 'yes' | 'no' | 'unclear'
  resumeLine: string | null
}

/** Which part of the job description a sentence belongs to. Only title, duties, must and nice can ask for something. */
export type AdPart = 'title' | 'about' | 'duties' | 'must' | 'nice' | 'benefits' | 'legal'

/** One sentence or bullet of the job description. */
export interface AdUnit {
  text: string
  part: AdPart
  /** Surely a must-have, as far as the classifier can be sure. */
  confident: boolean
  /** 0 to 1: how sure it is that the line asks for something, or that it does not. */
  chance: number
}

export interface AdReading {
  /** The job's title as the ad has it, without location or company. */
  title: string | null
  company: string | null
  units: AdUnit[]
}

/** A term of the ad with where the resume shows it; a row of the score, and what the words need besides. */
export interface MatchTerm extends MatchEvidence {
  kind: TermKind
  /** Other terms of the same "A or B" requirement, in the ad's wording. */
  alternatives: string[]
  /** Whether a missing must-have may cap the score: found with confidence, and not one of several alternatives. */
  confident: boolean
  /** How often the ad names it. */
  mentions: number
  /** The id of the ad's line that asks for it. */
  adLine: string
  /** The ids of the resume's lines that show it. */
  shownBy: readonly string[]
}

export type ResumeSectionName = 'summary' | 'experience' | 'skills' | 'education' | 'certifications' | 'other' | 'told'

/** A line of the resume after wrapped lines were joined again, without its bullet. */
export interface ResumeLine {
  text: string
  section: ResumeSectionName
  bullet: boolean
}

/** A line that tells what the person did. */
export interface ExperienceLine {
  text: string
  words: number
  startsWithActionVerb: boolean
  hasFigure: boolean
  /** "Nurse, St Mary's, 2019-2022": the line above that names the job, where one was found. */
  job: string | null
}

export interface ResumeReading {
  contact: { name: string | null; email: string | null; phone: string | null }
  lines: ResumeLine[]
  /** Every line as it is written, headings and "Skills: a, b" whole. */
  written: ResumeLine[]
  experienceLines: ExperienceLine[]
  words: number
}

/** What a recruiter would say of an ad before reading a resume; only a connected model writes it. */
export interface Brief {
  /** The job in one sentence. */
  job: string
  /** Who reads the application first. */
  firstReader: string
  /** What that reader looks for. */
  looksFor: string
  /** What gets an application set aside. */
  setsAside: string
}

/** Something the ad asks for, as the model read it and code found it in the line. */
export interface AdRequirement {
  /** In the ad's own wording. */
  term: string
  /** The id of its line. */
  line: string
  importance: 'must' | 'nice' | 'duty'
  /** `years` and `condition` (shifts, travel, checks) are demands, not keywords. */
  kind: Exclude<TermKind, 'title'> | 'years' | 'condition'
  /** Terms with the same number accept each other; null stands alone. */
  group: number | null
}

/** The lines of the resume that show a requirement; none where it is missing. */
export interface Citation {
  by: readonly string[]
  how: Exclude<MatchEvidence['how'], 'missing'>
}

/** A model's reading of an ad and a resume, by line ids. */
export interface ReadByModel {
  title: string | null
  company: string | null
  requirements: readonly AdRequirement[]
  /** For each requirement, in the same order. */
  shown: readonly Citation[]
}

/** Everything the code could read from a resume and an ad: the only source of numbers, and the facts for the words. */
export interface MatchReading {
  reader: Reader
  /** The ad's lines as readings and writers cite them: "A3". */
  adLines: readonly NumberedLine[]
  /** The resume's lines, without hidden text, orders to software and what was copied from the ad: "R12". */
  resumeLines: readonly NumberedLine[]
  brief: Brief | null
  /** False when the ad could not be read as requirements: "nothing was checked", not "no gaps". */
  checked: boolean
  ad: AdReading
  /** Terms of the ad, the weightiest first. */
  terms: MatchTerm[]
  /** The terms to report as missing keywords (no soft words, no titles, no alternatives that are met). */
  missing: MatchTerm[]
  hardConstraints: HardConstraint[]
  /** Lines of the ad that the built-in reader found shown; for a model they follow from its citations. */
  shownLines?: ReadonlySet<string>
  /** Without what was taken over from the ad. */
  resume: ResumeReading
  /** Sentences of the resume that repeat the ad word for word, or nearly; they count nowhere. */
  copied: string[]
  /** 0 to 1: the share of the skills asked for that the lines about work show. */
  shareAtWork: number
  /** What the user answered to gap questions; their words are among `resumeLines`. */
  told: readonly ToldLine[]
  /** What the connected model read, for counting it again when a line is edited; left out by the built-in reader. */
  byModel?: ReadByModel
}

/** The deterministic part of an analysis: the reading and the sections document, score, skills, keywords, in this order. */
export interface AnalysisNumbers {
  reading: MatchReading
  sections: AnalysisSection[]
}
