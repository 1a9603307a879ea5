import { useRefreshCredits, useSetCredits } from '../session/credits/use-credits.ts'
import type { AnswerEvent } from './answer.ts'

/** Keeps the credits pill true: the end of an answer says what is left, a failure without a figure asks. */
export function useFollowMoney() {
  const setCredits = useSetCredits()
  const refreshCredits = useRefreshCredits()
  return (event: AnswerEvent<unknown>) => {
    if (event.type === 'answer-finished') setCredits(event.done.creditsRemaining)
    if (event.type === 'answer-failed') void refreshCredits()
  }
}
