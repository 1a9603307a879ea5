import type { RequirementLine } from '../../contract/resume-analysis.ts'
import { termsByLine } from '../reading/built-in/matching/shown-lines.ts'
import { type HardConstraint, isShown, type MatchReading, type MatchTerm } from '../reading/match-reading.ts'
import { isSurelyMissing } from '../reading/requirement-lines.ts'
import { coverageOf, weightOf } from './coverage.ts'

/**
 * How far it counts as a gap what is not shown: what was not found, and what has only words that are alike. The built-in reader's
 * are such that both readers score the same people alike (evals/README.md).
 */
export const gaps = { model: { unsure: 1, alike: 1 }, builtin: { unsure: 0.4, alike: 0 } } as const

/** A term or a demand of a line. */
interface Part {
  requirement: string
  isShown: boolean
  /** 0 to 1. */
  coverage: number
  /** 0 to 1: how far it counts if it is not shown. */
  gap: number
}

export interface ComparedLine {
  text: string
  isMust: boolean
  parts: readonly Part[]
}

/** The ad's lines that name something to compare. A condition that the resume does not show is no gap: people meet it once they are hired. */
export function comparedLines(
  lines: readonly Pick<RequirementLine, 'text' | 'importance' | 'kind' | 'state'>[],
  reading: Pick<MatchReading, 'reader' | 'terms' | 'hardConstraints' | 'resume' | 'resumeLines'>,
): ComparedLine[] {
  const termsOf = termsByLine(reading.terms)
  const { unsure, alike } = gaps[reading.reader]
  // What the user told counts as far as it goes, and the rest of it as no gap: no answer lowers a score.
  const gapOf = (term: MatchTerm) =>
    isSurelyMissing(term, reading) ? 1 : term.where === 'told' ? 0 : term.how === 'stem' ? alike : unsure
  const termPart = (term: MatchTerm): Part => ({
    ...{ requirement: term.requirement, isShown: isShown(term), coverage: term.coverage, gap: gapOf(term) },
  })
  const demandPart = ({ met, requirement }: HardConstraint): Part => ({
    ...{ requirement, isShown: met === 'yes', coverage: met === 'yes' ? 1 : 0, gap: met === 'no' ? 1 : unsure },
  })
  return lines.flatMap(({ text, importance, kind, state }) => {
    if (kind === 'condition' && state !== 'shown') return []
    const demands = reading.hardConstraints.filter(({ requirement }) => requirement === text)
    // The demand knows that a higher degree is enough.
    const terms = termsOf(text).filter(({ kind }) => kind !== 'degree' || demands.length === 0)
    const parts = [...terms.map(termPart), ...demands.map(demandPart)]
    return parts.length > 0 ? { text, isMust: importance === 'must', parts } : []
  })
}

/** As they are compared once the user says how they meet a line. */
export function answeredYes(lines: readonly ComparedLine[], text: string): ComparedLine[] {
  const told = { coverage: coverageOf('alias', 'told', 'skill', 0), gap: 0 }
  const answered = (part: Part) => (part.requirement === text && !part.isShown ? { ...part, ...told } : part)
  return lines.map((line) => ({ ...line, parts: line.parts.map(answered) }))
}

/** How far missing must-haves lower the highest possible match. */
const mostLowered = 80
/** Counted as met in advance, so that no match hangs on one or two must-haves. */
const assumedMet = 3

export interface MatchScore {
  points: number | null
  /** Why the match stops where it does. */
  cap: string | null
  /** Lines where something missing counts only in part as a gap. */
  doubtful: number
  /** Must-haves' share of weights and points; null unless the ad asks for more. */
  mustHaves: { weight: number; points: number } | null
}

/** The mean of the ad's must-haves and that of its other lines, weighed by how many there are. */
export function matchScore(lines: readonly ComparedLine[]): MatchScore {
  const musts = groupOf(
    lines.filter(({ isMust }) => isMust),
    weightOf('must'),
  )
  const others = groupOf(
    lines.filter(({ isMust }) => !isMust),
    weightOf('nice'),
  )
  const all = musts.weight + others.weight
  const doubtful = lines.filter(({ parts }) => parts.some(({ coverage, gap }) => coverage === 0 && gap > 0 && gap < 1)).length
  if (all === 0) return { points: null, cap: null, doubtful, mustHaves: null }
  const ofMusts = (100 * musts.weight * musts.shown) / all
  const raw = ofMusts + (100 * others.weight * others.shown) / all
  const limit = Math.round(100 - (mostLowered * musts.missing.length) / (musts.lines + assumedMet))
  return {
    points: Math.min(raw, limit),
    cap: raw > limit ? capReason(musts.missing, limit) : null,
    doubtful,
    mustHaves:
      musts.weight === 0 || others.weight === 0 ? null : { weight: musts.weight / all, points: raw === 0 ? 0 : ofMusts / raw },
  }
}

function groupOf(lines: readonly ComparedLine[], weightOfLine: number) {
  // Every line counts alike, whatever number of parts it has.
  const sumOf = (of: (part: Part) => number) =>
    lines.reduce((sum, { parts }) => sum + parts.reduce((all, part) => all + of(part), 0) / parts.length, 0)
  const counted = sumOf(({ coverage, gap }) => coverage + (1 - coverage) * gap)
  const weight = counted === 0 ? 0 : lines.length * weightOfLine
  const missing = lines.filter(({ parts }) => parts.every(({ coverage, gap }) => coverage === 0 && gap === 1))
  return { weight, shown: counted === 0 ? 0 : sumOf(({ coverage }) => coverage) / counted, missing, lines: lines.length }
}

const capReason = (missing: readonly ComparedLine[], limit: number) =>
  `The match stops at ${limit} because we could not match ${missing.length === 1 ? 'a must-have' : 'must-haves such as'}: “${missing[0]!.text}”.`
