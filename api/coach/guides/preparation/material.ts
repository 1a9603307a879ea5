import type { InterviewRound } from '../../../contract/interview-rounds.ts'
import { startsWithActionVerb } from '../../reading/built-in/resume/action-verbs.ts'
import type { MatchReading, ResumeReading, ResumeSectionName } from '../../reading/match-reading.ts'
import { sentencesOf } from '../../text/sentences.ts'
import { isDeed } from '../own-lines.ts'
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
const fewestWords = 4

/** The line; of one that is a paragraph, its whole sentences. */
function quotable(line: string): string[] {
  if (line.length <= mostCharacters) return [line]
  return sentencesOf(line).filter((text) => text.length <= mostCharacters && text.split(' ').length >= fewestWords)
}

function ownLinesOf(reading: MatchReading): OwnLine[] {
  const told = reading.told.filter(({ reply, text }) => reply !== 'no' && text !== '')
  const strongest = strongestLines(reading).flatMap(({ text }) => quotable(text))
  const lines = strongest.length < fewestLines ? [...strongest, ...deedsInProse(reading.resume)] : strongest
  return [
    ...[...new Set(lines)].map((text) => ({ text, from: 'resume' as const })),
    ...told.map(({ text }) => ({ text, from: 'told' as const })),
  ]
}

const fewestLines = 4
const notOfWork: ReadonlySet<ResumeSectionName> = new Set(['skills', 'education', 'certifications', 'told'])

/** Sentences that tell a deed, of a resume that is written in paragraphs. */
const deedsInProse = ({ written }: ResumeReading): string[] =>
  written
    .filter(({ section }) => !notOfWork.has(section))
    .flatMap(({ text }) => sentencesOf(text))
    .filter((text) => text.length <= mostCharacters && text.split(' ').length > fewestWords)
    .filter((text) => (startsWithActionVerb(text) && isDeed(text)) || /\bI (?:\w+ )?\w+ed\b/.test(text))
