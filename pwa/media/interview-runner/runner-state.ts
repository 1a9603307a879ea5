import type { Speaker } from '../../platform/speech-synthesis.ts'
import type { Recorder } from '../recorder/recorder.ts'
import type { RecorderController } from '../recorder/recorder-controller.ts'
import type { pageSounds } from '../recorder/sounds.ts'
import { type GivenAnswer, type Practice, shownAnswer } from './practice.ts'
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

export interface RunnerView {
  practice: Practice
  isReading: boolean
  /** This browser has no working voice: say so once and show the text. */
  hasNoVoice: boolean
  handsFree: 'off' | 'reading' | 'tone' | 'listening' | 'waiting'
}

/** What the big button and the headset do: done while recording, begin while waiting. */
export function pressAction({ handsFree, practice }: RunnerView, recorder: Recorder['state']) {
  if (recorder === 'recording') return 'stop'
  if (recorder === 'paused') return 'resume'
  if (handsFree === 'waiting' && shownAnswer(practice)) return 'continue'
  // While the question is read: "I know this one".
  return 'record'
}
