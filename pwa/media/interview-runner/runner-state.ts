import { createStore, type Store } from '../../platform/create-store.ts'
import type { Speaker, Spoken } from '../../platform/speech-synthesis.ts'
import type { Recorder } from '../recorder/recorder.ts'
import type { RecorderController } from '../recorder/recorder-controller.ts'
import type { pageSounds } from '../recorder/sounds.ts'
import { answered, type GivenAnswer, type Practice, shownAnswer } from './practice.ts'
import type { SilenceChoice } from './practice-settings.ts'

export interface Captions {
  start(): void
  stop(): Promise<string>
}

export interface RunnerDeps {
  controller: RecorderController
  speaker: Speaker
  sounds: typeof pageSounds
  keep(practice: Practice): void
  answered(index: number, answer: GivenAnswer): void
  captions: Captions | null
  /** How long a silence ends an answer in hands-free. */
  silence(): SilenceChoice
  /** Keeps the screen on and listens to the headset while no recording does. Returns the release. */
  keepAwake(): () => void
  listenToHeadset(pressed: () => void): () => void
}

type HandsFreeState = 'off' | 'reading' | 'tone' | 'listening' | 'waiting'

export interface RunnerView {
  practice: Practice
  isReading: boolean
  /** This browser has no working voice: say so once and show the text. */
  hasNoVoice: boolean
  handsFree: HandsFreeState
}

export interface RunnerState extends RunnerDeps {
  view: Store<RunnerView>
  /** Increments with every tap, which cancels whatever was under way. */
  turn: number
  /** Null while not recording. */
  recordingAt: number | null
  /** Moving on stopped the recording: the hands-free loop must not move on too. */
  isMoving: boolean
  press(): Promise<void>
  /** When the runner listened last. */
  quietMs: number
  /** Resolves when the work after the last recording is done. */
  ending: Promise<void>
  releaseScreen: (() => void) | null
  releaseHeadset: (() => void) | null
}

export function newRunnerState(practice: Practice, deps: RunnerDeps, press: (runner: RunnerState) => Promise<void>): RunnerState {
  const view = createStore<RunnerView>({ practice, isReading: false, hasNoVoice: false, handsFree: 'off' })
  const start = { turn: 0, recordingAt: null, isMoving: false, quietMs: 0 }
  const none = { ending: Promise.resolve(), releaseScreen: null, releaseHeadset: null }
  const runner: RunnerState = { ...deps, view, ...start, ...none, press: () => press(runner) }
  return runner
}

export function show({ view }: RunnerState, change: Partial<RunnerView>) {
  view.set({ ...view.get(), ...change })
}

export function update(runner: RunnerState, step: (practice: Practice) => Practice) {
  const before = runner.view.get().practice
  const practice = step(before)
  if (practice === before) return
  show(runner, { practice })
  runner.keep(practice)
}

/** What the big button and the headset do: done while recording, begin while waiting. */
export function pressAction({ handsFree, practice }: RunnerView, recorder: Recorder['state']) {
  if (recorder === 'recording') return 'stop'
  if (recorder === 'paused') return 'resume'
  if (handsFree === 'waiting' && shownAnswer(practice)) return 'continue'
  // While the question is read: "I know this one".
  return 'record'
}

export const isHandsFree = ({ view }: RunnerState) => view.get().handsFree !== 'off'

/** Stops the reading and whatever would follow it. Returns the new turn's number. */
export function stopSpeaking(runner: RunnerState): number {
  runner.turn += 1
  runner.speaker.stop()
  if (runner.view.get().isReading) show(runner, { isReading: false })
  return runner.turn
}

export async function say(runner: RunnerState, text: string, turn: number): Promise<Spoken> {
  show(runner, { isReading: true })
  const spoken = await runner.speaker.say(text)
  if (turn !== runner.turn) return 'stopped'
  show(runner, { isReading: false, hasNoVoice: spoken === 'not-possible' })
  return spoken
}

export function giveAnswer(runner: RunnerState, index: number, answer: GivenAnswer) {
  update(runner, (practice) => answered(practice, index, answer))
  runner.answered(index, answer)
}

export function waitForUser(runner: RunnerState) {
  show(runner, { handsFree: 'waiting' })
  listenToHeadset(runner)
}

export function listenToHeadset(runner: RunnerState) {
  runner.releaseHeadset ??= runner.listenToHeadset(() => void runner.press())
}

export function releaseHeadset(runner: RunnerState) {
  runner.releaseHeadset?.()
  runner.releaseHeadset = null
}

export function leaveHandsFree(runner: RunnerState) {
  releaseHeadset(runner)
  runner.releaseScreen?.()
  runner.releaseScreen = null
  show(runner, { handsFree: 'off' })
}
