import { atom, useAtom, useAtomValue } from 'jotai'
import { useState } from 'react'
import type { InterviewRound } from '../../../api/contract/interview-rounds.ts'
import { useFollowMoney } from '../../generation/use-follow-money.ts'
import { jobDescriptionDraftAtom, resumeDraftAtom } from '../../platform/draft.ts'
import { dismissToast, toast } from '../../ui/toast.ts'
import { hasFault, type QaFaults, qaFaults } from './form-rules.ts'
import { type QuestionsEvent, questionGeneration, questionsAtom } from './question-generation.ts'
import { startSession } from './session-store.ts'

/** The specification's default round. */
export const roundAtom = atom<InterviewRound>('hiring-manager')

const noFaults: QaFaults = { jobDescription: null, resume: null }

let failureToast: number | null = null

/** The specification's destructive toast; the note in the form says the same, and what became of the credits. */
function toastFailure(event: QuestionsEvent) {
  if (event.type !== 'generation-failed') return
  failureToast = toast({ title: 'Error', description: event.failure.sentence, variant: 'destructive' })
}

/** The person has read why there are no questions, in either place, or tries again. */
function putFailureAway() {
  questionGeneration.dispatch({ type: 'failure-was-read' })
  if (failureToast !== null) dismissToast(failureToast)
  failureToast = null
}

/** What is told of every set of questions: the pill follows, and a failure stands in a toast as well. */
export function useFollowQuestions() {
  const followMoney = useFollowMoney()
  return (event: QuestionsEvent) => {
    followMoney(event)
    toastFailure(event)
  }
}

/** The form's values, what is wrong with them, and the press of its button. */
export function useQuestionsForm() {
  const [round, setRound] = useAtom(roundAtom)
  const [jobDescription, setJobDescription] = useAtom(jobDescriptionDraftAtom)
  const [resume, setResume] = useAtom(resumeDraftAtom)
  const { run, last } = useAtomValue(questionsAtom)
  const follow = useFollowQuestions()
  const [wasTried, setWasTried] = useState(false)
  const [asksToReplace, setAsksToReplace] = useState(false)

  /** @returns whether the fields could be taken as they are */
  function press({ replace = false } = {}): boolean {
    setAsksToReplace(false)
    putFailureAway()
    setWasTried(true)
    if (!resume || hasFault(qaFaults({ jobDescription, resume }))) return false
    setWasTried(false)
    if (last && !last.isSaved && !replace) setAsksToReplace(true)
    else void startSession({ jobDescription, interviewRound: round, resumeFile: resume }, follow)
    return true
  }

  return {
    round,
    setRound,
    jobDescription,
    setJobDescription,
    resume,
    setResume,
    faults: wasTried ? qaFaults({ jobDescription, resume }) : noFaults,
    press,
    failure: run.state === 'failed' ? run.failure : null,
    putFailureAway,
    /** The questions of before were neither exported nor copied: new ones would take their place. */
    asksToReplace,
    keepOld: () => setAsksToReplace(false),
  }
}

export type QuestionsForm = ReturnType<typeof useQuestionsForm>
