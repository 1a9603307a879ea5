import type { InterviewFeedbackAnswer } from '../../../api/contract/voice-interview.ts'
import type { FeedbackRun } from '../../answer-review/feedback-runs.ts'
import { type TabVault, tabVault } from '../../platform/tab-vault.ts'
import type { OwnAnswer } from './own-answer.ts'
import type { Session } from './session.ts'

const name = 'greenroom:interview-qa:own'

type Runs = ReadonlyMap<string, FeedbackRun>

/** What came back: own answers as words, since their sound was in memory only, and the feedback that was paid for. */
export interface Restored {
  practiced: ReadonlySet<number>
  own: ReadonlyMap<number, OwnAnswer>
  feedback: readonly { id: string; answer: InterviewFeedbackAnswer }[]
}

const idsOf = ({ id, earlierIds = [] }: OwnAnswer) => [...earlierIds, id]

/** Own answers and marks, sealed in this tab beside their questions: a reload, or a payment in the same window, loses none. */
export const keptSession = (vault: TabVault = tabVault) => ({
  /** Does nothing where the browser keeps nothing. */
  async keep(uid: string, { own, practiced }: Pick<Session, 'own' | 'practiced'>, runs: Runs): Promise<void> {
    if (own.size === 0 && practiced.size === 0) return vault.forget(uid, name)
    const answers = [...own].map(([index, { id, words, earlierIds }]) => ({ index, id, words, earlierIds }))
    const feedback = [...own.values()].flatMap(idsOf).flatMap((id) => {
      const answer = runs.get(id)?.answer
      return answer ? [{ id, answer }] : []
    })
    const kept = { practiced: [...practiced], own: answers, feedback }
    await vault.keep(uid, name, JSON.stringify(kept)).catch(() => undefined)
  },
  /** Null where there is none, or none that this version can show. */
  async read(uid: string): Promise<Restored | null> {
    const text = await vault.read(uid, name).catch(() => null)
    if (text === null) return null
    const { Kept } = await import('./kept-session-schema.ts')
    const kept = Kept.safeParse(JSON.parse(text)).data
    if (!kept) return null
    const own = kept.own.map(({ index, id, words, earlierIds }): [number, OwnAnswer] => [
      index,
      { id, words, spoken: null, ...(earlierIds && { earlierIds }) },
    ])
    return { practiced: new Set(kept.practiced), own: new Map(own), feedback: kept.feedback }
  },
})
