import type { RequirementRow } from '../../../contract/resume-analysis.ts'
import { adLines, numberedAd } from '../../lines/ad-lines.ts'
import { isKeyword, type OpenTexts, placesOf } from '../cited-reading.ts'
import type { AdRequirement, Citation } from '../match-reading.ts'

interface MatchSoFar {
  open: OpenTexts
  shown: readonly Citation[]
  /** The number of the last requirement that was looked for. */
  upTo: number
}

/** The rows of an ad as they are read: first what is asked for, then what the resume shows of it, in the order of the ad. */
export function rowsOf(jobDescription: string) {
  const texts = adLines(jobDescription)
  const lines = new Map(numberedAd(jobDescription).map(({ id }, at) => [id, texts[at]!.text]))

  return (requirements: readonly AdRequirement[], match?: MatchSoFar): RequirementRow[] => {
    const states = requirements.map((_, at) => (match ? stateOf(at, match) : unread))
    return requirements.flatMap((requirement, at): RequirementRow[] => {
      if (!isKeyword(requirement)) return []
      const { term, importance, line, group } = requirement
      const isMet = (_: unknown, other: number) =>
        group !== null && requirements[other]!.group === group && states[other]!.state === 'shown'
      // One alternative that is met is enough.
      const state = states[at]!.state === 'shown' ? states[at] : (states.find(isMet) ?? states[at])
      return [{ term, importance, requirement: lines.get(line) ?? '', ...state! }]
    })
  }
}

type RowState = Pick<RequirementRow, 'state' | 'resumeLine'>

const unread: RowState = { state: 'reading', resumeLine: null }

function stateOf(at: number, { open, shown, upTo }: MatchSoFar): RowState {
  const places = placesOf(at, shown[at]!, open)
  const place = places.find(({ how }) => how !== 'partly') ?? places[0]
  if (!place) return at < upTo ? { ...unread, state: 'missing' } : unread
  const resumeLine = open.resumeLines.find(({ id }) => id === place.id)?.text ?? null
  return { state: place.how === 'partly' ? 'partly' : 'shown', resumeLine }
}
