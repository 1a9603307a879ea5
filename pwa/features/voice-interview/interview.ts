import { openCaptions } from '../../answer-review/live-captions.ts'
import { createInterviewRunner, type InterviewRunner } from '../../media/interview-runner/interview-runner.ts'
import { pageDeps } from '../../media/interview-runner/page-deps.ts'
import type { Practice } from '../../media/interview-runner/practice.ts'
import { answerLimitMs } from '../../media/interview-runner/time-allowance.ts'
import { createRecorderController } from '../../media/recorder/recorder-controller.ts'
import {
  discardRecording,
  endRecordingSession,
  fileOf,
  type OpenRecordingSession,
  undeliveredOf,
} from '../../media/recorder/recording-sessions.ts'
import type { AppOutbox } from '../../media/uploads/app-outbox.ts'
import type { LocalStore, RecordingRow, UploadJob } from '../../platform/local-store.ts'
import { type AnswerProgress, progressOfAll } from './answer-progress.ts'
import type { VoiceNotes } from './notes.ts'
import { soundOf } from './sound-of.ts'
import { lettersFor } from './upload-jobs.ts'

export interface InterviewView {
  notes: VoiceNotes
  /** One for each question. */
  allProgress: readonly AnswerProgress[]
  /** Copied, exported or shared: leaving loses nothing. */
  isSaved: boolean
}

/** One voice interview while its tab lives. */
export interface Interview {
  runner: InterviewRunner
  localStore: LocalStore
  view(): InterviewView
  subscribe(changed: () => void): () => void
  /** Takes words that the person put right or typed for a recording. */
  correct(answerId: string, words: string): void
  retry(jobId: string): void
  markSaved(): void
  /** What the server does not have yet: ask before leaving. */
  undelivered(): Promise<RecordingRow[]>
  /** Ends the practice on this device. 'delete' only after the person said so. */
  end(undelivered: 'keep' | 'delete'): Promise<void>
}

/** What the open interview knows. */
interface Open {
  deps: AppOutbox
  owned: OpenRecordingSession
  view: InterviewView
  listeners: Set<() => void>
  /** Writes and letters, one after the other. */
  last: Promise<unknown>
  stopListening: () => void
}

/** Opens a practice of this tab: its microphone, its voice, and everything that goes out and comes back. */
export function openInterview(deps: AppOutbox, owned: OpenRecordingSession): Interview {
  const notes = owned.session.notes as VoiceNotes
  const view = { notes, allProgress: progressOfAll(notes, jobsOf(deps, owned)), isSaved: false }
  const open: Open = {
    deps,
    owned,
    view,
    listeners: new Set(),

    last: Promise.resolve(),
    stopListening: () => {},
  }
  const controller = createRecorderController({
    localStore: deps.localStore,
    session: owned.session,
    limitMs: answerLimitMs[notes.allowance],
    now: () => performance.now(),
  })
  const runner = createInterviewRunner(notes.practice, {
    ...pageDeps,
    controller,
    label: (index) => `Question ${index + 1}`,
    captions: openCaptions(controller, notes.session.transcription),
    keep: (practice) => keepPractice(open, practice),
    answered: () => sendWhatIsNext(open),
  })
  open.stopListening = deps.outbox.subscribe(() => {
    show(open, {})
    sendWhatIsNext(open)
  })
  sendWhatIsNext(open)
  return {
    runner,
    localStore: deps.localStore,
    view: () => open.view,
    subscribe(changed) {
      open.listeners.add(changed)
      return () => open.listeners.delete(changed)
    },
    correct(answerId, words) {
      keep(open, { corrections: { ...open.view.notes.corrections, [answerId]: words } })
      sendWhatIsNext(open)
    },
    retry: (jobId) => void deps.outbox.retry(jobId),
    markSaved: () => show(open, { isSaved: true }),
    undelivered: () => undeliveredOf(deps.localStore, owned.session.id),
    end: (undelivered) => end(open, runner, undelivered),
  }
}

function jobsOf({ outbox }: AppOutbox, { session }: OpenRecordingSession): UploadJob[] {
  const { jobs, discarded } = outbox.view()
  return [...jobs, ...discarded].filter(({ practiceId }) => practiceId === session.id)
}

function show(open: Open, change: Partial<InterviewView>) {
  const view = { ...open.view, ...change }
  const allProgress = progressOfAll(view.notes, jobsOf(open.deps, open.owned))
  // What arrived or changed after it was taken home has not been taken home.
  const isSaved = view.isSaved && allProgress.every(({ state }, index) => state === open.view.allProgress[index]?.state)
  open.view = { ...view, allProgress, isSaved }
  for (const changed of open.listeners) changed()
}

function inTurn(open: Open, work: () => Promise<unknown>) {
  open.last = open.last.then(work).catch(() => undefined)
}

/** Puts notes beside the recordings: a crash takes nothing of them. */
function keep(open: Open, change: Partial<VoiceNotes>) {
  show(open, { notes: { ...open.view.notes, ...change } })
  const { notes } = open.view
  inTurn(open, () => open.deps.localStore.change('practices', open.owned.session.id, (row) => ({ ...row, notes })))
}

/** A new take takes the place of the old one, and of everything that was on its way for it. */
function keepPractice(open: Open, practice: Practice) {
  const before = open.view.notes.practice.places
  const isReplaced = (index: number) => before[index]?.answer && before[index].answer.id !== practice.places[index]?.answer?.id
  const replaced = before.flatMap(({ answer }, index) => (answer && isReplaced(index) ? [answer.id] : []))
  keep(open, { practice })
  for (const id of replaced) inTurn(open, () => forget(open, id))
}

async function forget(open: Open, answerId: string) {
  const isOf = ({ recordingId, fields }: UploadJob) => recordingId === answerId || fields.answerId === answerId
  for (const job of jobsOf(open.deps, open.owned).filter(isOf)) await open.deps.outbox.remove(job.id)
  await discardRecording(open.deps.localStore, answerId)
}

/** Measures what was recorded and hands the next letters to the outbox. Asked at every change; does nothing twice. */
function sendWhatIsNext(open: Open) {
  inTurn(open, async () => {
    const { deps, owned } = open
    for (const { answer } of open.view.notes.practice.places)
      if (answer?.how === 'spoken' && open.view.notes.sounds[answer.id] === undefined) await measure(open, answer.id)
    const { uid, id: practiceId } = owned.session
    // From the shelf and not from the view, which comes a moment later.
    const jobs = (await deps.localStore.all('jobs')).filter((job) => job.practiceId === practiceId)
    for (const letter of lettersFor(open.view.notes, jobs, { uid, practiceId })) await deps.outbox.add(letter)
  })
}

async function measure(open: Open, answerId: string) {
  const { localStore } = open.deps
  const recording = await localStore.get('recordings', answerId)
  const sound = recording ? await soundOf(await fileOf(localStore, recording)) : null
  keep(open, { sounds: { ...open.view.notes.sounds, [answerId]: sound } })
}

async function end(open: Open, runner: InterviewRunner, undelivered: 'keep' | 'delete') {
  await runner.rest()
  await open.last
  open.stopListening()
  await endRecordingSession(open.deps.localStore, open.owned.session.id, undelivered)
  open.owned.release()
  await runner.controller.close()
}
