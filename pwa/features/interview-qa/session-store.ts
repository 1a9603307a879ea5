import { atom, getDefaultStore } from 'jotai'
import { feedbackRunsAtom } from '../../answer-review/feedback-runs.ts'
import { guardLeaving } from '../../generation/leaving-guard.ts'
import { notePracticed } from '../../platform/job-progress.ts'
import type { QuestionsEvent } from './question-generation.ts'
import { afterEvent, noSession, type Session, type SessionEvent } from './session.ts'

/** The preparing view is shown at least this long. */
const preparingMs = 1_500

/** The one session of this page. Kept in memory only: a reload forgets it. */
export const sessionAtom = atom<Session>(noSession)

const store = getDefaultStore()

guardLeaving(sessionAtom, ({ isOwnTaken, drafts }) => !isOwnTaken || drafts.size > 0)

export function dispatchSession(event: SessionEvent) {
  store.set(sessionAtom, (session) => afterEvent(session, event))
  notePracticed('interview-qa', store.get(sessionAtom).practiced.size)
}

const seenFeedback = new WeakSet<object>()

store.sub(feedbackRunsAtom, () => {
  const runs = store.get(feedbackRunsAtom)
  for (const { id } of store.get(sessionAtom).own.values()) {
    const feedback = runs.get(id)?.answer
    if (!feedback || seenFeedback.has(feedback)) continue
    seenFeedback.add(feedback)
    dispatchSession({ type: 'feedback-arrived' })
  }
})

let pause: ReturnType<typeof setTimeout> | undefined

/**
 * What an event of the generation means for the session.
 * @param jobDescription of the form; '' after a reload, which empties it
 */
export function followGeneration(event: QuestionsEvent, jobDescription: string) {
  if (event.type === 'generation-was-requested') {
    clearTimeout(pause)
    dispatchSession({ type: 'preparation-began', jobDescription: jobDescription || null })
    pause = setTimeout(() => dispatchSession({ type: 'pause-was-over' }), preparingMs)
  }
  if (event.type === 'section-arrived' && event.part.questions) dispatchSession({ type: 'first-question-arrived' })
  if (event.type === 'generation-failed' || event.type === 'generation-was-not-found')
    dispatchSession({ type: 'preparation-failed' })
}
