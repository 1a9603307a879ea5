import { toldLines } from '../../../api/contract/limits.ts'
import type { AnalysisSectionData, Importance, RequirementLine } from '../../../api/contract/resume-analysis.ts'
import type { GapQuestion, GapReply } from '../../../api/contract/told-line.ts'
import { isAbout, type ToldAnswer } from '../../generation/told-answers.ts'
import type { Received, ShownSection } from './analysis.ts'

export type LineState = RequirementLine['state']

export const stateWords: Record<LineState, string> = {
  'not-found': 'Not found: do you have it?',
  unsure: 'We cannot tell',
  shown: 'Shown',
  reading: 'Being compared',
}

export const importanceWords: Record<Importance, string> = {
  must: 'Must-have',
  nice: 'Nice to have',
  duty: 'Duty',
  soft: 'Soft skill',
}

export const replyWords: Record<GapReply, string> = { yes: 'Yes', little: 'A little', no: 'No' }

export const linesIn = ({ requirements }: Pick<Received, 'requirements'>): readonly RequirementLine[] => requirements?.lines ?? []

/** Requirements the user answered "no" to are closed. */
const laneOf = ({ state, reply }: RequirementLine): LineState => (reply === 'no' ? 'not-found' : state)

const lanes: readonly LineState[] = ['not-found', 'unsure', 'shown', 'reading']
const weights: Record<Importance, number> = { must: 3, nice: 1, duty: 1, soft: 0 }

const rank = ({ importance, reply }: RequirementLine) => weights[importance] + (reply === null ? 0 : 10)

export function lanesOf(lines: readonly RequirementLine[]) {
  const inOrder = lines.toSorted((one, other) => rank(other) - rank(one))
  return lanes
    .map((state) => ({ state, lines: inOrder.filter((line) => laneOf(line) === state) }))
    .filter((lane) => lane.lines.length > 0)
    .map((lane) => ({ ...lane, title: titleOf(lane) }))
}

const titleOf = ({ state, lines }: { state: LineState; lines: readonly RequirementLine[] }) =>
  state === 'not-found' && lines.every(({ reply }) => reply === 'no') ? 'Not found' : stateWords[state]

/** "9 of 14 requirements shown", on the page and in the file. */
export function countWords(lines: readonly RequirementLine[]): string {
  const shown = lines.filter(({ state }) => state === 'shown').length
  return `${shown} of ${lines.length} ${lines.length === 1 ? 'requirement' : 'requirements'} shown`
}

export function countedShare({ text }: RequirementLine, evidence: AnalysisSectionData<'score'>['evidence']): number | null {
  const rows = evidence.filter(({ requirement }) => requirement === text)
  return rows.length === 0 ? null : Math.round((100 * rows.reduce((sum, { coverage }) => sum + coverage, 0)) / rows.length)
}

export interface Scored {
  atsScore: number
  lines: readonly RequirementLine[]
}

const gained = (before: Scored, after: Scored) => {
  const shown = (scored: Scored) => scored.lines.filter(({ state }) => state === 'shown').map(({ text }) => text)
  const was = new Set(shown(before))
  return shown(after).filter((text) => !was.has(text))
}

/** "The score goes from 62 to 66. Shown now: “BLS certification”." */
export function changeWords(before: Scored, after: Scored): string {
  const quoted = (texts: readonly string[]) => texts.map((text) => `“${text}”`).join(', ')
  const [now, noLonger] = [gained(before, after), gained(after, before)]
  return [
    before.atsScore === after.atsScore
      ? `The score stays at ${after.atsScore}.`
      : `The score goes from ${before.atsScore} to ${after.atsScore}.`,
    now.length > 0 && `Shown now: ${quoted(now)}.`,
    noLonger.length > 0 && `No longer shown: ${quoted(noLonger)}.`,
    now.length + noLonger.length === 0 && 'No requirement changed.',
  ]
    .filter(Boolean)
    .join(' ')
}

export function answeredWords(before: Scored, after: Scored): string {
  const [requirement] = gained(before, after)
  return requirement ? `you answered “${requirement}”` : 'your answers'
}

/** Two rounds, so that no one faces ten questions. */
export const gapsPerRound = toldLines.atMost / 2

export const roundEnd = (answered: number, wantsMore: boolean) =>
  answered > gapsPerRound || (answered === gapsPerRound && wantsMore) ? toldLines.atMost : gapsPerRound

/** The newest questions in their original words, without answered ones. */
export function openGaps(
  newest: readonly GapQuestion[],
  first: readonly GapQuestion[],
  answers: readonly ToldAnswer[],
): GapQuestion[] {
  return newest
    .map((gap) => first.find((asked) => isAbout(asked, gap)) ?? gap)
    .filter((gap) => !answers.some(({ line }) => isAbout(gap, line)))
    .slice(0, toldLines.atMost - answers.length)
}

export type Fix =
  | { kind: 'requirement'; line: RequirementLine }
  | { kind: 'section'; section: ShownSection | 'document'; words: string }

const mostFixes = 3
/** Below this, the evidence lines are worth a look. */
const weakEvidence = 60

/** At most three: the biggest open requirements, one replaced by a problem with the file or lines, which can always be fixed. */
export function topFixes(received: Pick<Received, 'requirements' | 'score' | 'document'>): Fix[] {
  const open = lanesOf(linesIn(received).filter(({ state, reply }) => state !== 'shown' && reply === null))
  const asFix = (line: RequirementLine): Fix => ({ kind: 'requirement', line })
  const gaps = open
    .flatMap(({ lines }) => lines)
    .toSorted((one, other) => Number(other.importance === 'must') - Number(one.importance === 'must'))
    .map(asFix)
  const problem = received.document?.parserView.findings.find(({ level }) => level === 'problem')
  const points = received.score?.scoreParts.find(({ id }) => id === 'evidence')?.points ?? null
  const others: Fix[] = [
    ...(problem ? [{ kind: 'section', section: 'document', words: problem.title } as const] : []),
    ...(points !== null && points < weakEvidence
      ? [{ kind: 'section', section: 'improvements', words: 'Say how many, how often or how fast in your work lines' } as const]
      : []),
  ]
  const first = gaps.slice(0, others.length > 0 ? mostFixes - 1 : mostFixes)
  return [...first, ...others, ...gaps.slice(first.length)].slice(0, mostFixes)
}
