import type { ReadableStore } from '../../platform/create-store.ts'
import { isBusy, isUnderWay, type Recorder } from '../recorder/recorder.ts'
import { hasAnswerEnded } from '../recorder/silence.ts'
import {
  canComplete,
  chosen,
  completed,
  finished,
  followedUp,
  goneTo,
  isLast,
  labelAt,
  next,
  type Practice,
  previous,
  questionAt,
  questionOfAll,
  recordingAgain,
  reviewed,
  shownAnswer,
  withoutFollowUps,
} from './practice.ts'
import { warnsOfEnd } from './practice-settings.ts'
import {
  giveAnswer,
  isHandsFree,
  leaveHandsFree,
  listenToHeadset,
  newRunnerState,
  pressAction,
  type RunnerDeps,
  type RunnerState,
  type RunnerView,
  releaseHeadset,
  say,
  show,
  stopSpeaking,
  update,
  waitForUser,
} from './runner-state.ts'

const listenEveryMs = 100
/** When no voice can read a question aloud, the user reads it, at 200 words a minute. */
const readingMsOf = (text: string) => 1_500 + text.split(/\s+/u).length * 300
/** Anything shorter is only a file header. */
const hearableFromMs = 300

/** Carries out what `practice.ts` decides. */
export function createInterviewRunner(practice: Practice, deps: RunnerDeps) {
  const runner = newRunnerState(practice, deps, press)
  const { controller, view } = runner
  controller.view.subscribe(() => noticeEnd(runner))
  setInterval(() => listen(runner), listenEveryMs)
  return {
    controller,
    view: view as ReadableStore<RunnerView>,
    ask: () => ask(runner),
    /** Reads it again without restarting its time. */
    replay: () => replay(runner),
    record: () => record(runner),
    async recordAgain() {
      update(runner, recordingAgain)
      await ask(runner)
    },
    chooseTake: (id: string) => update(runner, (practice) => chosen(practice, id)),
    next: () => move(runner, next),
    previous: () => move(runner, previous),
    goTo: (index: number) => move(runner, (practice) => goneTo(practice, index)),
    type(text: string) {
      stopSpeaking(runner)
      giveAnswer(runner, view.get().practice.at, { how: 'typed', id: crypto.randomUUID(), text })
    },
    /** False without an answer to the last question. */
    complete: () => end(runner, completed),
    finish: () => end(runner, finished),
    review: () => update(runner, reviewed),
    /** Asked once the current question is done, or not at all. Never delays the interview. */
    followUp: (to: number, question: string) => update(runner, (practice) => followedUp(practice, to, question)),
    /** From a tap: starts with the current question, or ends the loop. */
    setHandsFree: (isOn: boolean) => setHandsFree(runner, isOn),
    press: () => press(runner),
    /** Leaves the screen: stops speaking and recording, keeps the answer. */
    rest: () => rest(runner),
  }
}

export type InterviewRunner = ReturnType<typeof createInterviewRunner>

const practiceOf = ({ view }: RunnerState) => view.get().practice
const recorderOf = ({ controller }: RunnerState) => controller.view.get().recorder

async function ask(runner: RunnerState): Promise<void> {
  const turn = stopSpeaking(runner)
  runner.controller.clear()
  const practice = practiceOf(runner)
  const { question } = questionAt(practice)
  if (!isHandsFree(runner)) return void (await say(runner, question, turn))
  show(runner, { handsFree: 'reading' })
  listenToHeadset(runner)
  const spoken = await say(runner, `${questionOfAll(practice)}. ${question}`, turn)
  if (spoken === 'stopped') return
  if (spoken === 'not-possible') await new Promise((read) => setTimeout(read, readingMsOf(question)))
  if (turn === runner.turn) await begin(runner)
}

async function replay(runner: RunnerState): Promise<void> {
  if (recorderOf(runner).state === 'recording') return
  const turn = stopSpeaking(runner)
  await say(runner, questionAt(practiceOf(runner)).question, turn)
}

async function begin(runner: RunnerState): Promise<void> {
  const turn = stopSpeaking(runner)
  show(runner, { handsFree: 'tone' })
  await runner.sounds.begin()
  if (turn === runner.turn) await record(runner)
}

async function record(runner: RunnerState): Promise<void> {
  if (isBusy(recorderOf(runner))) return
  const turn = stopSpeaking(runner)
  // A retake without a tap on Record again: the old answer counts until the new one exists.
  if (shownAnswer(practiceOf(runner))) update(runner, recordingAgain)
  releaseHeadset(runner)
  runner.quietMs = 0
  const { at } = practiceOf(runner)
  runner.recordingAt = at
  await runner.controller.record({ wants: 'audio', label: labelAt(practiceOf(runner), at) })
  const isRecording = recorderOf(runner).state === 'recording'
  // The permission prompt took a while and the user moved on meanwhile.
  if (isRecording && turn !== runner.turn) return giveUp(runner)
  if (isRecording) runner.captions?.start()
  if (!isHandsFree(runner)) return
  if (isRecording) return show(runner, { handsFree: 'listening' })
  waitForUser(runner)
  await say(runner, microphoneCue, stopSpeaking(runner))
}

async function giveUp(runner: RunnerState): Promise<void> {
  runner.recordingAt = null
  await runner.controller.stop()
  runner.controller.clear()
}

function listen(runner: RunnerState) {
  if (runner.view.get().handsFree !== 'listening' || recorderOf(runner).state !== 'recording') return
  const { spokenMs, quietMs } = runner.controller.heard()
  const silence = runner.silence()
  if (warnsOfEnd(runner.quietMs, quietMs, spokenMs, silence)) runner.sounds.tick()
  if (hasAnswerEnded({ spokenMs, quietMs }, silence)) void runner.controller.stop()
  runner.quietMs = quietMs
}

/** The recording is complete: the answer counts, whatever ended it. */
function noticeEnd(runner: RunnerState) {
  const recorder = recorderOf(runner)
  const index = runner.recordingAt
  if (recorder.state !== 'completed' || index === null) return
  runner.recordingAt = null
  runner.ending = afterEnd(runner, index, recorder)
}

async function afterEnd(runner: RunnerState, index: number, recorder: Recorder & { state: 'completed' }): Promise<void> {
  const captions = (await runner.captions?.stop()) || null
  const { recordingId, recordedMs, why } = recorder
  if (recordedMs >= hearableFromMs) giveAnswer(runner, index, { how: 'spoken', id: recordingId, lengthMs: recordedMs, captions })
  if (!isHandsFree(runner) || runner.isMoving) return
  // A broken microphone needs the user's attention; any other ending is a complete answer.
  if (why === 'by-user' || why === 'time-was-up') void moveOn(runner)
  else waitForUser(runner)
}

async function moveOn(runner: RunnerState): Promise<void> {
  runner.sounds.kept()
  const practice = practiceOf(runner)
  if (!isLast(practice)) return move(runner, next)
  if (!canComplete(practice)) return waitForUser(runner)
  const turn = stopSpeaking(runner)
  await say(runner, cueAtTheEnd(practice), turn)
  if (turn === runner.turn) await end(runner, completed)
}

/** Moving on stops the recording; the answer belongs to its own question. */
async function stopFirst(runner: RunnerState): Promise<void> {
  stopSpeaking(runner)
  runner.isMoving = true
  await runner.controller.stop()
  await runner.ending
  runner.isMoving = false
}

async function move(runner: RunnerState, step: (practice: Practice) => Practice): Promise<void> {
  await stopFirst(runner)
  const { at } = practiceOf(runner)
  update(runner, step)
  runner.controller.clear()
  const practice = practiceOf(runner)
  if (practice.at === at) return
  if (!shownAnswer(practice)) return ask(runner)
  // Hands-free waits at a question that already has an answer.
  if (isHandsFree(runner)) waitForUser(runner)
}

async function end(runner: RunnerState, step: (practice: Practice) => Practice): Promise<boolean> {
  await stopFirst(runner)
  update(runner, step)
  if (practiceOf(runner).phase !== 'completed') return false
  runner.controller.clear()
  leaveHandsFree(runner)
  return true
}

async function setHandsFree(runner: RunnerState, isOn: boolean): Promise<void> {
  if (isOn === isHandsFree(runner)) return
  if (!isOn) {
    stopSpeaking(runner)
    return leaveHandsFree(runner)
  }
  runner.releaseScreen = runner.keepAwake()
  runner.quietMs = 0
  if (isUnderWay(recorderOf(runner))) return show(runner, { handsFree: 'listening' })
  show(runner, { handsFree: 'waiting' })
  if (!shownAnswer(practiceOf(runner))) await ask(runner)
}

async function press(runner: RunnerState): Promise<void> {
  switch (pressAction(runner.view.get(), recorderOf(runner).state)) {
    case 'stop':
      return runner.controller.stop()
    case 'resume':
      return runner.controller.resume()
    case 'continue':
      return moveOn(runner)
    case 'record':
      return record(runner)
  }
}

async function rest(runner: RunnerState): Promise<void> {
  await stopFirst(runner)
  if (isHandsFree(runner)) leaveHandsFree(runner)
}

function cueAtTheEnd(practice: Practice): string {
  return withoutFollowUps(practice, practice.questions).length === 10
    ? "That's ten. You're ready to walk in."
    : 'That was the last question. Well done.'
}

const microphoneCue = 'I can’t use your microphone. Please look at the screen.'
