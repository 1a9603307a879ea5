import type { RequirementLine } from '../../../contract/resume-analysis.ts'
import { adLines, numberedAd } from '../../lines/ad-lines.ts'
import { isKeyword, type OpenTexts, placesOf } from '../cited-reading.ts'
import type { AdRequirement, Citation } from '../match-reading.ts'

interface MatchSoFar {
  open: OpenTexts
  shown: readonly Citation[]
  /** The number of the last requirement that was looked for. */
  upTo: number
}

/** The ad's lines as they are read: first what is asked for, then what the resume shows of it, in the order of the ad. */
export function arrivingLines(jobDescription: string) {
  const texts = adLines(jobDescription)
  const textOf = new Map(numberedAd(jobDescription).map(({ id }, at) => [id, texts[at]!.text]))

  return (requirements: readonly AdRequirement[], match?: MatchSoFar): RequirementLine[] => {
    const all = requirements.map((requirement, at) => ({ requirement, ...(match ? stateOf(at, match) : unread) }))
    const isMet = ({ group }: AdRequirement) =>
      group !== null && all.some((one) => one.requirement.group === group && one.state === 'shown')
    // One alternative that is met is enough.
    const terms = all.map((one) => (isMet(one.requirement) ? { ...one, state: 'shown' as const } : one))
    return [...Map.groupBy(terms, ({ requirement }) => requirement.line)].flatMap(([id, ofLine]): RequirementLine[] => {
      const asked = ofLine.filter(({ requirement }) => isKeyword(requirement))
      if (asked.length === 0) return []
      return [
        {
          ...{ id, text: textOf.get(id) ?? '', importance: asked[0]!.requirement.importance, kind: 'work' },
          state: stateOfAll(asked),
          terms: asked.map(({ requirement, state }) => ({
            text: requirement.term,
            shown: state === 'shown' || state === 'unsure',
          })),
          resumeLine: asked.find(({ resumeLine }) => resumeLine !== null)?.resumeLine ?? null,
          ...{ resumeLineFrom: 'resume', reply: null },
        },
      ]
    })
  }
}

function stateOfAll(terms: readonly TermState[]): RequirementLine['state'] {
  if (terms.some(({ state }) => state === 'reading')) return 'reading'
  return terms.every(({ state }) => state === terms[0]!.state) ? terms[0]!.state : 'unsure'
}

type TermState = Pick<RequirementLine, 'state' | 'resumeLine'>

const unread: TermState = { state: 'reading', resumeLine: null }

function stateOf(at: number, { open, shown, upTo }: MatchSoFar): TermState {
  const places = placesOf(at, shown[at]!, open)
  const place = places.find(({ how }) => how !== 'partly') ?? places[0]
  if (!place) return at < upTo ? { ...unread, state: 'not-found' } : unread
  const resumeLine = open.resumeLines.find(({ id }) => id === place.id)?.text ?? null
  return { state: place.how === 'partly' ? 'unsure' : 'shown', resumeLine }
}
