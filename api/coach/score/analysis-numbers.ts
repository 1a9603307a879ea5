import { type AnalysisSection, type RequirementLine, type ScorePart, skillGroups } from '../../contract/resume-analysis.ts'
import type { ResumeDocument } from '../../documents/document.ts'
import { readMatch } from '../reading/built-in/read-match.ts'
import { type AnalysisNumbers, isShown, type MatchReading, type MatchTerm } from '../reading/match-reading.ts'
import { requirementLines } from '../reading/requirement-lines.ts'
import { checkFormat } from './format-check.ts'
import { coverageOf, type MatchScore, matchScore } from './match-score.ts'
import { evidenceScore, joinedScore, scoreParts, scoreVersion } from './score-parts.ts'

const mostMissing = 40

/** The deterministic sections. `now`: what "present" means and which dates are in the future. */
export function analysisNumbers(
  resume: ResumeDocument,
  jobDescription: string,
  now: Date | null = null,
  options: Parameters<typeof readMatch>[3] = {},
): AnalysisNumbers {
  return numbersOf(readMatch(resume.text, jobDescription, now?.getUTCFullYear() ?? null, options), resume, now)
}

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
      ...comparedSections(reading, format.points),
    ],
  }
}

export function comparedSections(reading: MatchReading, formatPoints: number | null) {
  const evidence = evidenceOf(reading)
  const scored = (terms: readonly MatchTerm[]) => {
    const match = matchScore(reading.checked ? terms : [])
    const parts = scoreParts(match, evidence, formatPoints)
    return { match, parts, atsScore: joinedScore(parts) }
  }
  const now = scored(reading.terms)
  const lines = requirementLines(reading).map((line) => ({
    ...line,
    worth: Math.max(0, scored(reading.terms.map((term) => answeredYes(term, line))).atsScore - now.atsScore),
  }))
  return [
    { section: 'requirements', data: { reader: reading.reader, lines } },
    scoreSection(reading, now),
    { section: 'skills', data: { skillsMatch: skillsMatch(lines) } },
    keywordsSection(reading, lines),
  ] as const satisfies AnalysisSection[]
}

/** The term as it counts once the user says how they meet its line. */
function answeredYes(term: MatchTerm, { text }: RequirementLine): MatchTerm {
  const isOpen = term.requirement === text && !isShown(term)
  return isOpen ? { ...term, how: 'alias', coverage: coverageOf('alias', 'told', term.kind, 0) } : term
}

function evidenceOf(reading: MatchReading) {
  const ids = new Set(reading.terms.filter(({ where }) => where === 'experience').flatMap(({ shownBy }) => shownBy))
  const shown = reading.resumeLines.filter(({ id }) => ids.has(id))
  return evidenceScore(reading.resume.experienceLines, (line) => shown.some(({ text }) => line.text.includes(text)), reading)
}

function scoreSection(
  reading: MatchReading,
  { match, parts, atsScore }: { match: MatchScore; parts: ScorePart[]; atsScore: number },
) {
  return {
    section: 'score' as const,
    data: {
      atsScore,
      scoreVersion,
      reader: reading.reader,
      scoreParts: parts,
      scoreCap: match.cap,
      copiedLines: reading.copied,
      evidence: reading.terms.map(evidenceRow),
      about: { name: reading.resume.contact.name, jobTitle: reading.ad.title, company: reading.ad.company },
    },
  }
}

function evidenceRow({ term, importance, requirement, how, coverage, resumeLine, where }: MatchTerm) {
  return { term, importance, requirement, how, coverage, resumeLine, where }
}

/** The built-in reader is sure only of lines that were not found; a model is also sure of single terms in half-shown lines. */
function keywordsSection({ reader, checked, missing: all }: MatchReading, lines: readonly RequirementLine[]) {
  const notFound = new Set(
    lines.filter(({ state }) => state === 'not-found').flatMap((line) => line.terms.map(({ text }) => text)),
  )
  const missing = all.filter(({ term }) => reader === 'model' || notFound.has(term)).slice(0, mostMissing)
  return {
    section: 'keywords' as const,
    data: {
      missingKeywords: missing.map((term) => term.term),
      missingKeywordDetails: missing.map(({ term, importance, requirement }) => ({ term, importance, requirement })),
      checked,
    },
  }
}

/** The percentage of the ad's lines of each kind that the resume shows; half for a partly shown line. Unknown lines are left out. */
export function skillsMatch(lines: readonly RequirementLine[]): { name: string; percentage: number }[] {
  return [...Map.groupBy(lines, ({ kind }) => skillGroups[kind])].flatMap(([name, members]) => {
    const shares = members.map(shareOf).filter((share) => share !== null)
    if (shares.length === 0) return []
    return { name, percentage: Math.round((100 * shares.reduce((sum, share) => sum + share, 0)) / shares.length) }
  })
}

function shareOf({ state, terms }: RequirementLine): number | null {
  if (state !== 'unsure') return state === 'shown' ? 1 : 0
  return terms.some(({ shown }) => shown) ? 0.5 : null
}
