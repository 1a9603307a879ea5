import { atom, useAtom, useAtomValue } from 'jotai'
import { useState } from 'react'
import { roundQuestions } from '../../../api/contract/default-questions.ts'
import type { InterviewQuestion } from '../../../api/contract/interview-questions.ts'
import type { InterviewRound } from '../../../api/contract/interview-rounds.ts'
import { jobDescriptionFault } from '../../../api/contract/job-description.ts'
import { loaded, PreparationFailed } from '../../generation/failure.ts'
import { pageSpeaker } from '../../media/interview-runner/page-speaker.ts'
import { practiceSettingsAtom } from '../../media/interview-runner/practice-settings.ts'
import {
  asksOwnDraftAtom,
  jobDescriptionDraftAtom,
  practicedQuestionAtom,
  practiceQuestionsDraftAtom,
} from '../../platform/draft.ts'
import { userAtom } from '../../session/auth/auth-state.ts'
import { startSelfPractice } from './open-self-practice.ts'
import { ownQuestionsOf, ownQuestionsRule } from './own-questions.ts'

const roundAtom = atom<InterviewRound>('hiring-manager')

export const questionCounts = [3, 5, 10] as const
const countAtom = atom<(typeof questionCounts)[number]>(10)

/** Spread over the round, from its first question to its last. */
export const questionsOf = (round: InterviewRound, count: number): InterviewQuestion[] => {
  const all = roundQuestions[round]
  return Array.from({ length: count }, (_none, at) => all[Math.round((at * (all.length - 1)) / (count - 1))]!)
}

const refused = 'The practice could not be started because this browser did not store it. Please try again.'

export function useStart() {
  const [round, setRound] = useAtom(roundAtom)
  const [count, setCount] = useAtom(countAtom)
  const [isOwn, setOwn] = useAtom(asksOwnDraftAtom)
  const [ownText, setOwnText] = useAtom(practiceQuestionsDraftAtom)
  const planned = useAtomValue(practicedQuestionAtom)
  const { isHandsFree, allowance } = useAtomValue(practiceSettingsAtom)
  const jobDescription = useAtomValue(jobDescriptionDraftAtom)
  const ad = jobDescriptionFault(jobDescription) === null ? jobDescription : null
  const user = useAtomValue(userAtom)
  const [wasTried, setWasTried] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)
  const [isStarting, setStarting] = useState(false)
  const rule = isOwn ? ownQuestionsRule(ownText) : null

  function press(): boolean {
    setWasTried(true)
    if (rule !== null || isStarting || !user) return rule === null
    // In the tap itself: iOS does not allow speech later.
    pageSpeaker.unlock()
    setFailure(null)
    setStarting(true)
    const questions = isOwn ? ownQuestionsOf(ownText, planned) : questionsOf(round, count)
    void loaded(import('./under-way.tsx'))
      .then(() => startSelfPractice({ uid: user.uid, questions, allowance, jobDescription: ad }))
      .then(({ runner }) => void (isHandsFree ? runner.setHandsFree(true) : runner.ask()))
      .catch((error) => setFailure(error instanceof PreparationFailed ? error.message : refused))
      .finally(() => setStarting(false))
    return true
  }

  return {
    ...{ round, setRound, count, setCount, isOwn, setOwn, ownText, setOwnText },
    ownError: wasTried ? rule : null,
    hasAd: ad !== null,
    failure,
    isStarting,
    press,
  }
}

export type Start = ReturnType<typeof useStart>
