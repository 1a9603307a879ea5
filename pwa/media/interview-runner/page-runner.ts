import type { LocalStore, RecordingSession } from '../../platform/local-store.ts'
import { listenToHeadset } from '../../platform/media-session.ts'
import { keepScreenOn } from '../../platform/wake-lock.ts'
import { createRecorderController, type RecorderController } from '../recorder/recorder-controller.ts'
import { pageSounds } from '../recorder/sounds.ts'
import { createInterviewRunner, type InterviewRunner } from './interview-runner.ts'
import { pageSpeaker } from './page-speaker.ts'
import type { Practice } from './practice.ts'
import { answerLimitMs, type TimeAllowance } from './practice-settings.ts'
import type { Captions, RunnerDeps } from './runner-state.ts'

interface PageRunnerOptions extends Pick<RunnerDeps, 'keep' | 'answered'> {
  localStore: LocalStore
  session: RecordingSession
  practice: Practice
  allowance: TimeAllowance
  captions(controller: RecorderController): Captions | null
}

export function openPageRunner(options: PageRunnerOptions): InterviewRunner {
  const { localStore, session, practice, allowance, keep, answered } = options
  const controller = createRecorderController({ localStore, session, limitMs: answerLimitMs[allowance] })
  return createInterviewRunner(practice, {
    ...{ controller, keep, answered, captions: options.captions(controller) },
    speaker: pageSpeaker,
    sounds: pageSounds,
    every(ms, work) {
      const timer = setInterval(work, ms)
      return () => clearInterval(timer)
    },
    wait: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
    keepAwake: keepScreenOn,
    listenToHeadset: (pressed) => listenToHeadset('Practice', pressed),
  })
}
