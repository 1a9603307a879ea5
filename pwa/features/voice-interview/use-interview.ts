import { useSyncExternalStore } from 'react'
import type { Interview, InterviewView } from './interview.ts'

/** The interview's view, fresh at every change. */
export function useInterview(interview: Interview): InterviewView {
  return useSyncExternalStore(interview.subscribe, interview.view)
}
