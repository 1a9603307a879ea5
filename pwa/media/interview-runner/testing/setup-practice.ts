import { onTestFinished, vi } from 'vitest'
import { createStore } from '../../../platform/create-store.ts'
import { afterEvent, type Ending, idle, isBusy, isTimeUp, type RecorderEvent, recordedMsAt } from '../../recorder/recorder.ts'
import type { RecorderController, RecorderView } from '../../recorder/recorder-controller.ts'
import { afterListening, nothingYet } from '../../recorder/silence.ts'
import { createInterviewRunner } from '../interview-runner.ts'
import type { GivenAnswer, Practice } from '../practice.ts'
import { newPractice } from '../practice.ts'
import type { RunnerDeps } from '../runner-state.ts'

type Microphone = 'works' | 'refused' | 'asking'

function recorderBy(clock: { nowMs: number; levelDb: number; microphone: Microphone }, limitMs: number) {
  const view = createStore<RecorderView>({
    ...{ recorder: idle, isCameraMissing: false, isNothingHeard: false, isStored: true, keeps: 'on-this-device' },
  })
  let recordings = 0
  let heard = nothingYet
  const recorder = () => view.get().recorder
  const dispatch = (event: RecorderEvent) => view.set({ ...view.get(), recorder: afterEvent(recorder(), event) })
  const end = (why: Ending) => dispatch({ type: 'recording-ended', atMs: clock.nowMs, why })
  const granted = Promise.withResolvers<void>()
  const controller: RecorderController = {
    view,
    openPreview: async () => undefined,
    closePreview: () => undefined,
    async record() {
      dispatch({ type: 'devices-were-requested', wants: 'audio' })
      if (clock.microphone === 'refused') return dispatch({ type: 'devices-were-refused', why: 'no-permission' })
      if (clock.microphone === 'asking') await granted.promise
      recordings += 1
      heard = nothingYet
      dispatch({ type: 'recording-started', recordingId: `take-${recordings}`, kind: 'audio', atMs: clock.nowMs })
    },
    pause: () => dispatch({ type: 'recording-was-paused', why: 'by-user', atMs: clock.nowMs }),
    resume: () => dispatch({ type: 'resume-was-tapped', atMs: clock.nowMs }),
    stop: async () => end('by-user'),
    clear: () => !isBusy(recorder()) && dispatch({ type: 'recording-was-cleared' }),
    storeAgain: async () => undefined,
    recordedMs: () => recordedMsAt(recorder(), clock.nowMs),
    levelDb: () => clock.levelDb,
    heard: () => heard,
    stream: () => null,
    file: () => null,
    row: () => null,
    soundBeside: () => null,
  }
  const endInTime = () => isTimeUp(recorder(), limitMs, clock.nowMs) && end('time-was-up')
  const listen = () => {
    if (recorder().state === 'recording') heard = afterListening(heard, clock.levelDb, 100)
  }
  return { controller, end, grant: granted.resolve, endInTime, listen }
}

const questions = ['Why us?', 'Why you?', 'What else?'].map((question) => ({
  question,
  type: 'general' as const,
  goal: 'To know.',
}))

export function setupPractice(over: Partial<RunnerDeps> = {}) {
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
  const clock = { nowMs: 0, levelDb: -70, microphone: 'works' as Microphone }
  const { controller, end, grant, endInTime, listen } = recorderBy(clock, 120_000)
  const said: string[] = []
  const answers: [number, GivenAnswer][] = []
  const kept: Practice[] = []
  const sounds: string[] = []
  const headset: { press: (() => void) | null } = { press: null }
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
    captions: null,
    silence: () => 4_000,
    keepAwake: () => () => undefined,
    listenToHeadset(pressed) {
      headset.press = pressed
      return () => {
        headset.press = null
      }
    },
    ...over,
  })
  const settle = async () => {
    for (let turn = 0; turn < 30; turn++) await Promise.resolve()
  }
  const pass = async (ms: number, levelDb = -70) => {
    clock.levelDb = levelDb
    for (const untilMs = clock.nowMs + ms; clock.nowMs < untilMs; ) {
      clock.nowMs += 100
      endInTime()
      listen()
      vi.advanceTimersByTime(100)
      await settle()
    }
  }
  const now = () => {
    const { practice, handsFree } = runner.view.get()
    return { at: practice.at, recorder: controller.view.get().recorder.state, handsFree }
  }
  return { runner, controller, end, grant, clock, said, answers, kept, sounds, headset, settle, pass, now }
}
