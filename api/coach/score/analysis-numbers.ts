import { type AnalysisSection, type RequirementLine, type ScorePart, skillGroups } from '../../contract/resume-analysis.ts'
import { couldTell } from '../../contract/shown-count.ts'
import type { ResumeDocument } from '../../documents/document.ts'
import { readMatch } from '../reading/built-in/read-match.ts'
import { type AnalysisNumbers, isShown, type MatchReading, type MatchTerm } from '../reading/match-reading.ts'
import { isSurelyMissing, requirementLines } from '../reading/requirement-lines.ts'
import { checkFormat } from './format-check.ts'
import { answeredYes, type ComparedLine, comparedLines, matchScore } from './match-score.ts'
import { evidenceScore, joinedScore, scoreParts, scoreVersion } from './score-parts.ts'

const mostMissing = 40

/** The deterministic sections. `now`: what "present" means and which dates are in the future. */
export function analysisNumbers(
  resume: ResumeDocument,
  jobDescription: string,
  now: Date,
  options: Parameters<typeof readMatch>[3] = {},
): AnalysisNumbers {
  return numbersOf(readMatch(resume.text, jobDescription, now.getUTCFullYear(), options), resume, now)
}

export function numbersOf(reading: MatchReading, resume: ResumeDocument, now: Date): AnalysisNumbers {
  const format = checkFormat(resume, now)
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
  const lines = requirementLines(reading)
  const compared = comparedLines(lines, reading)
  const scored = (asked: readonly ComparedLine[]) => {
    const parts = scoreParts(matchScore(reading.checked ? asked : []), evidence, formatPoints, lines.length)
    return { parts, atsScore: joinedScore(parts) }
  }
  const now = scored(compared)
  const gain = (line: RequirementLine) =>
    isOutOfReach(line, reading) ? 0 : Math.max(0, scored(answeredYes(compared, line.text)).atsScore - now.atsScore)
  const withWorth = lines.map((line) => ({ ...line, worth: gain(line) }))
  return [
    { section: 'requirements', data: { reader: reading.reader, lines: withWorth } },
    scoreSection(reading, now),
    { section: 'skills', data: { skillsMatch: skillsMatch(lines) } },
    keywordsSection(reading, lines),
  ] as const satisfies AnalysisSection[]
}

const unwritten: ReadonlySet<string> = new Set(['degree', 'years', 'condition', 'licence'])

/** Nobody gets a degree, a license, years or a condition by editing a line. */
const isOutOfReach = ({ text, kind }: RequirementLine, { hardConstraints, terms }: MatchReading) =>
  unwritten.has(kind) ||
  hardConstraints.some(({ requirement, met }) => requirement === text && met !== 'yes') ||
  terms.some((term) => term.requirement === text && !isShown(term) && unwritten.has(term.kind))

function evidenceOf(reading: MatchReading) {
  const atWork = reading.terms.filter(({ where, coverage }) => where === 'experience' && coverage > 0)
  const ids = new Set(atWork.flatMap(({ shownBy }) => shownBy))
  const shown = reading.resumeLines.filter(({ id }) => ids.has(id))
  return evidenceScore(reading.resume.experienceLines, (line) => shown.some(({ text }) => line.text.includes(text)), reading)
}

function scoreSection(reading: MatchReading, { parts, atsScore }: { parts: ScorePart[]; atsScore: number }) {
  return {
    section: 'score' as const,
    data: {
      atsScore,
      scoreVersion,
      reader: reading.reader,
      scoreParts: parts,
      copiedLines: reading.copied,
      evidence: reading.terms.map(({ term, importance, requirement, how, coverage, resumeLine, where }) => ({
        ...{ term, importance, requirement, how, coverage, resumeLine, where },
      })),
      about: { name: reading.resume.contact.name, jobTitle: reading.ad.title, company: reading.ad.company },
    },
  }
}

/** A model is also sure of single terms in half-shown lines. */
function keywordsSection(reading: MatchReading, lines: readonly RequirementLine[]) {
  const notFound = new Set(lines.flatMap(({ state, text }) => (state === 'not-found' ? text : [])))
  const isSure = (term: MatchTerm) =>
    reading.reader === 'model' || (notFound.has(term.requirement) && isSurelyMissing(term, reading))
  const missing = reading.missing.filter(isSure).slice(0, mostMissing)
  return {
    section: 'keywords' as const,
    data: {
      missingKeywords: missing.map((term) => term.term),
      checked: reading.checked,
    },
  }
}

/** The percentage of the ad's lines of each kind that the resume shows, half for a partly shown line. A kind of which nothing is shown and some line is open is left out. */
export function skillsMatch(lines: readonly RequirementLine[]): { name: string; percentage: number }[] {
  return [...Map.groupBy(lines, ({ kind }) => skillGroups[kind])].flatMap(([name, members]) => {
    const shown = members.reduce((sum, line) => sum + shareOf(line), 0)
    return shown > 0 || members.every(couldTell) ? { name, percentage: Math.round((100 * shown) / members.length) } : []
  })
}

const shareOf = (line: RequirementLine) => (line.state === 'shown' ? 1 : line.state === 'unsure' && couldTell(line) ? 0.5 : 0)
