import { atom, useAtom, useAtomValue } from 'jotai'
import { useState } from 'react'
import { useFollowMoney } from '../../generation/use-follow-money.ts'
import { jobDescriptionDraftAtom, resumeDraftAtom } from '../../platform/draft.ts'
import { useCredits } from '../../session/credits/use-credits.ts'
import { type ChosenRound, hasFault, type PrepFaults, prepFaults, tooFewCredits } from './form-rules.ts'
import { preparationAtom, preparationGeneration } from './preparation.ts'

/** Nothing is chosen beforehand: a brief for the wrong round would be of no use. */
const roundAtom = atom<ChosenRound>('')

const noFaults: PrepFaults = { round: null, jobDescription: null, resume: null }

/** The form's values, what is wrong with them, and the press of its button. */
export function usePrepare() {
  const [round, setRound] = useAtom(roundAtom)
  const [jobDescription, setJobDescription] = useAtom(jobDescriptionDraftAtom)
  const [resume, setResume] = useAtom(resumeDraftAtom)
  const { run, last } = useAtomValue(preparationAtom)
  const credits = useCredits()
  const follow = useFollowMoney()
  const [wasTried, setWasTried] = useState(false)
  const [shortage, setShortage] = useState<string | null>(null)
  const [asksToReplace, setAsksToReplace] = useState(false)

  /** @returns whether the fields could be taken as they are */
  function press({ replace = false } = {}): boolean {
    setAsksToReplace(false)
    setShortage(null)
    preparationGeneration.dispatch({ type: 'failure-was-read' })
    setWasTried(true)
    if (hasFault(prepFaults({ round, jobDescription, resume }))) return false
    setWasTried(false)
    const missing = tooFewCredits(credits)
    if (missing) setShortage(missing)
    else if (last && !last.isSaved && !replace) setAsksToReplace(true)
    else {
      const asked = { jobDescription, interviewRound: round, resultType: 'complete', ...(resume && { resumeFile: resume }) }
      void preparationGeneration.start(asked, follow)
    }
    return true
  }

  const failed = run.state === 'failed' ? run.failure : null
  return {
    round,
    setRound,
    jobDescription,
    setJobDescription,
    resume,
    setResume,
    faults: wasTried ? prepFaults({ round, jobDescription, resume }) : noFaults,
    press,
    /** Why there is no preparation: the last one failed, or the credits do not suffice. */
    failure: shortage
      ? { sentence: shortage, consequence: 'Nothing was charged. Your form is still here.', offer: 'buy-credits' as const }
      : failed,
    dismissFailure() {
      setShortage(null)
      preparationGeneration.dispatch({ type: 'failure-was-read' })
    },
    /** The preparation of before was neither exported nor copied: a new one would take its place. */
    asksToReplace,
    keepOld: () => setAsksToReplace(false),
  }
}

export type Prepare = ReturnType<typeof usePrepare>
