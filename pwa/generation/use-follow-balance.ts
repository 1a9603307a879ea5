import { useRefreshCredits, useSetCredits } from '../session/credits/use-credits.ts'
import type { GenerationEvent } from './generation.ts'

/** Keeps the balance on the screen right: a finished generation says what is left; after a failure the server is asked. */
export function useFollowBalance() {
  const setCredits = useSetCredits()
  const refreshCredits = useRefreshCredits()
  return (event: GenerationEvent<unknown>) => {
    if (event.type === 'generation-finished') setCredits(event.done.creditsRemaining)
    if (event.type === 'generation-failed') void refreshCredits()
  }
}
