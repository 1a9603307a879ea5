import { isBusy, type Recorder } from '../recorder/recorder.ts'
import type { RecorderController } from '../recorder/recorder-controller.ts'
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
  newRunner,
  type RunnerDeps,
  type RunnerState,
  type RunnerView,
  say,
  show,
} from './runner-state.ts'
import { type SilenceChoice, warnsOfEnd } from './silence-choice.ts'
import { cueAtTheEnd, cueBefore, microphoneCue } from './spoken-cues.ts'
import { afterHearing, nothingHeardYet } from './voice-activity.ts'

/** What became of a tap on Complete. */
export type Completing = 'completed' | 'record-your-answer'

export interface InterviewRunner {
  controller: RecorderController
  view(): RunnerView
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
export function createInterviewRunner(practice: Practice, deps: RunnerDeps): InterviewRunner {
  const runner = newRunner(practice, deps, press)
  const { controller } = deps
  controller.subscribe(() => noticeEnd(runner))
  deps.every(listenEveryMs, () => listen(runner))
  const here = () => runner.view.practice
  return {
    controller,
    view: () => runner.view,
    subscribe(changed) {
      runner.listeners.add(changed)
      return () => runner.listeners.delete(changed)
    },
    ask: () => ask(runner),
    replay: () => replay(runner),
    record: () => record(runner),
    stop: () => controller.stop(),
    async recordAgain() {
      happen(runner, { type: 'record-again-was-tapped' })
      await ask(runner)
    },
    next: () => move(runner, { type: 'next-was-tapped' }),
    previous: () => move(runner, { type: 'previous-was-tapped' }),
    goTo: (index) => move(runner, { type: 'dot-was-tapped', index }),
    type(text) {
      hush(runner)
      give(runner, here().at, { how: 'typed', id: crypto.randomUUID(), text })
    },
    complete: () => complete(runner),
    finish: () => happen(runner, { type: 'finish-was-tapped' }),
    review: () => happen(runner, { type: 'review-was-tapped' }),
    setHandsFree: (isOn, silence) => setHandsFree(runner, isOn, silence),
    press: () => press(runner),
    rest: () => rest(runner),
  }
}

async function ask(runner: RunnerState): Promise<void> {
  const turn = hush(runner)
  runner.controller.putAway()
  const { at, questions } = runner.view.practice
  const { question } = questionAt(runner.view.practice)
  if (!isHandsFree(runner)) return void (await say(runner, question, turn))
  show(runner, { beat: 'reading' })
  hearHeadset(runner)
  const spoken = await say(runner, `${cueBefore(at, questions.length, runner.wasAnswered)} ${question}`, turn)
  if (spoken === 'stopped') return
  if (spoken === 'not-possible') await runner.wait(readingMsOf(question))
  if (turn === runner.turn) await begin(runner)
}

async function replay(runner: RunnerState): Promise<void> {
  if (runner.controller.view().recorder.state === 'recording') return
  const turn = hush(runner)
  await say(runner, questionAt(runner.view.practice).question, turn)
}

/** Hands-free: the tone, then the microphone. */
async function begin(runner: RunnerState): Promise<void> {
  const turn = hush(runner)
  show(runner, { beat: 'tone' })
  await runner.sounds.begin()
  if (turn === runner.turn) await record(runner)
}

async function record(runner: RunnerState): Promise<void> {
  const { controller } = runner
  if (isBusy(controller.view().recorder)) return
  const turn = hush(runner)
  // Somebody who records again without saying so first: the old answer counts until the new one is there.
  if (shownAnswer(runner.view.practice)) happen(runner, { type: 'record-again-was-tapped' })
  letGoOfHeadset(runner)
  runner.heard = nothingHeardYet
  const { at } = runner.view.practice
  runner.recordingAt = at
  await controller.record({ wants: 'audio', label: runner.label(at), devices: runner.devices() })
  const isRecording = controller.view().recorder.state === 'recording'
  // The browser's question about the microphone took long, and the person has gone on meanwhile.
  if (isRecording && turn !== runner.turn) return giveUp(runner)
  if (isRecording) runner.captions?.start()
  if (!isHandsFree(runner)) return
  show(runner, { beat: isRecording ? 'listening' : 'held' })
  if (isRecording) return
  hearHeadset(runner)
  await say(runner, microphoneCue, hush(runner))
}

async function giveUp(runner: RunnerState): Promise<void> {
  runner.recordingAt = null
  await runner.controller.stop()
  runner.controller.putAway()
}

/** The level, ten times a second: hands-free ends an answer by it. */
function listen(runner: RunnerState) {
  const { controller, view } = runner
  if (view.beat !== 'listening' || controller.view().recorder.state !== 'recording') return
  const before = runner.heard
  runner.heard = afterHearing(before, controller.levelDb(), listenEveryMs)
  const { spokenMs, quietMs } = runner.heard
  if (warnsOfEnd(before.quietMs, quietMs, spokenMs, view.silence)) runner.sounds.tick()
  if (hasAnswerEnded(runner.heard, view.silence)) void controller.stop()
}

/** The recorder has completed: the answer counts, whoever or whatever ended it. */
function noticeEnd(runner: RunnerState) {
  const { recorder } = runner.controller.view()
  const index = runner.recordingAt
  if (recorder.state !== 'completed' || index === null) return
  runner.recordingAt = null
  runner.ending = afterEnd(runner, index, recorder)
}

async function afterEnd(runner: RunnerState, index: number, recorder: Recorder & { state: 'completed' }): Promise<void> {
  const captions = (await runner.captions?.stop()) || null
  if (recorder.recordedMs >= hearableFromMs)
    give(runner, index, { how: 'spoken', id: recorder.recordingId, lengthMs: recorder.recordedMs, captions })
  if (!isHandsFree(runner) || runner.isMoving) return
  // A microphone that broke is for the person to look at; everything else is the end of an answer.
  if (recorder.why === 'by-person' || recorder.why === 'time-was-up') void goOn(runner)
  else hold(runner)
}

/** Hands-free: the next question, or the end. */
async function goOn(runner: RunnerState): Promise<void> {
  runner.sounds.kept()
  const { practice } = runner.view
  if (!isLast(practice)) return move(runner, { type: 'next-was-tapped' })
  if (!canComplete(practice)) return hold(runner)
  const turn = hush(runner)
  await say(runner, cueAtTheEnd(practice.questions.length), turn)
  if (turn === runner.turn) await complete(runner)
}

/** Moving on while recording stops it; the answer belongs to the question it was given to. */
async function stopFirst(runner: RunnerState): Promise<void> {
  hush(runner)
  runner.isMoving = true
  await runner.controller.stop()
  await runner.ending
  runner.isMoving = false
}

async function move(runner: RunnerState, event: PracticeEvent): Promise<void> {
  runner.wasAnswered = placeAt(runner.view.practice).answer !== null
  await stopFirst(runner)
  const { asked, at } = runner.view.practice
  happen(runner, event)
  runner.controller.putAway()
  const { practice } = runner.view
  if (practice.asked !== asked) return ask(runner)
  // An answered question is shown as it stands; the loop waits there for the person.
  if (practice.at !== at && isHandsFree(runner)) hold(runner)
}

async function complete(runner: RunnerState): Promise<Completing> {
  await stopFirst(runner)
  happen(runner, { type: 'complete-was-tapped' })
  if (runner.view.practice.phase !== 'completed') return 'record-your-answer'
  runner.controller.putAway()
  leaveHandsFree(runner)
  return 'completed'
}

async function setHandsFree(runner: RunnerState, isOn: boolean, silence: SilenceChoice): Promise<void> {
  show(runner, { silence })
  if (isOn === isHandsFree(runner)) return
  if (!isOn) {
    hush(runner)
    return leaveHandsFree(runner)
  }
  runner.release = runner.keepAwake()
  const { state } = runner.controller.view().recorder
  runner.heard = nothingHeardYet
  if (state === 'recording' || state === 'paused') return show(runner, { beat: 'listening' })
  show(runner, { beat: 'held' })
  if (!shownAnswer(runner.view.practice)) await ask(runner)
}

async function press(runner: RunnerState): Promise<void> {
  const { state } = runner.controller.view().recorder
  if (state === 'recording') return runner.controller.stop()
  if (state === 'paused') return runner.controller.resume()
  if (runner.view.beat === 'held' && shownAnswer(runner.view.practice)) return goOn(runner)
  // During the reading: "I know this one".
  return record(runner)
}

async function rest(runner: RunnerState): Promise<void> {
  await stopFirst(runner)
  if (isHandsFree(runner)) leaveHandsFree(runner)
}
