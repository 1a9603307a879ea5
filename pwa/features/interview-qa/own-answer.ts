import type { CoachedAnswer } from '../../answer-review/coach-state.ts'

/** The person's own answer to one question, typed or spoken, kept until they leave. */
export interface OwnAnswer extends CoachedAnswer {
  /** Of the recording, or made for typed words. Feedback is kept under it. */
  id: string
  /** Of the tries before this one, the first one first: what came of them is compared. */
  earlierIds?: readonly string[]
}
