import type { ScorePart } from '../../contract/resume-analysis.ts'
import type { ExperienceLine, MatchReading } from '../reading/match-reading.ts'
import { backingOf, fullyBackedFrom } from './coverage.ts'
import explanations from './explanations.json' with { type: 'json' }
import { gaps, type MatchScore } from './match-score.ts'
import { counted, sentenceTemplates } from './wording.ts'

const fewestWords = 8
const mostWords = 30
const fewestLines = 2

/** Of the lines about what the ad asks for: the mean share that begins with an action verb, has a figure, and has 8 to 30 words. */
export function evidenceScore(
  lines: readonly ExperienceLine[],
  shows: (line: ExperienceLine) => boolean,
  { copied, shareAtWork }: Pick<MatchReading, 'copied' | 'shareAtWork'>,
) {
  const about = lines.filter(shows)
  const withVerb = about.filter((line) => line.startsWithActionVerb).length
  const withFigure = about.filter((line) => line.hasFigure).length
  const wellSized = about.filter((line) => line.words >= fewestWords && line.words <= mostWords).length
  const claimed = about.length + copied.length
  const quality = claimed === 0 ? 0 : (withVerb + withFigure + wellSized) / (3 * claimed)
  return {
    /** Null when there are too few lines about work. */
    points: lines.length + copied.length < fewestLines ? null : 100 * quality * backingOf(shareAtWork),
    lines: lines.length + copied.length,
    /** Lines that show something the ad asks for; the three counts are among them. */
    aboutTheJob: about.length,
    ...{ withVerb, withFigure, wellSized },
    /** Copied from the ad: they prove nothing. */
    copied: copied.length,
    shareAtWork,
  }
}

type EvidenceScore = ReturnType<typeof evidenceScore>

/** Raised whenever the same input may score differently than before. */
export const scoreVersion = '13'
/** What says nothing about this job weighs least. */
const weights = { match: 0.8, evidence: 0.12, format: 0.08 } as const

/** What could not be measured is null, and the others share its weight. @param asked how many lines of the ad ask for something */
export function scoreParts(match: MatchScore, evidence: EvidenceScore, formatPoints: number | null, asked: number): ScorePart[] {
  const parts = [
    {
      id: 'match',
      label: 'Match with the job description',
      points: match.points,
      explanation: explainMatch(match, asked),
    },
    { id: 'evidence', label: 'Evidence in your experience', points: evidence.points, explanation: explainEvidence(evidence) },
    {
      id: 'format',
      label: 'Readable by machines',
      points: formatPoints,
      explanation: say(formatPoints === null ? 'format.none' : 'format'),
    },
  ] as const
  const measured = parts.reduce((sum, part) => sum + (part.points === null ? 0 : weights[part.id]), 0)
  return parts.map((part) => {
    const points = part.points === null ? null : Math.round(part.points)
    const weight = part.points === null || measured === 0 ? 0 : weights[part.id] / measured
    if (part.id !== 'match' || match.mustHaves === null) return { ...part, points, weight }
    const must = match.mustHaves
    const mustHaves = { points: ((points ?? 0) * must.points) / must.weight, weight: weight * must.weight }
    return { ...part, points, weight, mustHaves }
  })
}

/** From the rounded points the page shows, so that anyone can add it up. */
export function joinedScore(parts: readonly ScorePart[]): number {
  return Math.round(parts.reduce((sum, part) => sum + (part.points ?? 0) * part.weight, 0))
}

const say = sentenceTemplates(explanations)

function explainMatch({ points, cap, doubtful }: MatchScore, asked: number): string {
  if (points === null) return say('match.none')
  const unsure = doubtful > 0 ? [say('match.doubtful', { doubtful, percent: 100 * gaps.builtin.unsure })] : []
  return [say('match', { lines: counted(asked, 'line') }), ...unsure, ...(cap ? [cap] : [])].join(' ')
}

function explainEvidence(evidence: EvidenceScore): string {
  if (evidence.points === null) return say('evidence.none')
  const { lines, aboutTheJob, copied, withVerb, withFigure, wellSized, shareAtWork } = evidence
  const proof = {
    begin: counted(withVerb, 'begins', 'begin'),
    figure: counted(withFigure, 'has', 'have'),
    size: counted(wellSized, 'has', 'have'),
  }
  const shares = { percent: Math.round(shareAtWork * 100), full: fullyBackedFrom * 100 }
  const sentences = [
    say('evidence.about', {
      aboutTheJob,
      lines: counted(lines, 'line'),
      show: aboutTheJob === 1 ? 'shows' : 'show',
      proof: aboutTheJob > 0 ? say('evidence.proof', proof) : '',
    }),
    ...(copied > 0 ? [say(copied === 1 ? 'evidence.copied' : 'evidence.copied.many', { copied })] : []),
    ...(aboutTheJob > 0 && shareAtWork < fullyBackedFrom ? [say('evidence.share', shares)] : []),
  ]
  return sentences.join(' ')
}
