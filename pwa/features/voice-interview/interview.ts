import { getDefaultStore } from 'jotai'
import { type OpenPractice, openPractice } from '../../answer-review/open-practice.ts'
import { notePractice } from '../../answer-review/practice-score.ts'
import { measureRecording } from '../../answer-review/sound-figures.ts'
import type { InterviewRunner } from '../../media/interview-runner/interview-runner.ts'
import { answeredCount, answeredIn, numberAt, withoutFollowUps } from '../../media/interview-runner/practice.ts'
import { fileOf, type OpenRecordingSession, undeliveredOf } from '../../media/recorder/recording-sessions.ts'
import type { AppOutbox } from '../../media/uploads/app-outbox.ts'
import { createStore, type ReadableStore, type Store } from '../../platform/create-store.ts'
import { notePracticed, noteProgress, openInterviewAtom } from '../../platform/job-progress.ts'
import type { LocalStore, UploadJob } from '../../platform/local-store.ts'
import { type AnswerProgress, progressOfAll, type TakeProgress, takeProgressOf } from './answer-progress.ts'
import type { VoiceNotes } from './notes.ts'
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
  practice: OpenPractice<VoiceNotes>
  view: Store<InterviewView>
  /** Measuring and sending wait for each other; storing never waits for a measurement, which takes seconds. */
  last: Promise<unknown>
}

export function openInterview(deps: AppOutbox, owned: OpenRecordingSession) {
  const { localStore, outbox } = deps
  const practice = openPractice<VoiceNotes>(localStore, owned, {
    transcription: (owned.session.notes as VoiceNotes).session.transcription,
    changed: () => show(open, {}),
    answered: () => sendWhatIsNext(open),
  })
  const { runner, notes } = practice
  const view = createStore<InterviewView>({
    notes: notes.get(),
    ...progressIn(notes.get(), jobsOf(deps, practice)),
    isSaved: false,
  })
  const open: Open = { deps, practice, view, last: Promise.resolve() }
  const follow = () => {
    followUp(runner, view.get())
    sendWhatIsNext(open)
  }
  const stops = [
    outbox.view.subscribe(() => {
      show(open, {})
      follow()
    }),
    whenOver(notes.get().session, () => show(open, {})),
  ]
  follow()
  return {
    runner,
    localStore,
    recordingSession: practice.session,
    view: view as ReadableStore<InterviewView>,
    correct(answerId: string, words: string) {
      practice.keep({ corrections: { ...notes.get().corrections, [answerId]: words } })
      inTurn(open, () => dropFollowUp(open, answerId))
      sendWhatIsNext(open)
    },
    retry: (jobId: string) => void outbox.retry(jobId),
    markSaved: () => show(open, { isSaved: true }),
    undelivered: () => undeliveredOf(localStore, practice.session.id),
    /** 'delete' only after the user confirmed. */
    async end(undelivered: 'keep' | 'delete') {
      await runner.rest()
      await open.last
      for (const stop of stops) stop()
      getDefaultStore().set(openInterviewAtom, null)
      await practice.end(undelivered)
    },
  }
}

export type Interview = ReturnType<typeof openInterview>

function whenOver(session: VoiceNotes['session'], over: () => void): () => void {
  const timer = setTimeout(over, Math.max(0, leftMsOf(session)))
  return () => clearTimeout(timer)
}

function jobsOf({ outbox }: AppOutbox, { session }: Open['practice']): UploadJob[] {
  const { jobs, discarded } = outbox.view.get()
  return [...jobs, ...discarded].filter(({ practiceId }) => practiceId === session.id)
}

const progressIn = (notes: VoiceNotes, jobs: UploadJob[]) => ({
  allProgress: progressOfAll(notes, jobs),
  allTakes: notes.practice.places.map((_place, index) => takeProgressOf(notes, jobs, index)),
})

function show({ deps, practice, view }: Open, change: { isSaved?: true }) {
  const before = { ...view.get(), ...change }
  const notes = practice.notes.get()
  const progress = progressIn(notes, jobsOf(deps, practice))
  // What changed after saving the summary is not saved.
  const isSaved = before.isSaved && progress.allProgress.every(({ state }, index) => state === before.allProgress[index]?.state)
  view.set({ notes, ...progress, isSaved })
  showAtHome(practice.session.id, notes, progress.allProgress)
}

function showAtHome(practiceId: string, { practice, round, session }: VoiceNotes, allProgress: readonly AnswerProgress[]) {
  notePracticed(practiceId, answeredIn(practice))
  const answered = answeredCount(practice)
  getDefaultStore().set(openInterviewAtom, { answered, endsAtMs: Date.now() + leftMsOf(session) })
  const ofTheTen = withoutFollowUps(practice, allProgress)
  const { mean, label } = summaryOf(ofTheTen)
  if (practice.phase !== 'completed' || mean === null || label === null) return
  noteProgress({ interview: { mean, label, answered } })
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

/** A transcript that arrives later gets no feedback of its own. */
async function dropFollowUp({ deps: { localStore }, practice }: Open, answerId: string) {
  const job = transcribeJobOf(await jobsIn(localStore, practice), answerId)
  if (job) await localStore.change('jobs', job.id, (row) => (row.state === 'delivered' ? undefined : { ...row, followUp: null }))
}

/** From the local store: the view follows a moment later. */
const jobsIn = async (localStore: LocalStore, { session }: Open['practice']) =>
  (await localStore.all('jobs')).filter(({ practiceId }) => practiceId === session.id)

/** Measures new recordings and queues the next jobs. Idempotent. */
function sendWhatIsNext(open: Open) {
  inTurn(open, async () => {
    const { deps, practice } = open
    const { notes, session } = practice
    await practice.whenStored()
    for (const answer of notes.get().practice.places.flatMap(({ takes }) => takes))
      if (answer.how === 'spoken' && notes.get().sounds[answer.id] === undefined) await measure(open, answer.id)
    if (isOver(notes.get().session)) return
    const { uid, id: practiceId } = session
    const jobs = await jobsIn(deps.localStore, practice)
    for (const upload of uploadsFor(notes.get(), jobs, { uid, practiceId })) await deps.outbox.add(upload)
  })
}

async function measure({ deps: { localStore }, practice }: Open, answerId: string) {
  const recording = await localStore.get('recordings', answerId)
  const sound = recording ? await measureRecording(await fileOf(localStore, recording)) : null
  practice.keep({ sounds: { ...practice.notes.get().sounds, [answerId]: sound } })
}
