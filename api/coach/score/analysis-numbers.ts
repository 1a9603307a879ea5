import type { AnalysisSection } from '../../contract/resume-analysis.ts'
import type { ResumeDocument } from '../../documents/document.ts'
import { readMatch } from '../reading/built-in/read-match.ts'
import type { AnalysisNumbers, MatchReading, MatchTerm } from '../reading/match-reading.ts'
import { isSurelyMissing } from '../reading/surely-missing.ts'
import { evidenceScore } from './evidence-score.ts'
import { checkFormat } from './format-check.ts'
import { matchScore } from './match-score.ts'
import { joinedScore, scoreParts, scoreVersion } from './score-parts.ts'
import { skillsMatch } from './skills-match.ts'

/** As many gaps as a person can work on; the weightiest come first. */
const mostMissing = 40

/**
 * The deterministic part of an analysis: sections document, requirements, score, skills and keywords, in this order. Both coaches use it; no model has a
 * part in any number, though it may have pointed to a term of the reading.
 * @param now what "present" means, and which dates lie ahead; null leaves both open
 */
export function analysisNumbers(
  resume: ResumeDocument,
  jobDescription: string,
  now: Date | null = null,
  options: Parameters<typeof readMatch>[3] = {},
): AnalysisNumbers {
  return numbersOf(readMatch(resume.text, jobDescription, now?.getUTCFullYear() ?? null, options), resume, now)
}

/** See `analysisNumbers`; where more is known of the two texts than `readMatch` finds. */
export function numbersOf(reading: MatchReading, resume: ResumeDocument, now: Date | null): AnalysisNumbers {
  const format = checkFormat(resume, now ? { now } : {})
  return {
    reading,
    sections: [
      {
        section: 'document',
        data: {
          parserView: {
            kind: resume.kind,
            pages: resume.pages,
            words: reading.resume.words,
            text: resume.text,
            hiddenText: resume.hiddenText,
            findings: format.findings,
          },
        },
      },
      requirementsSection(reading),
      ...comparedSections(reading, format.points),
    ],
  }
}

/** Everything that depends on the lines of the resume: score, skills and keywords. */
export function comparedSections(reading: MatchReading, formatPoints: number | null) {
  return [
    scoreSection(reading, formatPoints),
    { section: 'skills', data: { skillsMatch: skillsMatch(reading.terms) } },
    keywordsSection(reading),
  ] as const satisfies AnalysisSection[]
}

function scoreSection(reading: MatchReading, formatPoints: number | null) {
  const match = matchScore(reading.checked ? reading.terms : [])
  const ids = new Set(reading.terms.filter(({ where }) => where === 'experience').flatMap(({ shownBy }) => shownBy))
  const shown = reading.resumeLines.filter(({ id }) => ids.has(id))
  const evidence = evidenceScore(
    reading.resume.experienceLines,
    (line) => shown.some(({ text }) => line.text.includes(text)),
    reading,
  )
  const parts = scoreParts(match, evidence, formatPoints)
  return {
    section: 'score' as const,
    data: {
      atsScore: joinedScore(parts),
      scoreVersion,
      reader: reading.reader,
      scoreParts: parts,
      scoreCap: match.cap,
      copiedLines: reading.copied,
      evidence: reading.terms.map(evidenceRow),
      hardConstraints: reading.hardConstraints,
      about: { name: reading.resume.contact.name, jobTitle: reading.ad.title, company: reading.ad.company },
    },
  }
}

/** Every requirement with its state, as the page showed them arriving. */
export function requirementsSection({ reader, terms }: MatchReading) {
  const rows = terms.map(({ term, importance, requirement, resumeLine, how }) => {
    const state = how === 'missing' || how === 'partly' ? how : ('shown' as const)
    return { term, importance, requirement, resumeLine, state }
  })
  return { section: 'requirements', data: { reader, rows } } as const satisfies AnalysisSection
}

/** Only the fields of the contract: the rest of a term is for the words. */
function evidenceRow({ term, importance, requirement, how, coverage, resumeLine, where }: MatchTerm) {
  return { term, importance, requirement, how, coverage, resumeLine, where }
}

function keywordsSection(reading: MatchReading) {
  const missing = reading.missing.filter((term) => isSurelyMissing(term, reading.reader)).slice(0, mostMissing)
  return {
    section: 'keywords' as const,
    data: {
      missingKeywords: missing.map((term) => term.term),
      missingKeywordDetails: missing.map(({ term, importance, requirement }) => ({ term, importance, requirement })),
      checked: reading.checked,
    },
  }
}
