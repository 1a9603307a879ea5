import { useRefreshCredits, useSetCredits } from '../session/credits/use-credits.ts'
import type { GenerationEvent } from './generation.ts'

/**
 * Keeps the balance on the screen right: a finished generation says what is left; after a failure the server is asked, and for a result of
 * the page before too, since credits may have been bought meanwhile.
 */
export function useFollowBalance() {
  const setCredits = useSetCredits()
  const refreshCredits = useRefreshCredits()
  return (event: GenerationEvent<unknown>) => {
    const isFinished = event.type === 'generation-finished'
    if (isFinished && !event.isFromBefore) setCredits(event.done.creditsRemaining)
    if (isFinished ? event.isFromBefore : event.type === 'generation-failed') void refreshCredits()
  }
}
