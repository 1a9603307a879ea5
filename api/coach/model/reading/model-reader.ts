import type { Log } from '../../../log.ts'
import type { MatchReading } from '../../reading/match-reading.ts'
import { findProposals } from '../../score/proposed/find-proposals.ts'
import { uniteReadings } from '../../score/proposed/unite-readings.ts'
import type { Model } from '../model.ts'
import { ModelFailure, reportFailure } from '../model-failure.ts'

import { commonData, rules } from '../shared-prompt.ts'
import { ask } from '../task.ts'
import { createReadingMemory } from './reading-memory.ts'
import { readingTask } from './reading-prompt.ts'

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

  async function propose({ resumeText, jobDescription }: Texts, own: MatchReading, signal: AbortSignal) {
    const inTime = AbortSignal.any([signal, AbortSignal.timeout(waitMs)])
    const context = { model, rules, data: commonData(resumeText, jobDescription, own), signal: inTime }
    try {
      const { requirements } = await ask(context, readingTask)
      return findProposals(requirements, own)
    } catch (error) {
      if (!signal.aborted || !(error instanceof ModelFailure)) reportFailure('requirements', error, log)
      return []
    }
  }

  return {
    async read(texts, own, signal) {
      if (!own.checked) return own
      const known = memory.recall(own)
      if (known) return uniteReadings(own, known)
      const proposals = await propose(texts, own, signal)
      // A request that was stopped says nothing about these texts.
      if (signal.aborted) return own
      return uniteReadings(own, memory.remember(own, proposals))
    },
    recall: (own) => uniteReadings(own, memory.recall(own) ?? []),
  }
}
