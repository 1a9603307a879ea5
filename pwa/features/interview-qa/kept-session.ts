import type { KeptFeedback } from '../../answer-review/kept-feedback.ts'
import { type TabVault, tabVault } from '../../platform/tab-vault.ts'
import type { OwnAnswer } from './own-answer.ts'
import type { Session } from './session.ts'

const name = 'greenroom:interview-qa:own'

/** What came back: own answers as words, since their sound was in memory only, and the feedback that was paid for. */
export interface Restored {
  practiced: ReadonlySet<number>
  own: ReadonlyMap<number, OwnAnswer>
  feedback: readonly KeptFeedback[]
}

/** Of all own answers and the tries before them. */
export const answerIdsOf = (own: Session['own']) => [...own.values()].flatMap(({ id, earlierIds = [] }) => [...earlierIds, id])

/** Own answers and marks, sealed in this tab beside their questions: a reload, or a payment in the same window, loses none. */
export const keptSession = (vault: TabVault = tabVault) => ({
  /**
   * @param feedback on these own answers
   * @returns whether it is kept: some browsers keep nothing
   */
  async keep(
    uid: string,
    { own, practiced }: Pick<Session, 'own' | 'practiced'>,
    feedback: readonly KeptFeedback[],
  ): Promise<boolean> {
    if (own.size === 0 && practiced.size === 0) {
      vault.forget(uid, name)
      return true
    }
    const answers = [...own].map(([index, { id, words, earlierIds }]) => ({ index, id, words, earlierIds }))
    const kept = { practiced: [...practiced], own: answers, feedback }
    return vault.keep(uid, name, JSON.stringify(kept)).then(
      () => true,
      () => false,
    )
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
