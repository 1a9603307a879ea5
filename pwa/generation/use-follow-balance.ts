import { useRefreshCredits, useSetCredits } from '../session/credits/use-credits.ts'
import type { GenerationEvent } from './generation.ts'

/** A finished generation says what is left. After a failure or a reload the server is asked: credits may have been bought. */
export function useFollowBalance() {
  const setCredits = useSetCredits()
  const refreshCredits = useRefreshCredits()
  return (event: GenerationEvent<unknown>) => {
    const isFinished = event.type === 'generation-finished'
    if (isFinished && !event.isFromBefore) setCredits(event.done.creditsRemaining)
    if (isFinished ? event.isFromBefore : event.type === 'generation-failed') void refreshCredits()
  }
}
