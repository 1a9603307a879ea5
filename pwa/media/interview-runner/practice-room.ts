import { isBusy, type Recorder } from '../recorder/recorder.ts'
import type { Desk } from '../recorder/recording-desk.ts'
import { hasAnswerEnded } from '../recorder/silence.ts'
import { canComplete, isLast, type Practice, type PracticeEvent, placeAt, questionAt, shownAnswer } from './practice.ts'
import {
  give,
  happen,
  hearHeadset,
  hold,
  hush,
  isHandsFree,
  leaveHandsFree,
  letGoOfHeadset,
  newRoom,
  type Room,
  type RoomDoors,
  type RoomView,
  say,
  show,
} from './room-state.ts'
import { type SilenceChoice, warnsOfEnd } from './silence-choice.ts'
import { cueAtTheEnd, cueBefore, microphoneCue } from './spoken-cues.ts'
import { afterHearing, nothingHeardYet } from './voice-activity.ts'

/** What became of a tap on Complete. */
export type Completing = 'completed' | 'record-your-answer'

export interface PracticeRoom {
  desk: Desk
  view(): RoomView
  subscribe(changed: () => void): () => void
  /** Reads the question of this moment aloud (and in hands-free goes on to record). From a tap. */
  ask(): Promise<void>
  /** Reads it once more; the time does not begin anew. */
  replay(): Promise<void>
  record(): Promise<void>
  stop(): Promise<void>
  recordAgain(): Promise<void>
  /** Stops what is being recorded, keeps it, and goes on; without an answer the question is skipped. */
  next(): Promise<void>
  previous(): Promise<void>
  goTo(index: number): Promise<void>
  /** Takes a typed answer for the question of this moment. */
  type(text: string): void
  complete(): Promise<Completing>
  /** Enough for today: the summary of what there is. */
  finish(): void
  review(): void
  /** From a tap: begins with the question of this moment, or ends the loop. */
  setHandsFree(isOn: boolean, silence: SilenceChoice): Promise<void>
  /** The big button and the headset's: done while recording, begin while waiting. */
  press(): Promise<void>
  /** The person looks elsewhere: silent, stopped, kept. */
  rest(): Promise<void>
}

const listenEveryMs = 100
/** A question that nobody can read aloud is read by the person, at 200 words a minute. */
const readingMsOf = (text: string) => 1_500 + text.split(/\s+/u).length * 300
/** Less is the head of a file and nothing to hear. */
const hearableFromMs = 300

/** A practice with its voice, its microphone and its hands-free loop. Carries out what `practice.ts` decides. */
export function openPracticeRoom(practice: Practice, doors: RoomDoors): PracticeRoom {
  const room = newRoom(practice, doors, press)
  const { desk } = doors
  desk.subscribe(() => noticeEnd(room))
  doors.every(listenEveryMs, () => listen(room))
  const here = () => room.view.practice
  return {
    desk,
    view: () => room.view,
    subscribe(changed) {
      room.listeners.add(changed)
      return () => room.listeners.delete(changed)
    },
    ask: () => ask(room),
    replay: () => replay(room),
    record: () => record(room),
    stop: () => desk.stop(),
    async recordAgain() {
      happen(room, { type: 'record-again-was-tapped' })
      await ask(room)
    },
    next: () => move(room, { type: 'next-was-tapped' }),
    previous: () => move(room, { type: 'previous-was-tapped' }),
    goTo: (index) => move(room, { type: 'dot-was-tapped', index }),
    type(text) {
      hush(room)
      give(room, here().at, { how: 'typed', id: crypto.randomUUID(), text })
    },
    complete: () => complete(room),
    finish: () => happen(room, { type: 'finish-was-tapped' }),
    review: () => happen(room, { type: 'review-was-tapped' }),
    setHandsFree: (isOn, silence) => setHandsFree(room, isOn, silence),
    press: () => press(room),
    rest: () => rest(room),
  }
}

async function ask(room: Room): Promise<void> {
  const turn = hush(room)
  room.desk.putAway()
  const { at, questions } = room.view.practice
  const { question } = questionAt(room.view.practice)
  if (!isHandsFree(room)) return void (await say(room, question, turn))
  show(room, { beat: 'reading' })
  hearHeadset(room)
  const spoken = await say(room, `${cueBefore(at, questions.length, room.wasAnswered)} ${question}`, turn)
  if (spoken === 'stopped') return
  if (spoken === 'not-possible') await room.wait(readingMsOf(question))
  if (turn === room.turn) await begin(room)
}

async function replay(room: Room): Promise<void> {
  if (room.desk.view().recorder.state === 'recording') return
  const turn = hush(room)
  await say(room, questionAt(room.view.practice).question, turn)
}

/** Hands-free: the tone, then the microphone. */
async function begin(room: Room): Promise<void> {
  const turn = hush(room)
  show(room, { beat: 'tone' })
  await room.sounds.begin()
  if (turn === room.turn) await record(room)
}

async function record(room: Room): Promise<void> {
  const { desk } = room
  if (isBusy(desk.view().recorder)) return
  const turn = hush(room)
  // Somebody who records again without saying so first: the old answer counts until the new one is there.
  if (shownAnswer(room.view.practice)) happen(room, { type: 'record-again-was-tapped' })
  letGoOfHeadset(room)
  room.heard = nothingHeardYet
  const { at } = room.view.practice
  room.recordingAt = at
  await desk.record({ wants: 'audio', label: room.label(at), devices: room.devices() })
  const isRecording = desk.view().recorder.state === 'recording'
  // The browser's question about the microphone took long, and the person has gone on meanwhile.
  if (isRecording && turn !== room.turn) return giveUp(room)
  if (isRecording) room.captions?.start()
  if (!isHandsFree(room)) return
  show(room, { beat: isRecording ? 'listening' : 'held' })
  if (isRecording) return
  hearHeadset(room)
  await say(room, microphoneCue, hush(room))
}

async function giveUp(room: Room): Promise<void> {
  room.recordingAt = null
  await room.desk.stop()
  room.desk.putAway()
}

/** The level, ten times a second: hands-free ends an answer by it. */
function listen(room: Room) {
  const { desk, view } = room
  if (view.beat !== 'listening' || desk.view().recorder.state !== 'recording') return
  const before = room.heard
  room.heard = afterHearing(before, desk.levelDb(), listenEveryMs)
  const { spokenMs, quietMs } = room.heard
  if (warnsOfEnd(before.quietMs, quietMs, spokenMs, view.silence)) room.sounds.tick()
  if (hasAnswerEnded(room.heard, view.silence)) void desk.stop()
}

/** The recorder has completed: the answer counts, whoever or whatever ended it. */
function noticeEnd(room: Room) {
  const { recorder } = room.desk.view()
  const index = room.recordingAt
  if (recorder.state !== 'completed' || index === null) return
  room.recordingAt = null
  room.ending = afterEnd(room, index, recorder)
}

async function afterEnd(room: Room, index: number, recorder: Recorder & { state: 'completed' }): Promise<void> {
  const captions = (await room.captions?.stop()) || null
  if (recorder.recordedMs >= hearableFromMs)
    give(room, index, { how: 'spoken', id: recorder.recordingId, lengthMs: recorder.recordedMs, captions })
  if (!isHandsFree(room) || room.isMoving) return
  // A microphone that broke is for the person to look at; everything else is the end of an answer.
  if (recorder.why === 'by-person' || recorder.why === 'time-was-up') void goOn(room)
  else hold(room)
}

/** Hands-free: the next question, or the end. */
async function goOn(room: Room): Promise<void> {
  room.sounds.kept()
  const { practice } = room.view
  if (!isLast(practice)) return move(room, { type: 'next-was-tapped' })
  if (!canComplete(practice)) return hold(room)
  const turn = hush(room)
  await say(room, cueAtTheEnd(practice.questions.length), turn)
  if (turn === room.turn) await complete(room)
}

/** Moving on while recording stops it; the answer belongs to the question it was given to. */
async function stopFirst(room: Room): Promise<void> {
  hush(room)
  room.isMoving = true
  await room.desk.stop()
  await room.ending
  room.isMoving = false
}

async function move(room: Room, event: PracticeEvent): Promise<void> {
  room.wasAnswered = placeAt(room.view.practice).answer !== null
  await stopFirst(room)
  const { asked, at } = room.view.practice
  happen(room, event)
  room.desk.putAway()
  const { practice } = room.view
  if (practice.asked !== asked) return ask(room)
  // An answered question is shown as it stands; the loop waits there for the person.
  if (practice.at !== at && isHandsFree(room)) hold(room)
}

async function complete(room: Room): Promise<Completing> {
  await stopFirst(room)
  happen(room, { type: 'complete-was-tapped' })
  if (room.view.practice.phase !== 'completed') return 'record-your-answer'
  room.desk.putAway()
  leaveHandsFree(room)
  return 'completed'
}

async function setHandsFree(room: Room, isOn: boolean, silence: SilenceChoice): Promise<void> {
  show(room, { silence })
  if (isOn === isHandsFree(room)) return
  if (!isOn) {
    hush(room)
    return leaveHandsFree(room)
  }
  room.letGo = room.keepAwake()
  const { state } = room.desk.view().recorder
  room.heard = nothingHeardYet
  if (state === 'recording' || state === 'paused') return show(room, { beat: 'listening' })
  show(room, { beat: 'held' })
  if (!shownAnswer(room.view.practice)) await ask(room)
}

async function press(room: Room): Promise<void> {
  const { state } = room.desk.view().recorder
  if (state === 'recording') return room.desk.stop()
  if (state === 'paused') return room.desk.resume()
  if (room.view.beat === 'held' && shownAnswer(room.view.practice)) return goOn(room)
  // During the reading: "I know this one".
  return record(room)
}

async function rest(room: Room): Promise<void> {
  await stopFirst(room)
  if (isHandsFree(room)) leaveHandsFree(room)
}
