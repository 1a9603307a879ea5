import { atom, getDefaultStore } from 'jotai'
import { forgetFeedback } from '../../answer-review/feedback-runs.ts'
import { receivedOf } from '../../generation/generation.ts'
import { guardLeaving } from '../../generation/leaving-guard.ts'
import {
  continueRecordingSession,
  discardRecording,
  endRecordingSession,
  type OpenRecordingSession,
  recordingsOf,
  startRecordingSession,
} from '../../media/recorder/recording-sessions.ts'
import { appOutbox } from '../../media/uploads/app-outbox.ts'
import { storageAtom } from '../../media/uploads/storage.ts'
import { notePracticed } from '../../platform/job-progress.ts'
import type { LocalStore } from '../../platform/local-store.ts'
import { authStateAtom } from '../../session/auth/auth-state.ts'
import { kind, type Notes, ownWorkOf } from './own-work.ts'
import { type QuestionsEvent, questionGeneration, questionsAtom } from './question-generation.ts'
import { afterEvent, noSession, type Session, type SessionEvent } from './session.ts'

/** The preparing view is shown at least this long. */
const preparingMs = 1_500

/** The one session of this page. */
export const sessionAtom = atom<Session>(noSession)

/** Where own answers, their recordings, the feedback on them and the marks are stored; null before the first of them. */
export interface OwnSession extends OpenRecordingSession {
  localStore: LocalStore
}
export const ownSessionAtom = atom<OwnSession | null>(null)

const store = getDefaultStore()

guardLeaving(sessionAtom, ({ own, drafts }) => drafts.size > 0 || (own.size > 0 && store.get(storageAtom) === 'in-this-tab'))

export function dispatchSession(event: SessionEvent) {
  const before = store.get(sessionAtom)
  const session = afterEvent(before, event)
  store.set(sessionAtom, session)
  notePracticed('interview-qa', session.practiced.size)
  const areNew = before.phase === 'preparing' && session.phase === 'in-progress' && event.type !== 'own-work-came-back'
  if (areNew) endOwnSession()
  if (session.own !== before.own || session.practiced !== before.practiced) keepOwnWork()
}

let pause: ReturnType<typeof setTimeout> | undefined

/** Opening, storing and ending, one after the other. */
let lastTurn: Promise<unknown> = Promise.resolve()

function inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
  const turn = lastTurn.then(work)
  lastTurn = turn.catch((error) => console.warn('Own answers could not be stored', error))
  return turn
}

function uidHere(): string {
  const authState = store.get(authStateAtom)
  return authState.state === 'signed-in' ? authState.person.uid : ''
}

/** The id of this tab's session: a reload goes on with it without asking. */
const markOf = (uid: string) => `greenroom:interview-qa:session:${uid}`
export const ownSessionOfTab = (uid: string) => sessionStorage.getItem(markOf(uid))

function notesNow(): Notes {
  const { practiced, own, jobDescription } = store.get(sessionAtom)
  const { last, run } = store.get(questionsAtom)
  const guide = last && run.state !== 'running' ? { received: last.received, done: last.done } : null
  return { guide, practiced: [...practiced], own: [...own], jobDescription }
}

function opened(ownSession: OwnSession): OwnSession {
  const { uid, id } = ownSession.session
  sessionStorage.setItem(markOf(uid), id)
  store.set(ownSessionAtom, ownSession)
  return ownSession
}

async function open(): Promise<OwnSession> {
  const there = store.get(ownSessionAtom)
  if (there) return there
  const { localStore } = await appOutbox()
  return opened({ localStore, ...(await startRecordingSession(localStore, { uid: uidHere(), kind, notes: notesNow() })) })
}

/** The recorder writes into it. @throws DOMException where the browser does not store it */
export const openOwnSession = (): Promise<OwnSession> => inTurn(open)

function keepOwnWork() {
  void inTurn(async () => {
    const { own, practiced } = store.get(sessionAtom)
    if (own.size + practiced.size === 0 && !store.get(ownSessionAtom)) return
    const { localStore, session } = await open()
    const notes = notesNow()
    await localStore.change('practices', session.id, (row) => ({ ...row, notes }))
  })
}

/** Deletes an answer, its recordings and the feedback on it. Only after the user said so. */
export function removeOwnAnswer(index: number) {
  const { id, earlierIds = [] } = store.get(sessionAtom).own.get(index) ?? { id: '' }
  dispatchSession({ type: 'own-answer-was-removed', index })
  void inTurn(async () => {
    const { localStore } = await appOutbox()
    await forgetFeedback([...earlierIds, id])
    for (const answerId of [...earlierIds, id]) await discardRecording(localStore, answerId)
  })
}

/** New questions are here: what belonged to the old ones is deleted. */
function endOwnSession() {
  const ownSession = store.get(ownSessionAtom)
  if (!ownSession) return
  const { localStore, session, release } = ownSession
  store.set(ownSessionAtom, null)
  sessionStorage.removeItem(markOf(session.uid))
  void inTurn(async () => {
    await endRecordingSession(localStore, session.id, 'delete')
    release()
    ;(await appOutbox()).outbox.wake()
  })
}

/** Goes on in this tab with what was done before. @returns false when another tab was faster */
export const continueOwnWork = (localStore: LocalStore, sessionId: string): Promise<boolean> =>
  inTurn(async () => {
    if (store.get(ownSessionAtom)) return store.get(ownSessionAtom)?.session.id === sessionId
    const owned = await continueRecordingSession(localStore, sessionId)
    if (!owned) return false
    const notes = owned.session.notes as Notes
    const ownWork = ownWorkOf(notes, await recordingsOf(localStore, sessionId))
    clearTimeout(pause)
    if (notes.guide && receivedOf(store.get(questionsAtom)).questions === undefined) showGuide(sessionId, notes.guide)
    opened({ localStore, ...owned })
    dispatchSession({ type: 'own-work-came-back', ...ownWork })
    return true
  })

/** The tab that had these questions was closed. */
function showGuide(key: string, { received, done }: NonNullable<Notes['guide']>) {
  questionGeneration.dispatch({ type: 'generation-was-requested', key })
  questionGeneration.dispatch({ type: 'section-arrived', key, part: received })
  questionGeneration.dispatch({ type: 'generation-finished', key, done, isFromBefore: true })
}

/** The questions came back after a reload: so does what the user had done with them. */
async function bringBackOwnWork() {
  const id = ownSessionOfTab(uidHere())
  if (id) await continueOwnWork((await appOutbox()).localStore, id)
}

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
  if (event.type === 'generation-finished') event.isFromBefore ? void bringBackOwnWork() : keepOwnWork()
  if (event.type === 'section-arrived' && event.part.questions) dispatchSession({ type: 'first-question-arrived' })
  if (event.type === 'generation-failed' || event.type === 'generation-was-not-found')
    dispatchSession({ type: 'preparation-failed' })
}
