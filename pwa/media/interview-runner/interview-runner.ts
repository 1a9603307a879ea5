import { createStore, type ReadableStore } from '../../platform/create-store.ts'
import type { Spoken } from '../../platform/speech-synthesis.ts'
import { isBusy, isUnderWay, type Recorder } from '../recorder/recorder.ts'
import { hasAnswerEnded } from '../recorder/silence.ts'
import {
  answered,
  canComplete,
  chosen,
  completed,
  finished,
  followedUp,
  type GivenAnswer,
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
import { pressAction, type RunnerDeps, type RunnerView } from './runner-state.ts'

const listenEveryMs = 100
/** When no voice can read a question aloud, the user reads it, at 200 words a minute. */
const readingMsOf = (text: string) => 1_500 + text.split(/\s+/u).length * 300
/** Anything shorter is only a file header. */
const hearableFromMs = 300

type Step = (practice: Practice) => Practice

/** Carries out what `practice.ts` decides. */
export function createInterviewRunner(practice: Practice, deps: RunnerDeps) {
  const { controller, speaker, sounds, captions } = deps
  const view = createStore<RunnerView>({ practice, isReading: false, hasNoVoice: false, handsFree: 'off' })
  /** Increments with every tap, which cancels whatever was under way. */
  let turn = 0
  let recordingAt: number | null = null
  /** Moving on stopped the recording: the hands-free loop must not move on too. */
  let isMoving = false
  /** When the runner listened last. */
  let quietBeforeMs = 0
  let listening: ReturnType<typeof setInterval> | undefined
  /** Resolves when the work after the last recording is done. */
  let ending: Promise<void> = Promise.resolve()
  let releaseScreen: (() => void) | null = null
  let releaseHeadset: (() => void) | null = null

  const practiceNow = () => view.get().practice
  const recorderNow = () => controller.view.get().recorder
  const isHandsFree = () => view.get().handsFree !== 'off'
  const show = (change: Partial<RunnerView>) => view.set({ ...view.get(), ...change })

  function update(step: Step) {
    const before = practiceNow()
    const after = step(before)
    if (after === before) return
    show({ practice: after })
    deps.keep(after)
  }

  /** Stops the reading and whatever would follow it. Returns the new turn's number. */
  function stopSpeaking(): number {
    turn += 1
    speaker.stop()
    if (view.get().isReading) show({ isReading: false })
    return turn
  }

  async function say(text: string): Promise<Spoken> {
    const mine = turn
    show({ isReading: true })
    const spoken = await speaker.say(text)
    if (mine !== turn) return 'stopped'
    show({ isReading: false, hasNoVoice: spoken === 'not-possible' })
    return spoken
  }

  function giveAnswer(index: number, answer: GivenAnswer) {
    update((now) => answered(now, index, answer))
    deps.answered(index, answer)
  }

  function listenToHeadset() {
    releaseHeadset ??= deps.listenToHeadset(() => void press())
  }

  function leaveHeadset() {
    releaseHeadset?.()
    releaseHeadset = null
  }

  function waitForUser() {
    show({ handsFree: 'waiting' })
    listenToHeadset()
  }

  function leaveHandsFree() {
    leaveHeadset()
    releaseScreen?.()
    releaseScreen = null
    show({ handsFree: 'off' })
  }

  async function ask(): Promise<void> {
    const mine = stopSpeaking()
    controller.clear()
    const { question } = questionAt(practiceNow())
    if (!isHandsFree()) return void (await say(question))
    show({ handsFree: 'reading' })
    listenToHeadset()
    const spoken = await say(`${questionOfAll(practiceNow())}. ${question}`)
    if (spoken === 'stopped') return
    if (spoken === 'not-possible') await new Promise((read) => setTimeout(read, readingMsOf(question)))
    if (mine === turn) await begin()
  }

  async function replay(): Promise<void> {
    if (recorderNow().state === 'recording') return
    stopSpeaking()
    await say(questionAt(practiceNow()).question)
  }

  async function begin(): Promise<void> {
    const mine = stopSpeaking()
    show({ handsFree: 'tone' })
    await sounds.begin()
    if (mine === turn) await record()
  }

  async function record(): Promise<void> {
    if (isBusy(recorderNow())) return
    const mine = stopSpeaking()
    // A retake without a tap on Record again: the old answer counts until the new one exists.
    if (shownAnswer(practiceNow())) update(recordingAgain)
    leaveHeadset()
    quietBeforeMs = 0
    const { at } = practiceNow()
    recordingAt = at
    await controller.record({ wants: 'audio', label: labelAt(practiceNow(), at) })
    const isRecording = recorderNow().state === 'recording'
    // The permission prompt took a while and the user moved on meanwhile.
    if (isRecording && mine !== turn) {
      recordingAt = null
      await controller.stop()
      return controller.clear()
    }
    if (isRecording) captions?.start()
    if (!isHandsFree()) return
    if (isRecording) return show({ handsFree: 'listening' })
    waitForUser()
    stopSpeaking()
    await say(microphoneCue)
  }

  function listen() {
    if (view.get().handsFree !== 'listening') return
    const { spokenMs, quietMs } = controller.heard()
    const silence = deps.silence()
    if (warnsOfEnd(quietBeforeMs, quietMs, spokenMs, silence)) sounds.tick()
    if (hasAnswerEnded({ spokenMs, quietMs }, silence)) void controller.stop()
    quietBeforeMs = quietMs
  }

  function followRecorder() {
    const recorder = recorderNow()
    if (recorder.state === 'recording') listening ??= setInterval(listen, listenEveryMs)
    else {
      clearInterval(listening)
      listening = undefined
    }
    // The recording is complete: the answer counts, whatever ended it.
    if (recorder.state !== 'completed' || recordingAt === null) return
    ending = afterEnd(recordingAt, recorder)
    recordingAt = null
  }

  async function afterEnd(index: number, recorder: Recorder & { state: 'completed' }): Promise<void> {
    const heard = (await captions?.stop()) || null
    const { recordingId, recordedMs, why } = recorder
    if (recordedMs >= hearableFromMs) giveAnswer(index, { how: 'spoken', id: recordingId, lengthMs: recordedMs, captions: heard })
    if (!isHandsFree() || isMoving) return
    // A broken microphone needs the user's attention; any other ending is a complete answer.
    if (why === 'by-user' || why === 'time-was-up') void moveOn()
    else waitForUser()
  }

  async function moveOn(): Promise<void> {
    sounds.kept()
    if (!isLast(practiceNow())) return move(next)
    if (!canComplete(practiceNow())) return waitForUser()
    const mine = stopSpeaking()
    await say(cueAtTheEnd(practiceNow()))
    if (mine === turn) await end(completed)
  }

  /** Moving on stops the recording; the answer belongs to its own question. */
  async function stopFirst(): Promise<void> {
    stopSpeaking()
    isMoving = true
    await controller.stop()
    await ending
    isMoving = false
  }

  async function move(step: Step): Promise<void> {
    await stopFirst()
    const { at } = practiceNow()
    update(step)
    controller.clear()
    if (practiceNow().at === at) return
    if (!shownAnswer(practiceNow())) return ask()
    // Hands-free waits at a question that already has an answer.
    if (isHandsFree()) waitForUser()
  }

  /** False without an answer to the last question. */
  async function end(step: Step): Promise<boolean> {
    await stopFirst()
    update(step)
    if (practiceNow().phase !== 'completed') return false
    controller.clear()
    leaveHandsFree()
    return true
  }

  async function setHandsFree(isOn: boolean): Promise<void> {
    if (isOn === isHandsFree()) return
    if (!isOn) {
      stopSpeaking()
      return leaveHandsFree()
    }
    releaseScreen = deps.keepAwake()
    quietBeforeMs = 0
    if (isUnderWay(recorderNow())) return show({ handsFree: 'listening' })
    show({ handsFree: 'waiting' })
    if (!shownAnswer(practiceNow())) await ask()
  }

  async function press(): Promise<void> {
    switch (pressAction(view.get(), recorderNow().state)) {
      case 'stop':
        return controller.stop()
      case 'resume':
        return controller.resume()
      case 'continue':
        return moveOn()
      case 'record':
        return record()
    }
  }

  controller.view.subscribe(followRecorder)
  return {
    controller,
    view: view as ReadableStore<RunnerView>,
    ask,
    /** Reads it again without restarting its time. */
    replay,
    record,
    async recordAgain() {
      update(recordingAgain)
      await ask()
    },
    chooseTake: (id: string) => update((now) => chosen(now, id)),
    next: () => move(next),
    previous: () => move(previous),
    goTo: (index: number) => move((now) => goneTo(now, index)),
    type(text: string) {
      stopSpeaking()
      giveAnswer(practiceNow().at, { how: 'typed', id: crypto.randomUUID(), text })
    },
    complete: () => end(completed),
    finish: () => end(finished),
    review: () => update(reviewed),
    /** Asked once the current question is done, or not at all. Never delays the interview. */
    followUp: (to: number, question: string) => update((now) => followedUp(now, to, question)),
    /** From a tap: starts with the current question, or ends the loop. */
    setHandsFree,
    press,
    /** Leaves the screen: stops speaking and recording, keeps the answer. */
    async rest() {
      await stopFirst()
      if (isHandsFree()) leaveHandsFree()
    },
  }
}

export type InterviewRunner = ReturnType<typeof createInterviewRunner>

function cueAtTheEnd(practice: Practice): string {
  return withoutFollowUps(practice, practice.questions).length === 10
    ? "That's ten. You're ready to walk in."
    : 'That was the last question. Well done.'
}

const microphoneCue = 'I can’t use your microphone. Please look at the screen.'
