import { openCaptions } from '../../answer-review/live-captions.ts'
import { notePractice } from '../../answer-review/practice-score.ts'
import { measureRecording } from '../../answer-review/sound-figures.ts'
import type { InterviewRunner } from '../../media/interview-runner/interview-runner.ts'
import { openPageRunner } from '../../media/interview-runner/page-runner.ts'
import { answeredIn, numberAt, withoutFollowUps } from '../../media/interview-runner/practice.ts'
import { endRecordingSession, fileOf, type OpenRecordingSession, undeliveredOf } from '../../media/recorder/recording-sessions.ts'
import type { AppOutbox } from '../../media/uploads/app-outbox.ts'
import { createStore, type ReadableStore, type Store } from '../../platform/create-store.ts'
import { notePracticed, noteProgress } from '../../platform/job-progress.ts'
import type { LocalStore, UploadJob } from '../../platform/local-store.ts'
import { type AnswerProgress, progressOfAll, type TakeProgress, takeProgressOf } from './answer-progress.ts'
import type { Sound, VoiceNotes } from './notes.ts'
import { isOver, leftMsOf } from './practice-time.ts'
import { summaryOf } from './summary.ts'
import { transcribeJobOf, uploadsFor } from './upload-jobs.ts'

export interface InterviewView {
  notes: VoiceNotes
  allProgress: readonly AnswerProgress[]
  allTakes: readonly (readonly TakeProgress[])[]
  isSaved: boolean
}

interface Open {
  deps: AppOutbox
  owned: OpenRecordingSession
  view: Store<InterviewView>
  last: Promise<unknown>
  /** Writes wait for each other, but never for a measurement, which takes seconds. */
  stored: Promise<unknown>
}

export function openInterview(deps: AppOutbox, owned: OpenRecordingSession) {
  const { localStore, outbox } = deps
  const { session } = owned
  const notes = session.notes as VoiceNotes
  const view = createStore<InterviewView>({ notes, ...progressIn(notes, jobsOf(deps, owned)), isSaved: false })
  const open: Open = { deps, owned, view, last: Promise.resolve(), stored: Promise.resolve() }
  const runner = openPageRunner({
    ...{ localStore, session, practice: notes.practice, allowance: notes.allowance },
    captions: (controller) => openCaptions(controller, notes.session.transcription),
    keep: (practice) => keep(open, { practice }),
    answered: () => sendWhatIsNext(open),
  })
  const stops = [
    outbox.view.subscribe(() => {
      show(open, {})
      followUp(runner, view.get())
      sendWhatIsNext(open)
    }),
    whenOver(notes.session, () => show(open, {})),
  ]
  followUp(runner, view.get())
  sendWhatIsNext(open)
  return {
    runner,
    localStore,
    recordingSession: session,
    view: view as ReadableStore<InterviewView>,
    correct(answerId: string, words: string) {
      keep(open, { corrections: { ...view.get().notes.corrections, [answerId]: words } })
      inTurn(open, () => dropFollowUp(open, answerId))
      sendWhatIsNext(open)
    },
    retry: (jobId: string) => void outbox.retry(jobId),
    markSaved: () => show(open, { isSaved: true }),
    undelivered: () => undeliveredOf(localStore, session.id),
    /** 'delete' only after the user confirmed. */
    async end(undelivered: 'keep' | 'delete') {
      await runner.rest()
      await Promise.all([open.last, open.stored])
      for (const stop of stops) stop()
      await endRecordingSession(localStore, session.id, undelivered)
      owned.release()
    },
  }
}

export type Interview = ReturnType<typeof openInterview>

function whenOver(session: VoiceNotes['session'], over: () => void): () => void {
  const timer = setTimeout(over, Math.max(0, leftMsOf(session)))
  return () => clearTimeout(timer)
}

function jobsOf({ outbox }: AppOutbox, { session }: OpenRecordingSession): UploadJob[] {
  const { jobs, discarded } = outbox.view.get()
  return [...jobs, ...discarded].filter(({ practiceId }) => practiceId === session.id)
}

const progressIn = (notes: VoiceNotes, jobs: UploadJob[]) => ({
  allProgress: progressOfAll(notes, jobs),
  allTakes: notes.practice.places.map((_place, index) => takeProgressOf(notes, jobs, index)),
})

const notesOf = ({ view }: Open) => view.get().notes

function show(open: Open, change: Partial<InterviewView>) {
  const before = open.view.get()
  const view = { ...before, ...change }
  const { allProgress, allTakes } = progressIn(view.notes, jobsOf(open.deps, open.owned))
  // What changed after saving the summary is not saved.
  const isSaved = view.isSaved && allProgress.every(({ state }, index) => state === before.allProgress[index]?.state)
  open.view.set({ ...view, allProgress, allTakes, isSaved })
  showAtHome(open.owned.session.id, view.notes, allProgress)
}

function showAtHome(practiceId: string, { practice, round }: VoiceNotes, allProgress: readonly AnswerProgress[]) {
  notePracticed(practiceId, answeredIn(practice))
  const ofTheTen = withoutFollowUps(practice, allProgress)
  const { mean, label } = summaryOf(ofTheTen)
  if (practice.phase !== 'completed' || mean === null || label === null) return
  noteProgress({ interview: { mean, label } })
  const answers = ofTheTen.map((progress) => (progress.state === 'ready' ? progress.feedback : null))
  notePractice({ id: practiceId, feature: 'voice', round }, answers)
}

/** Also after a reload; the practice takes each only once. */
function followUp(runner: InterviewRunner, { notes: { practice }, allProgress }: InterviewView) {
  for (const [index, progress] of allProgress.entries())
    if (progress.state === 'ready' && progress.feedback.followUpQuestion)
      runner.followUp(numberAt(practice, index), progress.feedback.followUpQuestion)
}

function inTurn(open: Open, work: () => Promise<unknown>) {
  open.last = open.last.then(work).catch(() => undefined)
}

function keep(open: Open, change: Partial<VoiceNotes>) {
  const notes = { ...notesOf(open), ...change }
  show(open, { notes })
  const { localStore } = open.deps
  const write = () => localStore.change('practices', open.owned.session.id, (row) => ({ ...row, notes }))
  open.stored = open.stored.then(write).catch(() => undefined)
}

/** A transcript that arrives later gets no feedback of its own. */
async function dropFollowUp({ deps: { localStore }, owned }: Open, answerId: string) {
  const job = transcribeJobOf(await jobsIn(localStore, owned), answerId)
  if (job) await localStore.change('jobs', job.id, (row) => (row.state === 'delivered' ? undefined : { ...row, followUp: null }))
}

/** From the local store: the view follows a moment later. */
const jobsIn = async (localStore: LocalStore, { session }: OpenRecordingSession) =>
  (await localStore.all('jobs')).filter(({ practiceId }) => practiceId === session.id)

/** Measures new recordings and queues the next jobs. Idempotent. */
function sendWhatIsNext(open: Open) {
  inTurn(open, async () => {
    const { deps, owned } = open
    await open.stored
    for (const answer of notesOf(open).practice.places.flatMap(({ takes }) => takes))
      if (answer.how === 'spoken' && notesOf(open).sounds[answer.id] === undefined) await measure(open, answer.id)
    if (isOver(notesOf(open).session)) return
    const { uid, id: practiceId } = owned.session
    const jobs = await jobsIn(deps.localStore, owned)
    for (const upload of uploadsFor(notesOf(open), jobs, { uid, practiceId })) await deps.outbox.add(upload)
  })
}

async function measure(open: Open, answerId: string) {
  const { localStore } = open.deps
  const recording = await localStore.get('recordings', answerId)
  const sound = recording ? await soundOf(await fileOf(localStore, recording)) : null
  keep(open, { sounds: { ...notesOf(open).sounds, [answerId]: sound } })
}

export async function soundOf(file: Blob): Promise<Sound | null> {
  const figures = await measureRecording(file)
  if (!figures) return null
  return {
    durationSeconds: figures.lengthMs / 1_000,
    speechSeconds: figures.spokenMs / 1_000,
    silences: figures.silences,
  }
}
