import type { Importance } from '../../contract/resume-analysis.ts'
import type { ToldLine } from '../../contract/told-line.ts'
import { adLines, numberedAd } from '../lines/ad-lines.ts'
import { backingOf, coverageOf, shareAtWork } from '../score/coverage.ts'
import { asSkillLists } from './built-in/matching/bare-lists.ts'
import { copiedSentences } from './built-in/matching/copied-lines.ts'
import { indexResume } from './built-in/matching/resume-index.ts'
import { isComparable } from './built-in/matching/shown-lines.ts'
import { readResume, statementsIn } from './built-in/resume/resume-reading.ts'
import type { AdTerm } from './built-in/terms/ad-term.ts'
import type { HardConstraint, MatchReading, MatchTerm, MatchTexts, Place, TermKind } from './match-reading.ts'
import { answerAbout, safeAnswers, shownByAnswer, toldResumeLines } from './told-lines.ts'

export type OpenTexts = ReturnType<typeof openTexts>

/** Both texts, ready for finding what is asked in the resume. @param nowYear what "present" means in years of work */
export function openTexts(
  asked: readonly AdTerm[],
  { resumeText, jobDescription, told: answers = [] }: Omit<MatchTexts, 'requirementLines'>,
  nowYear: number | null,
) {
  const told = safeAnswers(answers)
  const own = ownResume(resumeText, jobDescription, told)
  const ad = adLines(jobDescription).map(({ text }) => text)
  const index = indexResume(asSkillLists(own.resume.lines, asked))
  return { ...own, asked, index, ad, adNumbers: numberedAd(jobDescription), nowYear, told }
}

/** The resume without what was copied from the ad, and its lines as readings and writers cite them. */
export function ownResume(resumeText: string, jobDescription: string, told: readonly ToldLine[] = []) {
  const copied = copiedSentences(statementsIn(resumeText), jobDescription)
  const resume = readResume(resumeText, copied)
  const said = toldResumeLines(told)
  const resumeLines = [...resume.written, ...said]
  return { resume: { ...resume, lines: [...resume.lines, ...said], written: resumeLines }, copied, resumeLines }
}

export const adLineOf = (id: string, { ad, adNumbers }: OpenTexts) => ad[adNumbers.findIndex((line) => line.id === id)] ?? ''

/** A term of the ad with the lines that show it, from either reader. */
export interface MatchRow {
  term: string
  kind: TermKind
  importance: Importance
  /** The id of its line in the ad. */
  line: string
  /** Terms with the same number are alternatives. */
  group: number | null
  places: readonly Place[]
}

/** The user's own answer about a line of the ad overrides any reading of it. */
export function withAnswer(line: string, places: readonly Place[], texts: OpenTexts): Place[] {
  const answer = answerAbout(texts.told, adLineOf(line, texts))
  const own = texts.resumeLines.find(({ id }) => id === answer?.id)
  if (!answer || !own) return [...places]
  const others = places.filter(({ id }) => id !== own.id)
  const how = shownByAnswer(answer)
  return how ? [...others, { id: own.id, where: 'told', how }] : others
}

/** What follows from the rows alone, by the same tables for both readers. */
export function countedReading(rows: readonly MatchRow[], texts: OpenTexts) {
  const counted = bestOfGroups(rows.map((row) => ({ group: row.group, term: termOf(row, texts) })))
  const atWork = shareAtWork(counted)
  const backing = backingOf(atWork)
  const terms = counted
    .map((term) => ({ ...term, coverage: coverageOf(term.how, term.where, term.kind, backing) }))
    .toSorted((a, b) => importanceOrder[a.importance] - importanceOrder[b.importance])
  return {
    ...{ adLines: texts.adNumbers, resumeLines: texts.resumeLines, resume: texts.resume, copied: texts.copied, told: texts.told },
    ...{ terms, missing: terms.filter((term) => term.how === 'missing' && isComparable(term)), shareAtWork: atWork },
  } satisfies Partial<MatchReading>
}

const importanceOrder = { must: 0, nice: 1, duty: 2 }

function termOf({ places, line, group: _, ...row }: MatchRow, texts: OpenTexts): MatchTerm {
  const worth = ({ how, where }: Place) => coverageOf(how, where, row.kind, 0)
  const [best] = places.toSorted((a, b) => worth(b) - worth(a))
  const resumeLine = texts.resumeLines.find(({ id }) => id === best?.id)?.text ?? null
  return {
    ...{ ...row, requirement: adLineOf(line, texts), adLine: line, resumeLine },
    ...{ how: best?.how ?? 'missing', where: best?.where ?? null, coverage: best ? worth(best) : 0 },
    shownBy: [...new Set(places.map(({ id }) => id))],
  }
}

/** "React, Next.js or Vue" counts once, with its best credit; all of them where none is shown. */
function bestOfGroups(all: readonly { group: number | null; term: MatchTerm }[]): MatchTerm[] {
  const byCredit = all.toSorted((a, b) => b.term.coverage - a.term.coverage)
  const counts = (one: (typeof all)[number]) => {
    const best = byCredit.find(({ group }) => group === one.group)!
    return one.group === null || best === one || best.term.coverage === 0
  }
  return all.filter(counts).map(({ term }) => term)
}

/** A demand that the user says they meet. */
export function metByAnswer(constraint: HardConstraint, told: readonly ToldLine[]): HardConstraint {
  const answer = answerAbout(told, constraint.requirement)
  return answer?.reply === 'yes' && answer.text !== '' ? { ...constraint, met: 'yes', resumeLine: answer.text } : constraint
}
