import {
  afterEvent,
  type Ending,
  idle,
  isBusy,
  isTimeUp,
  type Recorder,
  type RecorderEvent,
  recordedMsAt,
} from '../../recorder/recorder.ts'
import type { RecorderController } from '../../recorder/recorder-controller.ts'
import { nothingYet } from '../../recorder/silence.ts'
import { createInterviewRunner } from '../interview-runner.ts'
import type { GivenAnswer, Practice } from '../practice.ts'
import { newPractice } from '../practice.ts'
import type { RunnerDeps } from '../runner-state.ts'

/** A desk whose clock and loudness are the test's. Its states are the real recorder's. */
function deskBy(clock: { nowMs: number; levelDb: number; microphone: 'there' | 'refused' | 'asking' }, limitMs: number) {
  let recorder: Recorder = idle
  let recordings = 0
  const listeners = new Set<() => void>()
  const tell = (event: RecorderEvent) => {
    recorder = afterEvent(recorder, event)
    for (const changed of listeners) changed()
  }
  const end = (why: Ending) => tell({ type: 'recording-ended', atMs: clock.nowMs, why })
  const granted = Promise.withResolvers<void>()
  const controller: RecorderController = {
    view: () => ({ recorder, isCameraMissing: false, isNothingHeard: false, isKept: true, keeps: 'on-this-device' }),
    subscribe(changed) {
      listeners.add(changed)
      return () => listeners.delete(changed)
    },
    async record() {
      tell({ type: 'record-was-tapped', wants: 'audio' })
      if (clock.microphone === 'refused') return tell({ type: 'devices-were-refused', why: 'no-permission' })
      if (clock.microphone === 'asking') await granted.promise
      recordings += 1
      tell({ type: 'recording-started', recordingId: `take-${recordings}`, kind: 'audio', atMs: clock.nowMs })
    },
    pause: () => tell({ type: 'pause-was-tapped', atMs: clock.nowMs }),
    resume: () => tell({ type: 'resume-was-tapped', atMs: clock.nowMs }),
    stop: async () => end('by-person'),
    putAway: () => !isBusy(recorder) && tell({ type: 'recording-was-put-away' }),
    keepAgain: async () => undefined,
    recordedMs: () => recordedMsAt(recorder, clock.nowMs),
    levelDb: () => clock.levelDb,
    heard: () => nothingYet,
    stream: () => null,
    file: () => null,
    fileType: () => null,
    soundBeside: () => null,
    close: async () => end('by-person'),
  }
  return { controller, end, grant: granted.resolve, watch: () => isTimeUp(recorder, limitMs, clock.nowMs) && end('time-was-up') }
}

const questions = ['Why us?', 'Why you?', 'What else?'].map((question) => ({
  question,
  type: 'general' as const,
  goal: 'To know.',
}))

/** A room of three questions with a voice, a clock and a microphone in the test's hands. */
export function practiceWorld(over: Partial<RunnerDeps> = {}) {
  const clock = { nowMs: 0, levelDb: -70, microphone: 'there' as 'there' | 'refused' | 'asking' }
  const { controller, end, grant, watch } = deskBy(clock, 120_000)
  const said: string[] = []
  const answers: [number, GivenAnswer][] = []
  const kept: Practice[] = []
  const sounds: string[] = []
  const headset: { press: (() => void) | null } = { press: null }
  let everyTenth = () => {}
  const runner = createInterviewRunner(newPractice(questions), {
    controller,
    speaker: {
      unlock: () => undefined,
      stop: () => undefined,
      async say(text) {
        said.push(text)
        return 'spoken'
      },
    },
    sounds: {
      begin: async () => void sounds.push('begin'),
      tick: () => void sounds.push('tick'),
      kept: () => void sounds.push('kept'),
    },
    keep: (practice) => kept.push(practice),
    answered: (index, answer) => answers.push([index, answer]),
    label: (index) => `Question ${index + 1}`,
    captions: null,
    devices: () => ({}),
    every(_ms, work) {
      everyTenth = work
      return () => undefined
    },
    wait: async () => undefined,
    keepAwake: () => () => undefined,
    listenToHeadset(pressed) {
      headset.press = pressed
      return () => {
        headset.press = null
      }
    },
    ...over,
  })
  /** Lets what was begun come to its end. */
  const settle = async () => {
    for (let turn = 0; turn < 30; turn++) await Promise.resolve()
  }
  /** So much time passes, a tenth of a second at a time, with this loudness at the microphone. */
  const pass = async (ms: number, levelDb = -70) => {
    clock.levelDb = levelDb
    for (const untilMs = clock.nowMs + ms; clock.nowMs < untilMs; ) {
      clock.nowMs += 100
      watch()
      everyTenth()
      await settle()
    }
  }
  const place = () => ({ at: runner.view().practice.at, recorder: controller.view().recorder.state, beat: runner.view().beat })
  return { runner, controller, end, grant, clock, said, answers, kept, sounds, headset, settle, pass, place }
}
