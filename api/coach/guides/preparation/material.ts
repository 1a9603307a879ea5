import type { InterviewRound } from '../../../contract/interview-rounds.ts'
import type { MatchReading } from '../../reading/match-reading.ts'
import { type Requirement, requirementsOf, strongestLines } from '../requirements.ts'
import { type RoundGuide, roundGuides } from './round-guides.ts'

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
}

/** @param resumeRead false where the reading was made without a resume */
export function materialFor(reading: MatchReading, round: InterviewRound, resumeRead: boolean): Material {
  const guide = roundGuides[round]
  const suits = new RegExp(guide.suits, 'i')
  return { round, guide, reading, resumeRead, suits, requirements: requirementsOf(reading), ownLines: ownLinesOf(reading) }
}

const mostCharacters = 200

function ownLinesOf(reading: MatchReading): OwnLine[] {
  const told = reading.told.filter(({ reply, text }) => reply !== 'no' && text !== '')
  return [
    ...strongestLines(reading).map(({ text }) => ({ text, from: 'resume' as const })),
    ...told.map(({ text }) => ({ text, from: 'told' as const })),
  ].filter(({ text }) => text.length <= mostCharacters)
}
