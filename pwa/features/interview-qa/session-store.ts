import { atom, getDefaultStore } from 'jotai'
import { bringBackFeedback, feedbackRunsAtom, feedbackToKeep, feedbackWasKept } from '../../answer-review/feedback-runs.ts'
import { guardLeaving } from '../../generation/leaving-guard.ts'
import { notePracticed } from '../../platform/job-progress.ts'
import { authStateAtom } from '../../session/auth/auth-state.ts'
import { answerIdsOf, keptSession } from './kept-session.ts'
import type { QuestionsEvent } from './question-generation.ts'
import { afterEvent, noSession, type Session, type SessionEvent } from './session.ts'

/** The preparing view is shown at least this long. */
const preparingMs = 1_500

/** The one session of this page. A reload forgets it, but for own answers, the feedback on them, and the marks. */
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

const kept = keptSession()
/** While what was kept is being read, nothing takes its place. */
let isReading = false
/** One after the other: sealing takes a moment, and the newest is what stays. */
let keeping: Promise<void> = Promise.resolve()

function uidHere(): string | null {
  const authState = store.get(authStateAtom)
  return authState.state === 'signed-in' ? authState.person.uid : null
}

function keepOwnWork() {
  const session = store.get(sessionAtom)
  const uid = uidHere()
  const hasGuide = session.phase === 'in-progress' || session.phase === 'completed'
  if (uid === null || !hasGuide || isReading) return
  keeping = keeping.then(async () => {
    const feedback = feedbackToKeep(answerIdsOf(session.own))
    if (await kept.keep(uid, session, feedback)) feedbackWasKept(feedback)
  })
}
store.sub(sessionAtom, keepOwnWork)
store.sub(feedbackRunsAtom, keepOwnWork)

/** The questions came back after a reload: so does what the person had done with them. */
async function bringBackOwnWork() {
  const uid = uidHere()
  isReading = true
  // A part that cannot be loaded, without a connection, loses nothing: what was kept stays until questions are made anew.
  const found = uid === null ? null : await kept.read(uid).catch(() => 'unread' as const)
  if (found === 'unread') return
  isReading = false
  if (!found) return
  clearTimeout(pause)
  dispatchSession({ type: 'own-work-came-back', practiced: found.practiced, own: found.own })
  bringBackFeedback(found.feedback, answerIdsOf(found.own))
}

/**
 * What an event of the generation means for the session.
 * @param jobDescription of the form; '' after a reload, which empties it
 */
export function followGeneration(event: QuestionsEvent, jobDescription: string) {
  if (event.type === 'generation-was-requested') {
    isReading = false
    clearTimeout(pause)
    dispatchSession({ type: 'preparation-began', jobDescription: jobDescription || null })
    pause = setTimeout(() => dispatchSession({ type: 'pause-was-over' }), preparingMs)
  }
  if (event.type === 'generation-finished' && event.isFromBefore) void bringBackOwnWork()
  if (event.type === 'section-arrived' && event.part.questions) dispatchSession({ type: 'first-question-arrived' })
  if (event.type === 'generation-failed' || event.type === 'generation-was-not-found')
    dispatchSession({ type: 'preparation-failed' })
}
