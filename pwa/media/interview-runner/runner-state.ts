import type { ChosenDevices } from '../../platform/media-devices.ts'
import type { Speaker, Spoken } from '../../platform/speech-synthesis.ts'
import type { RecorderController } from '../recorder/recorder-controller.ts'
import { afterEvent, type GivenAnswer, type Practice, type PracticeEvent } from './practice.ts'
import type { SilenceChoice } from './silence-choice.ts'
import type { Sounds } from './sounds.ts'
import { nothingHeardYet, type VoiceActivity } from './voice-activity.ts'

/** Listens along while an answer is recorded, where the browser can turn speech into text. */
export interface Captions {
  start(): void
  /** Ends it; resolves to what was understood, '' for nothing. */
  stop(): Promise<string>
}

/** The world around a practice. */
export interface RunnerDeps {
  controller: RecorderController
  speaker: Speaker
  sounds: Sounds
  /** Puts the practice beside its recordings after each change. */
  keep(practice: Practice): void
  /** An answer is complete: send it, measure it. */
  answered(index: number, answer: GivenAnswer): void
  /** Words for the recording: "Question 4". */
  label(index: number): string
  captions: Captions | null
  /** Which microphone the person has chosen. */
  devices(): ChosenDevices
  /** Calls back every so many ms. Returns how to stop. */
  every(ms: number, work: () => void): () => void
  wait(ms: number): Promise<void>
  /** Keeps the screen on, and hears the headset's button, while no recording does. Return how to let go. */
  keepAwake(): () => void
  listenToHeadset(pressed: () => void): () => void
}

/** Where the hands-free loop stands; 'off' without it. `held`: it waits for the person. */
export type Beat = 'off' | 'reading' | 'tone' | 'listening' | 'held'

export interface RunnerView {
  practice: Practice
  /** The question is being read aloud. */
  isReading: boolean
  /** This browser has no voice that works: say it once, show the text. */
  hasNoVoice: boolean
  beat: Beat
  silence: SilenceChoice
}

/** What the room knows besides its view. */
export interface RunnerState extends RunnerDeps {
  view: RunnerView
  listeners: Set<() => void>
  /** Grows with every tap: what was under way before it is over. */
  turn: number
  /** The question being recorded; null while nothing is. */
  recordingAt: number | null
  /** Moving on has stopped the recording: the loop must not move on as well. */
  isMoving: boolean
  /** What the headset's button does. */
  press(): Promise<void>
  heard: VoiceActivity
  /** What is being put away after the last recording has ended. */
  ending: Promise<void>
  release: (() => void) | null
  letGoOfHeadset: (() => void) | null
  /** The question before this one was answered: the interviewer says thank you. */
  wasAnswered: boolean
}

/** A room before anything has happened in it. @param press what the headset's button does */
export function newRunner(practice: Practice, deps: RunnerDeps, press: (runner: RunnerState) => Promise<void>): RunnerState {
  const view: RunnerView = { practice, isReading: false, hasNoVoice: false, beat: 'off', silence: null }
  const before = { turn: 0, recordingAt: null, isMoving: false, heard: nothingHeardYet, wasAnswered: false }
  const held = { ending: Promise.resolve(), release: null, letGoOfHeadset: null }
  const runner: RunnerState = { ...deps, view, listeners: new Set(), ...before, ...held, press: () => press(runner) }
  return runner
}

export function show(runner: RunnerState, change: Partial<RunnerView>) {
  runner.view = { ...runner.view, ...change }
  for (const changed of runner.listeners) changed()
}

export function happen(runner: RunnerState, event: PracticeEvent) {
  const practice = afterEvent(runner.view.practice, event)
  if (practice === runner.view.practice) return
  show(runner, { practice })
  runner.keep(practice)
}

export const isHandsFree = ({ view }: RunnerState) => view.beat !== 'off'

/** Ends the reading and whatever would have followed it. Returns the number of the new turn. */
export function hush(runner: RunnerState): number {
  runner.turn += 1
  runner.speaker.stop()
  if (runner.view.isReading) show(runner, { isReading: false })
  return runner.turn
}

export async function say(runner: RunnerState, text: string, turn: number): Promise<Spoken> {
  show(runner, { isReading: true })
  const spoken = await runner.speaker.say(text)
  if (turn !== runner.turn) return 'stopped'
  show(runner, { isReading: false, hasNoVoice: spoken === 'not-possible' })
  return spoken
}

export function give(runner: RunnerState, index: number, answer: GivenAnswer) {
  runner.wasAnswered = true
  happen(runner, { type: 'answer-was-given', index, answer })
  runner.answered(index, answer)
}

export function hold(runner: RunnerState) {
  show(runner, { beat: 'held' })
  hearHeadset(runner)
}

export function hearHeadset(runner: RunnerState) {
  runner.letGoOfHeadset ??= runner.listenToHeadset(() => void runner.press())
}

export function letGoOfHeadset(runner: RunnerState) {
  runner.letGoOfHeadset?.()
  runner.letGoOfHeadset = null
}

export function leaveHandsFree(runner: RunnerState) {
  letGoOfHeadset(runner)
  runner.release?.()
  runner.release = null
  show(runner, { beat: 'off' })
}
