import { type InterviewRound, interviewRoundIds } from '../../../contract/interview-rounds.ts'
import type { MatchReading } from '../../reading/match-reading.ts'
import { dutiesOf, isQuotable, type Requirement, requirementsOf, strongestLines } from '../requirements.ts'
import { quoted } from '../wording.ts'
import { type RoundGuide, roundGuides, type Slot } from './round-guides.ts'

/** The user's own words: a line of the resume about work, or what they told in answer to a question. */
export interface OwnLine {
  text: string
  from: 'resume' | 'told'
}

/** What a preparation is made from: this ad, this resume, as one round looks at them. */
export interface Material {
  round: InterviewRound
  guide: RoundGuide
  reading: MatchReading
  resumeRead: boolean
  /** What the ad asks for, the weightiest first. */
  requirements: Requirement[]
  /** Lines that can be quoted whole, the strongest first. */
  ownLines: OwnLine[]
  /** The lines that suit this round best. */
  suits: RegExp
  /** Whole lines that fill a slot, in the order of this round. */
  lines: Record<Slot, string[]>
}

/** @param resumeRead false where the reading was made without a resume */
export function materialFor(reading: MatchReading, round: InterviewRound, resumeRead: boolean): Material {
  const guide = roundGuides[round]
  const turn = interviewRoundIds.indexOf(round)
  const requirements = requirementsOf(reading)
  // A credential is held or not: only a recruiter asks about it.
  const asked = requirements.filter(({ kind, text }) => isQuotable(text) && (kind === 'work') !== (round === 'recruiter'))
  const rest = requirements.filter((row) => round === 'recruiter' && isQuotable(row.text) && !asked.includes(row))
  const requirement = [...asked, ...rest].map(({ text }) => text)
  const ownLines = ownLinesOf(reading)
  const suits = new RegExp(guide.suits, 'i')
  return {
    ...{ round, guide, reading, resumeRead, requirements, ownLines, suits },
    lines: {
      line: suiting(ownLines, suits),
      requirement: rotated(requirement, round === 'recruiter' ? 0 : turn),
      duty: rotated(dutiesOf(reading), turn),
    },
  }
}

/** Each round begins at another place, so that six preparations for one job do not ask the same. */
function rotated<Item>(items: readonly Item[], by: number): Item[] {
  const start = items.length === 0 ? 0 : by % items.length
  return [...items.slice(start), ...items.slice(0, start)]
}

const mostCharacters = 200

function ownLinesOf(reading: MatchReading): OwnLine[] {
  const told = reading.told.filter(({ reply, text }) => reply !== 'no' && text !== '')
  return [
    ...strongestLines(reading).map(({ text }) => ({ text, from: 'resume' as const })),
    ...told.map(({ text }) => ({ text, from: 'told' as const })),
  ].filter(({ text }) => text.length <= mostCharacters)
}

/** How many places a line that suits the round comes before the others. */
const placesForSuiting = 3

function suiting(lines: readonly OwnLine[], suits: RegExp): string[] {
  return lines
    .map(({ text }, at) => ({ text, place: suits.test(text) ? at - placesForSuiting : at }))
    .toSorted((a, b) => a.place - b.place)
    .map(({ text }) => text)
}

/** The texts of a guide with their slots filled; each line is quoted once, and a text that lacks one is left out. */
export function filled(templates: readonly string[], { lines }: Material): string[] {
  const next: Record<Slot, number> = { line: 0, duty: 0, requirement: 0 }
  return templates.flatMap((template) => {
    const slot = /\{(line|duty|requirement)\}/.exec(template)?.[1] as Slot | undefined
    if (!slot) return [template]
    const line = lines[slot][next[slot]++]
    return line ? [fill(template, slot, line)] : []
  })
}

function fill(template: string, slot: Slot, line: string): string {
  // A replacement by a function: "$&" in a line is text.
  return template.replaceAll(`{${slot}}`, () => quoted(line))
}
