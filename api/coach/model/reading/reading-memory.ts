import { createHmac, randomBytes } from 'node:crypto'
import type { MatchReading } from '../../reading/match-reading.ts'
import type { FoundProposal } from '../../score/proposed/proposal.ts'

/** A visit is over when nobody has asked about these two texts for so long. */
const lifetimeMs = 2 * 60 * 60_000
/** As many pairs of texts as one process keeps; at most 40 proposals of some 200 bytes each. */
const mostPairs = 500

/**
 * What the model was found to propose for a resume and an ad, kept for the visit, so that two runs of the same texts count the same. It
 * lies in the memory of this process only, holds places and no words, under a keyed hash that nobody can turn back.
 */
export interface ReadingMemory {
  /** @param own the code's reading of the two texts; the places count its sentences and lines */
  recall(own: MatchReading): readonly FoundProposal[] | undefined
  /** @returns what counts: the first proposals for these texts, should two questions have been under way at once */
  remember(own: MatchReading, proposals: readonly FoundProposal[]): readonly FoundProposal[]
}

/** @param nowMs a clock that only moves forward */
export function createReadingMemory(nowMs = () => performance.now()): ReadingMemory {
  const secret = randomBytes(32)
  const kept = new Map<string, { proposals: readonly FoundProposal[]; untilMs: number }>()
  const keyOf = ({ ad, resume }: MatchReading) => {
    const read = [ad.units.map(({ part, text }) => [part, text]), resume.lines.map(({ text }) => text)]
    return createHmac('sha256', secret).update(JSON.stringify(read)).digest('base64')
  }

  function recall(key: string) {
    const entry = kept.get(key)
    kept.delete(key)
    if (!entry || entry.untilMs < nowMs()) return undefined
    keep(key, entry.proposals)
    return entry.proposals
  }

  /** The longest unused comes first, and goes first. */
  function keep(key: string, proposals: readonly FoundProposal[]) {
    kept.set(key, { proposals, untilMs: nowMs() + lifetimeMs })
    for (const [oldest, { untilMs }] of kept) {
      if (untilMs >= nowMs() && kept.size <= mostPairs) break
      kept.delete(oldest)
    }
  }

  return {
    recall: (own) => recall(keyOf(own)),
    remember(own, proposals) {
      const key = keyOf(own)
      const first = recall(key)
      if (!first) keep(key, proposals)
      return first ?? proposals
    },
  }
}
