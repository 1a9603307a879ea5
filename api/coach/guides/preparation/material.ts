import type { InterviewRound } from '../../../contract/interview-rounds.ts'
import type { RequirementLine } from '../../../contract/resume-analysis.ts'
import type { PrepareInterviewInput } from '../../coach.ts'
import { readMatch } from '../../reading/built-in/read-match.ts'
import type { MatchReading } from '../../reading/match-reading.ts'
import { requirementLines } from '../../reading/requirement-lines.ts'
import { type OwnLine, ownLinesOf } from '../own-lines.ts'
import { fieldOfAd, rolesOfAd } from '../questions/field-of-ad.ts'
import rounds from './rounds.json' with { type: 'json' }

/** What each round looks at, and how to prepare for it. Lists that do not fit a round are empty. */
export const roundGuides = rounds satisfies Record<InterviewRound, object>
type RoundGuide = (typeof rounds)[InterviewRound]

/** What a preparation is made from: this ad, this resume, as one round looks at them. */
export interface Material {
  round: InterviewRound
  guide: RoundGuide
  reading: MatchReading
  resumeRead: boolean
  /** What the ad asks for, the weightiest first. */
  requirements: RequirementLine[]
  /** Lines that can be quoted whole, the best first. */
  ownLines: OwnLine[]
  field: ReturnType<typeof fieldOfAd>
  roles: ReturnType<typeof rolesOfAd>
}

/** @param resumeRead false where the reading was made without a resume */
export function materialFor(reading: MatchReading, round: InterviewRound, resumeRead: boolean): Material {
  return {
    ...{ round, guide: roundGuides[round], reading, resumeRead },
    ...{ requirements: requirementLines(reading), ownLines: ownLinesOf(reading) },
    ...{ field: fieldOfAd(reading), roles: rolesOfAd(reading) },
  }
}

/** What both coaches know of ad and resume before a word is written. */
export function readPreparation({ resume, jobDescription, told, round }: PrepareInterviewInput, today: Date): Material {
  const reading = readMatch(resume?.text ?? '', jobDescription, today.getUTCFullYear(), { told })
  return materialFor(reading, round, resume !== null)
}
