import { atom, getDefaultStore } from 'jotai'
import { feedbackRunsAtom } from '../../answer-review/feedback-runs.ts'
import type { Asked } from '../../generation/create-generation.ts'
import { guardLeaving } from '../../generation/leaving-guard.ts'
import { type QuestionsEvent, questionGeneration, questionsAtom } from './question-generation.ts'
import { afterEvent, noSession, type Session, type SessionEvent } from './session.ts'

/** The specification's section 9: the preparing view stands at least this long. */
const preparingMs = 1_500

/** The one session of this page. Memory only: gone with a reload, as the reminder says. */
export const sessionAtom = atom<Session>(noSession)

const store = getDefaultStore()

guardLeaving(sessionAtom, ({ isOwnTaken, drafts }) => !isOwnTaken || drafts.size > 0)

/** Tells the page what happened. */
export function dispatchSession(event: SessionEvent) {
  store.set(sessionAtom, (session) => afterEvent(session, event))
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

type Listener = (event: QuestionsEvent) => void

/** What the news of the paid answer mean for the session. */
function passOn(event: QuestionsEvent) {
  if (event.type === 'section-arrived' && event.part.questions) dispatchSession({ type: 'first-question-arrived' })
  if (event.type === 'generation-failed' || event.type === 'generation-was-not-found')
    dispatchSession({ type: 'preparation-failed' })
}

const both =
  (listener: Listener): Listener =>
  (event) => {
    passOn(event)
    listener(event)
  }

let pause: ReturnType<typeof setTimeout> | undefined

function begin(jobDescription: string | null) {
  clearTimeout(pause)
  dispatchSession({ type: 'preparation-began', jobDescription })
  pause = setTimeout(() => dispatchSession({ type: 'pause-was-over' }), preparingMs)
}

const isRunning = () => store.get(questionsAtom).run.state === 'running'

/**
 * Asks for ten questions; nothing happens while some are being written (a double tap).
 * @param listener told what happened, after the page
 */
export async function startSession(asked: Asked & { jobDescription: string }, listener: Listener): Promise<void> {
  if (isRunning()) return
  begin(asked.jobDescription)
  await questionGeneration.start(asked, both(listener))
}

/** After a reload: fetches the questions that were being written or just done, without another charge. */
export async function resumeSession(listener: Listener): Promise<void> {
  await questionGeneration.resume((event) => {
    if (event.type === 'generation-was-requested') begin(null)
    both(listener)(event)
  })
}
