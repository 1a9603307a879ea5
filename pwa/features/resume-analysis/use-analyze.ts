import { useAtom, useAtomValue } from 'jotai'
import { useState } from 'react'
import { jobDescriptionRule } from '../../generation/form/job-description.ts'
import { plainResume, resumeRule } from '../../generation/form/resume-file.ts'
import { useFollowMoney } from '../../generation/use-follow-money.ts'
import { jobDescriptionDraftAtom, resumeDraftAtom } from '../../platform/draft.ts'
import { useCredits } from '../../session/credits/use-credits.ts'
import { analysisAtom, analysisGeneration } from './analysis-store.ts'

/** The form's values, what is wrong with them, and the press of its button. */
export function useAnalyze() {
  const [resume, setResume] = useAtom(resumeDraftAtom)
  const [jobDescription, setJobDescription] = useAtom(jobDescriptionDraftAtom)
  const { run, last } = useAtomValue(analysisAtom)
  const credits = useCredits()
  const follow = useFollowMoney()
  const [wasTried, setWasTried] = useState(false)
  const [asksToReplace, setAsksToReplace] = useState(false)

  const [marked, setMarked] = useState<readonly string[]>([])
  // After a reload the form is gone, and with it what the marks would be sent with.
  const adLines = run.state === 'failed' && resume ? (run.failure.adLines ?? null) : null

  const jobDescriptionError = wasTried ? jobDescriptionRule(jobDescription) : null
  const isRunning = run.state === 'running'

  /** @returns whether the form could be taken as it is */
  function press({ replace = false } = {}): boolean {
    setAsksToReplace(false)
    setWasTried(true)
    if (!resume || isRunning) return false
    if (resumeRule(plainResume, resume) || jobDescriptionRule(jobDescription)) return false
    setWasTried(false)
    if (last && !last.isSaved && !replace) setAsksToReplace(true)
    else void analysisGeneration.start({ jobDescription, resume }, follow)
    return true
  }

  /** @returns whether any line is marked */
  function scoreAgainstMarked(): boolean {
    const lines = adLines?.filter((line) => marked.includes(line)) ?? []
    if (!resume || lines.length === 0) return false
    void analysisGeneration.start({ jobDescription, resume, requirementLines: JSON.stringify(lines) }, follow)
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
    /** The lines of the job description to mark, when the coach could not find its requirements; null otherwise. */
    adLines,
    marked,
    mark: (line: string, isMarked: boolean) => setMarked(isMarked ? [...marked, line] : marked.filter((other) => other !== line)),
    scoreAgainstMarked,
    /** The results of before were neither exported nor copied: a new analysis would take their place. */
    asksToReplace,
    keepOld: () => setAsksToReplace(false),
    resumeAfterReload: () => void analysisGeneration.resume(follow),
  }
}

export type Analyze = ReturnType<typeof useAnalyze>
