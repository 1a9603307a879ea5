import { useAtom, useAtomValue } from 'jotai'
import { useState } from 'react'
import { jobDescriptionDraftAtom, resumeDraftAtom } from '../../platform/draft.ts'
import { useCredits, useRefreshCredits, useSetCredits } from '../credits/use-credits.ts'
import type { AnalysisEvent } from './analysis.ts'
import { analysisAtom, resumeAnalysis, startAnalysis } from './analysis-store.ts'
import { jobDescriptionRule } from './form-rules.ts'

/** The form's values, what is wrong with them, and the press of its button. */
export function useAnalyze() {
  const [resume, setResume] = useAtom(resumeDraftAtom)
  const [jobDescription, setJobDescription] = useAtom(jobDescriptionDraftAtom)
  const { run, last } = useAtomValue(analysisAtom)
  const credits = useCredits()
  const follow = useFollowMoney()
  const [wasTried, setWasTried] = useState(false)
  const [asksToReplace, setAsksToReplace] = useState(false)

  const jobDescriptionError = wasTried ? jobDescriptionRule(jobDescription) : null
  const isRunning = run.state === 'running'

  /** @returns whether the form could be taken as it is */
  function press({ replace = false } = {}): boolean {
    setAsksToReplace(false)
    setWasTried(true)
    if (!resume || isRunning) return false
    if (jobDescriptionRule(jobDescription)) return false
    setWasTried(false)
    if (last && !last.isSaved && !replace) setAsksToReplace(true)
    else void startAnalysis(resume, jobDescription, follow)
    return true
  }

  return {
    resume,
    setResume,
    jobDescription,
    setJobDescription,
    jobDescriptionError,
    credits,
    isRunning,
    press,
    /** The results of before were neither exported nor copied: a new analysis would take their place. */
    asksToReplace,
    keepOld: () => setAsksToReplace(false),
    resumeAfterReload: () => void resumeAnalysis(follow),
  }
}

export type Analyze = ReturnType<typeof useAnalyze>

/** Keeps the credits pill true: the end of an analysis says what is left, a failure without a figure asks. */
function useFollowMoney() {
  const setCredits = useSetCredits()
  const refreshCredits = useRefreshCredits()
  return (event: AnalysisEvent) => {
    if (event.type === 'analysis-finished') setCredits(event.done.creditsRemaining)
    if (event.type === 'analysis-failed') void refreshCredits()
  }
}
