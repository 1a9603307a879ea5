import { openCaptions } from '../../answer-review/live-captions.ts'
import { pageDoors } from '../../media/interview-runner/page-doors.ts'
import type { Practice } from '../../media/interview-runner/practice.ts'
import { openPracticeRoom, type PracticeRoom } from '../../media/interview-runner/practice-room.ts'
import { answerLimitMs } from '../../media/interview-runner/time-allowance.ts'
import { discardRecording, endPractice, fileOf, type OpenPractice, undeliveredOf } from '../../media/recorder/practices.ts'
import { openDesk } from '../../media/recorder/recording-desk.ts'
import type { AppOutbox } from '../../media/uploads/app-outbox.ts'
import type { JobRow, RecordingRow, Shelf } from '../../platform/shelf-rows.ts'
import { lettersFor } from './letters.ts'
import type { VoiceNotes } from './notes.ts'
import { soundOf } from './sound-of.ts'
import { type Standing, standingsOf } from './standings.ts'

export interface InterviewView {
  notes: VoiceNotes
  /** One for each question. */
  standings: readonly Standing[]
  /** Copied, exported or shared: leaving loses nothing. */
  isSaved: boolean
}

/** One voice interview while its tab lives. */
export interface Interview {
  room: PracticeRoom
  shelf: Shelf
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
  doors: AppOutbox
  owned: OpenPractice
  view: InterviewView
  listeners: Set<() => void>
  /** Writes and letters, one after the other. */
  last: Promise<unknown>
  stopListening: () => void
}

/** Opens a practice of this tab: its microphone, its voice, and everything that goes out and comes back. */
export function openInterview(doors: AppOutbox, owned: OpenPractice): Interview {
  const notes = owned.practice.notes as VoiceNotes
  const view = { notes, standings: standingsOf(notes, jobsOf(doors, owned)), isSaved: false }
  const open: Open = {
    doors,
    owned,
    view,
    listeners: new Set(),

    last: Promise.resolve(),
    stopListening: () => {},
  }
  const desk = openDesk({
    shelf: doors.shelf,
    practice: owned.practice,
    limitMs: answerLimitMs[notes.allowance],
    now: () => performance.now(),
  })
  const room = openPracticeRoom(notes.practice, {
    ...pageDoors,
    desk,
    label: (index) => `Question ${index + 1}`,
    captions: openCaptions(desk, notes.session.transcription),
    keep: (practice) => keepPractice(open, practice),
    answered: () => sendWhatIsNext(open),
  })
  open.stopListening = doors.outbox.subscribe(() => {
    show(open, {})
    sendWhatIsNext(open)
  })
  sendWhatIsNext(open)
  return {
    room,
    shelf: doors.shelf,
    view: () => open.view,
    subscribe(changed) {
      open.listeners.add(changed)
      return () => open.listeners.delete(changed)
    },
    correct(answerId, words) {
      keep(open, { corrections: { ...open.view.notes.corrections, [answerId]: words } })
      sendWhatIsNext(open)
    },
    retry: (jobId) => void doors.outbox.retry(jobId),
    markSaved: () => show(open, { isSaved: true }),
    undelivered: () => undeliveredOf(doors.shelf, owned.practice.id),
    end: (undelivered) => end(open, room, undelivered),
  }
}

function jobsOf({ outbox }: AppOutbox, { practice }: OpenPractice): JobRow[] {
  const { jobs, discarded } = outbox.view()
  return [...jobs, ...discarded].filter(({ practiceId }) => practiceId === practice.id)
}

function show(open: Open, change: Partial<InterviewView>) {
  const view = { ...open.view, ...change }
  const standings = standingsOf(view.notes, jobsOf(open.doors, open.owned))
  // What arrived or changed after it was taken home has not been taken home.
  const isSaved = view.isSaved && standings.every(({ state }, index) => state === open.view.standings[index]?.state)
  open.view = { ...view, standings, isSaved }
  for (const changed of open.listeners) changed()
}

function inTurn(open: Open, work: () => Promise<unknown>) {
  open.last = open.last.then(work).catch(() => undefined)
}

/** Puts notes beside the recordings: a crash takes nothing of them. */
function keep(open: Open, change: Partial<VoiceNotes>) {
  show(open, { notes: { ...open.view.notes, ...change } })
  const { notes } = open.view
  inTurn(open, () => open.doors.shelf.change('practices', open.owned.practice.id, (row) => ({ ...row, notes })))
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
  const isOf = ({ recordingId, fields }: JobRow) => recordingId === answerId || fields.answerId === answerId
  for (const job of jobsOf(open.doors, open.owned).filter(isOf)) await open.doors.outbox.remove(job.id)
  await discardRecording(open.doors.shelf, answerId)
}

/** Measures what was recorded and hands the next letters to the outbox. Asked at every change; does nothing twice. */
function sendWhatIsNext(open: Open) {
  inTurn(open, async () => {
    const { doors, owned } = open
    for (const { answer } of open.view.notes.practice.places)
      if (answer?.how === 'spoken' && open.view.notes.sounds[answer.id] === undefined) await measure(open, answer.id)
    const { uid, id: practiceId } = owned.practice
    // From the shelf and not from the view, which comes a moment later.
    const jobs = (await doors.shelf.all('jobs')).filter((job) => job.practiceId === practiceId)
    for (const letter of lettersFor(open.view.notes, jobs, { uid, practiceId })) await doors.outbox.add(letter)
  })
}

async function measure(open: Open, answerId: string) {
  const { shelf } = open.doors
  const recording = await shelf.get('recordings', answerId)
  const sound = recording ? await soundOf(await fileOf(shelf, recording)) : null
  keep(open, { sounds: { ...open.view.notes.sounds, [answerId]: sound } })
}

async function end(open: Open, room: PracticeRoom, undelivered: 'keep' | 'delete') {
  await room.rest()
  await open.last
  open.stopListening()
  await endPractice(open.doors.shelf, open.owned.practice.id, undelivered)
  open.owned.letGo()
  await room.desk.close()
}
