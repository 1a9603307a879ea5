import { toldLines } from '../../../api/contract/limits.ts'
import type { AnalysisSectionData, Importance, RequirementLine } from '../../../api/contract/resume-analysis.ts'
import { bandOf } from '../../../api/contract/score-band.ts'
import { type Lane, laneOf } from '../../../api/contract/shown-count.ts'
import type { GapQuestion, GapReply } from '../../../api/contract/told-line.ts'
import { isAbout, type ToldAnswer } from '../../generation/told-answers.ts'
import { wholeNumbers } from '../../ui/whole-numbers.ts'
import type { Received } from './analysis.ts'

export const laneTitles: Record<Lane, string> = {
  ask: 'Do you have it?',
  half: 'Partly shown',
  shown: 'Shown in your resume',
  no: 'You said no',
  reading: 'Being compared',
}

export const replyWords: Record<GapReply, string> = { yes: 'Yes', little: 'A little', no: 'No' }

export const linesIn = ({ requirements }: Pick<Received, 'requirements'>): readonly RequirementLine[] => requirements?.lines ?? []

const weights: Record<Importance, number> = { must: 3, nice: 1, duty: 1 }

/** What was answered first, then what gains most; among equals, must-haves. */
const byWorth = (one: RequirementLine, other: RequirementLine): number =>
  Number(other.reply !== null) - Number(one.reply !== null) ||
  (other.worth ?? 0) - (one.worth ?? 0) ||
  weights[other.importance] - weights[one.importance]

/**
 * @param held stays in its lane for now, whatever its state
 * @param first the lines as paid for: the lane of the one that gains most comes first, and answers do not move it
 */
export function lanesOf(
  lines: readonly RequirementLine[],
  held: { text: string | null; lane: Lane } | null = null,
  first: readonly RequirementLine[] = lines,
) {
  const inOrder = lines.toSorted(byWorth)
  const laneNow = (line: RequirementLine) => (line.text === held?.text ? held.lane : laneOf(line))
  const most = first.filter(gainWords).toSorted(byWorth).slice(0, 1).map(laneOf)
  return [...new Set([...most, ...(Object.keys(laneTitles) as Lane[])])]
    .map((lane) => ({ lane, title: laneTitles[lane], lines: inOrder.filter((line) => laneNow(line) === lane) }))
    .filter(({ lines: inLane }) => inLane.length > 0)
}

/** A verdict only where at least half of the lines are decided; else the color of the score says enough. */
export const verdictWord = (score: number, lines: readonly RequirementLine[]): string | null =>
  2 * lines.filter(({ state }) => state === 'unsure').length > lines.length ? null : bandOf(score).word

/** "Must-have · not in your resume", as far as there is something to say. */
export function detailWords(line: RequirementLine): string {
  const addsNothing = line.state === 'unsure' && line.reply === null && line.worth === 0
  return [
    line.importance === 'must' && 'Must-have',
    line.state === 'not-found' && 'not in your resume',
    addsNothing && 'adds no points',
  ]
    .filter(Boolean)
    .join(' · ')
}

/** "+6", as long as the line is open. */
export const gainWords = ({ worth = 0, state, reply }: RequirementLine): string | null =>
  worth > 0 && state !== 'shown' && reply === null ? `+${worth}` : null

/** The parts of the score in whole points that add up to it. A part that could not be measured has no bar. */
export function scoreBars({ scoreParts, atsScore }: Pick<AnalysisSectionData<'score'>, 'scoreParts' | 'atsScore'>) {
  const parts = scoreParts.flatMap(({ id, points, weight, mustHaves: must }) => {
    if (points === null) return []
    const whole = { label: barLabels[id], points: points * weight, most: 100 * weight }
    if (!must) return [whole]
    const musts = { label: 'Must-haves', points: must.points * must.weight, most: 100 * must.weight }
    return [musts, { label: 'Other asks', points: whole.points - musts.points, most: whole.most - musts.most }]
  })
  const [points, most] = [
    wholeNumbers(
      parts.map((one) => one.points),
      atsScore,
    ),
    wholeNumbers(
      parts.map((one) => one.most),
      100,
    ),
  ]
  return parts.map(({ label }, at) => ({ label, points: points[at]!, most: most[at]! }))
}

const barLabels = { match: 'Match', evidence: 'Evidence', format: 'Readable' } as const

export interface Scored {
  atsScore: number
  lines: readonly RequirementLine[]
}

const gained = (before: Scored, after: Scored) => {
  const shown = (scored: Scored) => scored.lines.filter(({ state }) => state === 'shown').map(({ text }) => text)
  const was = new Set(shown(before))
  return shown(after).filter((text) => !was.has(text))
}

export const quoted = (texts: readonly string[]) => texts.map((text) => `“${text}”`).join(', ')

/** The ad's own words that the resume does not have; none if it shows the line. */
export const openTerms = (line: RequirementLine | undefined): string[] =>
  line && line.state !== 'shown' ? line.terms.flatMap(({ text, shown }) => (shown ? [] : text)) : []

/** "The score goes from 62 to 66. Shown now: “BLS certification”." */
export function changeWords(before: Scored, after: Scored): string {
  const isSame = before.atsScore === after.atsScore
  const score = isSame ? `stays at ${after.atsScore}` : `goes from ${before.atsScore} to ${after.atsScore}`
  return `The score ${score}. ${movedWords(before, after)}`.trimEnd()
}

/** "Shown now: “BLS certification”." */
export function movedWords(before: Scored, after: Scored): string {
  const [now, noLonger] = [gained(before, after), gained(after, before)]
  return [
    now.length > 0 && `Shown now: ${quoted(now)}.`,
    noLonger.length > 0 && `No longer shown: ${quoted(noLonger)}.`,
    now.length + noLonger.length === 0 && before.atsScore === after.atsScore && 'No requirement changed.',
  ]
    .filter(Boolean)
    .join(' ')
}

/** After an answer, also what its line of the ad still misses in it. */
export function answerWords(before: Scored, after: Scored, line: RequirementLine | undefined): string {
  const open = openTerms(line)
  if (line?.reply === 'no' || open.length === 0) return changeWords(before, after)
  const toAdd = `Your sentence does not say ${quoted(open)} yet. If it is true, add it in these words.`
  return before.atsScore === after.atsScore
    ? `The score stays at ${after.atsScore}. ${toAdd}`
    : `${changeWords(before, after)} ${toAdd}`
}

export function answeredWords(before: Scored, after: Scored): string {
  const [requirement] = gained(before, after)
  return requirement ? `you answered “${requirement}”` : 'your answers'
}

/** After five answers nothing more is put to the user, who may still answer up to ten. */
export const gapsPerRound = toldLines.atMost / 2

/** The newest questions in their original words, without answered ones; first the one that could gain most. */
export function openGaps(
  received: Pick<Received, 'gaps' | 'requirements'>,
  first: readonly GapQuestion[],
  answers: readonly ToldAnswer[],
): GapQuestion[] {
  const worths = new Map(linesIn(received).map(({ text, worth }) => [text, worth]))
  const worthOf = ({ requirement }: GapQuestion) => (requirement && worths.get(requirement)) || 0
  return (received.gaps?.gaps ?? [])
    .map((gap) => first.find((asked) => isAbout(asked, gap)) ?? gap)
    .filter((gap) => !answers.some(({ line }) => isAbout(gap, line)))
    .slice(0, toldLines.atMost - answers.length)
    .toSorted((one, other) => worthOf(other) - worthOf(one))
}
