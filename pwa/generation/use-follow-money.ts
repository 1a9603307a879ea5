import { useRefreshCredits, useSetCredits } from '../session/credits/use-credits.ts'
import type { GenerationEvent } from './generation.ts'

/** Keeps the credits pill true: the end of an answer says what is left, a failure without a figure asks. */
export function useFollowMoney() {
  const setCredits = useSetCredits()
  const refreshCredits = useRefreshCredits()
  return (event: GenerationEvent<unknown>) => {
    if (event.type === 'generation-finished') setCredits(event.done.creditsRemaining)
    if (event.type === 'generation-failed') void refreshCredits()
  }
}
