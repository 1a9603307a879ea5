import { createStore, type Store } from '../../platform/create-store.ts'
import type { ChosenDevices } from '../../platform/media-devices.ts'
import type { Speaker, Spoken } from '../../platform/speech-synthesis.ts'
import type { RecorderController } from '../recorder/recorder-controller.ts'
import type { HandsFreeState } from './hands-free.ts'
import { afterEvent, type GivenAnswer, type Practice, type PracticeEvent } from './practice.ts'
import type { SilenceChoice } from './silence-choice.ts'
import type { Sounds } from './sounds.ts'
import { nothingHeardYet, type VoiceActivity } from './voice-activity.ts'

/** Live captions while an answer is recorded, where the browser can turn speech into text. */
export interface Captions {
  start(): void
  /** Ends it; resolves to what was understood, '' for nothing. */
  stop(): Promise<string>
}

/** What a practice needs from its page. */
export interface RunnerDeps {
  controller: RecorderController
  speaker: Speaker
  sounds: Sounds
  /** Stores the practice beside its recordings after each change. */
  keep(practice: Practice): void
  /** An answer is complete: send it, measure it. */
  answered(index: number, answer: GivenAnswer): void
  captions: Captions | null
  /** Which microphone the person has chosen. */
  devices(): ChosenDevices
  /** Calls back every `ms`. Returns how to stop. */
  every(ms: number, work: () => void): () => void
  wait(ms: number): Promise<void>
  /** Keep the screen on, and listen to the headset's button, while no recording does. Return how to release it. */
  keepAwake(): () => void
  listenToHeadset(pressed: () => void): () => void
}

export interface RunnerView {
  practice: Practice
  /** The question is being read aloud. */
  isReading: boolean
  /** This browser has no working voice: say so once, show the text. */
  hasNoVoice: boolean
  handsFree: HandsFreeState
  silence: SilenceChoice
}

/** What the runner knows besides its view. */
export interface RunnerState extends RunnerDeps {
  view: Store<RunnerView>
  /** Grows with every tap: whatever was under way before it is over. */
  turn: number
  /** The question being recorded; null while nothing is. */
  recordingAt: number | null
  /** Moving on has stopped the recording: the hands-free loop must not move on as well. */
  isMoving: boolean
  /** What the headset's button does. */
  press(): Promise<void>
  heard: VoiceActivity
  /** What still has to be done after the last recording has ended. */
  ending: Promise<void>
  releaseScreen: (() => void) | null
  releaseHeadset: (() => void) | null
  /** The question before this one was answered: the interviewer says thank you. */
  wasAnswered: boolean
}

/** The state before anything has happened. @param press what the headset's button does */
export function newRunnerState(practice: Practice, deps: RunnerDeps, press: (runner: RunnerState) => Promise<void>): RunnerState {
  const view = createStore<RunnerView>({ practice, isReading: false, hasNoVoice: false, handsFree: 'off', silence: null })
  const start = { turn: 0, recordingAt: null, isMoving: false, heard: nothingHeardYet, wasAnswered: false }
  const none = { ending: Promise.resolve(), releaseScreen: null, releaseHeadset: null }
  const runner: RunnerState = { ...deps, view, ...start, ...none, press: () => press(runner) }
  return runner
}

export function show({ view }: RunnerState, change: Partial<RunnerView>) {
  view.set({ ...view.get(), ...change })
}

export function dispatch(runner: RunnerState, event: PracticeEvent) {
  const before = runner.view.get().practice
  const practice = afterEvent(before, event)
  if (practice === before) return
  show(runner, { practice })
  runner.keep(practice)
}

export const isHandsFree = ({ view }: RunnerState) => view.get().handsFree !== 'off'

/** Ends the reading and whatever would have followed it. Returns the number of the new turn. */
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
  runner.wasAnswered = true
  dispatch(runner, { type: 'answer-was-given', index, answer })
  runner.answered(index, answer)
}

/** Hands-free waits for a tap or the headset. */
export function waitForPerson(runner: RunnerState) {
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
