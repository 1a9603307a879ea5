import { useSyncExternalStore } from 'react'
import type { InterviewRunner } from './interview-runner.ts'
import type { RunnerView } from './runner-state.ts'

/** The room's view, fresh at every change. */
export function useInterviewRunner(runner: InterviewRunner): RunnerView {
  return useSyncExternalStore(runner.subscribe, runner.view)
}
