import type { RequirementLine } from './resume-analysis.ts'

/** Shown, in part at least, or surely missing. */
export const couldTell = ({ state, terms }: Pick<RequirementLine, 'state' | 'terms'>): boolean =>
  state !== 'unsure' || terms.some(({ shown }) => shown)

/** `half`: part of the line is shown. `no`: the user does not have it. */
export type Lane = 'ask' | 'half' | 'shown' | 'no' | 'reading'

export function laneOf(line: Pick<RequirementLine, 'state' | 'reply' | 'terms'>): Lane {
  const { state, reply } = line
  if (state === 'shown' || state === 'reading') return state
  if (reply === 'no') return 'no'
  return state === 'unsure' && couldTell(line) ? 'half' : 'ask'
}

/** "Your resume shows 9 of 16 requirements, 3 in part; you told us 2 more; 2 open": on the page, in the file, and in the summary. */
export function shownCount(lines: readonly RequirementLine[]): string {
  const inLane = (lane: Lane) => lines.filter((line) => laneOf(line) === lane)
  const allShown = inLane('shown')
  const told = allShown.filter(({ resumeLineFrom }) => resumeLineFrom === 'told').length
  const [half, open, no] = [inLane('half').length, inLane('ask').length, inLane('no').length]
  return [
    `Your resume shows ${allShown.length - told} of ${lines.length} ${lines.length === 1 ? 'requirement' : 'requirements'}`,
    half > 0 && `, ${half} in part`,
    told > 0 && `; you told us ${told} more`,
    open > 0 && `; ${open} open`,
    no > 0 && `; ${no} you said no to`,
  ]
    .filter(Boolean)
    .join('')
}
