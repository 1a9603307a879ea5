import { getDefaultStore } from 'jotai'
import { openPractice } from '../../answer-review/open-practice.ts'
import { notePractice } from '../../answer-review/practice-score.ts'
import { measureRecording } from '../../answer-review/sound-figures.ts'
import type { InterviewRunner } from '../../media/interview-runner/interview-runner.ts'
import { answeredCount, answeredIn, numberAt, withoutFollowUps } from '../../media/interview-runner/practice.ts'
import { fileOf, type OpenRecordingSession, undeliveredOf } from '../../media/recorder/recording-sessions.ts'
import type { AppOutbox } from '../../media/uploads/app-outbox.ts'
import { createStore, type ReadableStore } from '../../platform/create-store.ts'
import { notePracticed, noteProgress, openInterviewAtom } from '../../platform/job-progress.ts'
import type { UploadJob } from '../../platform/local-store.ts'
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

export function openInterview({ localStore, outbox }: AppOutbox, owned: OpenRecordingSession) {
  const practice = openPractice<VoiceNotes>(localStore, owned, {
    transcription: (owned.session.notes as VoiceNotes).session.transcription,
    answered: sendWhatIsNext,
  })
  const { runner, notes, session, keep } = practice
  const { uid, id: practiceId } = session
  const isOfThis = (job: UploadJob) => job.practiceId === practiceId
  /** From the local store: the view follows a moment later. */
  const storedJobs = async () => (await localStore.all('jobs')).filter(isOfThis)

  function progressNow() {
    const { jobs, discarded } = outbox.view.get()
    const ofThis = [...jobs, ...discarded].filter(isOfThis)
    const now = notes.get()
    return {
      notes: now,
      allProgress: progressOfAll(now, ofThis),
      allTakes: now.practice.places.map((_place, index) => takeProgressOf(now, ofThis, index)),
    }
  }
  const view = createStore<InterviewView>({ ...progressNow(), isSaved: false })

  function show(isSaved = view.get().isSaved) {
    const before = view.get().allProgress
    const progress = progressNow()
    // What changed after saving the summary is not saved.
    const isSame = progress.allProgress.every(({ state }, index) => state === before[index]?.state)
    view.set({ ...progress, isSaved: isSaved && isSame })
    showAtHome(practiceId, progress)
  }

  /** Measuring and sending wait for each other; storing never waits for a measurement, which takes seconds. */
  let last: Promise<unknown> = Promise.resolve()
  function inTurn(work: () => Promise<unknown>) {
    last = last.then(work).catch(() => undefined)
  }

  async function measure(answerId: string) {
    const recording = await localStore.get('recordings', answerId)
    const sound = recording ? await measureRecording(await fileOf(localStore, recording)) : null
    keep({ sounds: { ...notes.get().sounds, [answerId]: sound } })
  }

  /** Measures new recordings and queues the next jobs. Idempotent. */
  function sendWhatIsNext() {
    inTurn(async () => {
      await practice.whenStored()
      for (const answer of notes.get().practice.places.flatMap(({ takes }) => takes))
        if (answer.how === 'spoken' && notes.get().sounds[answer.id] === undefined) await measure(answer.id)
      if (isOver(notes.get().session)) return
      for (const upload of uploadsFor(notes.get(), await storedJobs(), { uid, practiceId })) await outbox.add(upload)
    })
  }

  /** A transcript that arrives later gets no feedback of its own. */
  async function dropFollowUp(answerId: string) {
    const job = transcribeJobOf(await storedJobs(), answerId)
    if (job)
      await localStore.change('jobs', job.id, (row) => (row.state === 'delivered' ? undefined : { ...row, followUp: null }))
  }

  function follow() {
    followUp(runner, view.get())
    sendWhatIsNext()
  }
  notes.subscribe(() => show())
  const stop = outbox.view.subscribe(() => {
    show()
    follow()
  })
  const whenOver = setTimeout(show, Math.max(0, leftMsOf(notes.get().session)))
  follow()
  return {
    runner,
    localStore,
    recordingSession: session,
    view: view as ReadableStore<InterviewView>,
    correct(answerId: string, words: string) {
      keep({ corrections: { ...notes.get().corrections, [answerId]: words } })
      inTurn(() => dropFollowUp(answerId))
      sendWhatIsNext()
    },
    retry: (jobId: string) => void outbox.retry(jobId),
    markSaved: () => show(true),
    undelivered: () => undeliveredOf(localStore, practiceId),
    /** 'delete' only after the user confirmed. */
    async end(undelivered: 'keep' | 'delete') {
      await runner.rest()
      await last
      stop()
      clearTimeout(whenOver)
      getDefaultStore().set(openInterviewAtom, null)
      await practice.end(undelivered)
    },
  }
}

export type Interview = ReturnType<typeof openInterview>

function showAtHome(practiceId: string, { notes, allProgress }: Pick<InterviewView, 'notes' | 'allProgress'>) {
  const { practice, round, session } = notes
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
