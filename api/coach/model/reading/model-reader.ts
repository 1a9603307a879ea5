import type { Log } from '../../../log.ts'
import type { MatchReading } from '../../score/match-reading.ts'
import { findProposals } from '../../score/proposed/find-proposals.ts'
import type { FoundProposal } from '../../score/proposed/proposal.ts'
import { uniteReadings } from '../../score/proposed/unite-readings.ts'
import type { Model } from '../model.ts'
import { ModelFailure } from '../model-failure.ts'
import { createReadingMemory } from './reading-memory.ts'
import { readingQuestion } from './reading-prompt.ts'

/**
 * The longest the score waits for the model's reading, tries and repair included. A hosted model answers in 2 to 5 seconds; a slow one
 * would hold up everything a person sees, and the code's own reading is good without it.
 */
export const readingWaitMs = 6_000

interface Texts {
  /** The visible text only. */
  resumeText: string
  jobDescription: string
}

export interface ModelReader {
  /**
   * The code's own reading with what the model proposes and the code finds in both texts; where the code understood nothing there is nothing
   * to hold a proposal to. Never rejects: a model that fails adds nothing.
   */
  read(texts: Texts, own: MatchReading, signal: AbortSignal): Promise<MatchReading>
  /** The same without asking: with the proposals of this visit, if there were any. */
  recall(own: MatchReading): MatchReading
}

/** @param waitMs see `readingWaitMs` */
export function createModelReader({
  model,
  log,
  waitMs = readingWaitMs,
}: {
  model: Model
  log: Log
  waitMs?: number | undefined
}): ModelReader {
  const memory = createReadingMemory()

  async function ask(
    { resumeText, jobDescription }: Texts,
    own: MatchReading,
    signal: AbortSignal,
  ): Promise<readonly FoundProposal[]> {
    try {
      const inTime = AbortSignal.any([signal, AbortSignal.timeout(waitMs)])
      const { requirements } = await model.ask(readingQuestion(resumeText, jobDescription, own), inTime)
      return findProposals(requirements, own)
    } catch (error) {
      if (!(error instanceof ModelFailure)) log.failure('A section could not be checked', error, { section: 'requirements' })
      else if (!signal.aborted)
        log.warn('The model failed at a section', { section: 'requirements', kind: error.kind, providerStatus: error.status })
      return []
    }
  }

  return {
    async read(texts, own, signal) {
      if (!own.checked) return own
      const known = memory.recall(own)
      if (known) return uniteReadings(own, known)
      const proposals = await ask(texts, own, signal)
      // Who has left has decided nothing.
      if (signal.aborted) return own
      return uniteReadings(own, memory.remember(own, proposals))
    },
    recall: (own) => uniteReadings(own, memory.recall(own) ?? []),
  }
}
