import type { InterviewQaDone } from '../../../api/contract/interview-qa.ts'
import { questionIndexOf } from '../../media/interview-runner/recovered-answers.ts'
import { hearableFromBytes } from '../../media/recorder/recording-sessions.ts'
import type { RecordingRow } from '../../platform/local-store.ts'
import type { Received } from './question-generation.ts'
import { afterEarlier, type OwnAnswer, type Session } from './session.ts'

/** What this feature calls its recording sessions in the local store. */
export const kind = 'interview-qa'

/** What is stored beside the recordings: a reload, a crash or a closed tab loses none of it. */
export interface Notes {
  /** The questions, for a tab that does not have them; null while they are being written. */
  guide: { received: Received; done: InterviewQaDone } | null
  practiced: readonly number[]
  /** By the question's index. */
  own: readonly (readonly [number, OwnAnswer])[]
  jobDescription: string | null
}

export type OwnWork = Pick<Session, 'practiced' | 'own' | 'jobDescription' | 'unfolded'>

/** What the user had done. A recording that was cut off becomes the answer to its question, which is unfolded. */
export function ownWorkOf({ practiced, own, jobDescription }: Notes, recordings: readonly RecordingRow[]): OwnWork {
  const all = new Map(own)
  const unfolded = new Set<number>()
  const known = new Set(own.flatMap(([, { id, earlierIds = [] }]) => [id, ...earlierIds]))
  for (const recording of recordings) {
    const index = questionIndexOf(recording)
    if (known.has(recording.id) || recording.bytes < hearableFromBytes || index < 0) continue
    const answer = { id: recording.id, spoken: { lengthMs: recording.lengthMs }, words: null }
    all.set(index, afterEarlier(all.get(index), answer))
    unfolded.add(index)
  }
  return { practiced: new Set(practiced), own: all, jobDescription, unfolded }
}

export const ownCount = (count: number): string => (count === 1 ? '1 answer of your own' : `${count} answers of your own`)
