import { type PrimitiveAtom, useAtomValue } from 'jotai'
import { useCallback, useRef, useState } from 'react'
import { useCredits } from '../../session/credits/use-credits.ts'
import { useFreeCredits } from '../../session/credits/use-free-credits.ts'
import { type Generation, type GenerationEvent, isUnsaved } from '../generation.ts'
import type { GenerationDone } from '../generation-kind.ts'
import type { ReplaceQuestion } from '../replace-dialog.tsx'
import { useFollowBalance } from '../use-follow-balance.ts'
import { isTooLow } from './balance.ts'
import { afterPress, type FieldFaults, shownFaults } from './form-rules.ts'

type Listener<Parts, Done> = (event: GenerationEvent<Parts, Done>) => void

/** What a form needs of `createGeneration`. */
interface FormGeneration<Parts, Done extends GenerationDone> {
  generationAtom: PrimitiveAtom<Generation<Parts, Done>>
  dispatch(event: GenerationEvent<Parts, Done>): void
  refuse(sentence: string, offer: 'buy-credits'): void
  resume(listener: Listener<Parts, Done>): Promise<void>
}

interface GenerationFormOptions<Faults extends FieldFaults, Parts, Done extends GenerationDone> {
  generation: FormGeneration<Parts, Done>
  /** What it takes. */
  price: number
  /** What is wrong with the form as it stands. */
  faults: Faults
  /** Why the credits do not suffice. Left out where the button says it, or where only the server knows. */
  shortage?: string | null
  /** Whether a press replaces something that is stored nowhere: the last result, unless said otherwise. */
  wouldReplace?: boolean
  /** Sends the request. Called only when the form has no fault, the credits suffice and the person agrees to a replacement. */
  start: (listener: Listener<Parts, Done>) => unknown
  /** What the feature does with the events besides. */
  onEvent?: Listener<Parts, Done>
}

/**
 * The press of a form's button and what comes of it: faults after the first press, too few credits, the question before a result is
 * replaced, the request, its failure, and the balance.
 */
export function useGenerationForm<Faults extends FieldFaults, Parts, Done extends GenerationDone>({
  generation,
  price,
  faults,
  shortage = null,
  wouldReplace,
  start,
  onEvent,
}: GenerationFormOptions<Faults, Parts, Done>) {
  const { run, last } = useAtomValue(generation.generationAtom)
  const followBalance = useFollowBalance()
  const [wasPressed, setWasPressed] = useState(false)
  const [asksToReplace, setAsksToReplace] = useState(false)
  const free = useFreeCredits({ price, goOn: () => press() })
  const isShort = isTooLow(useCredits(), price)

  function listen(event: GenerationEvent<Parts, Done>) {
    followBalance(event)
    onEvent?.(event)
  }
  const dismissFailure = () => generation.dispatch({ type: 'failure-was-read' })

  /** @returns whether the form could be taken as it is */
  function press({ replace = false } = {}): boolean {
    setAsksToReplace(false)
    dismissFailure()
    const freeCreditsWait = isShort && free.areOffered
    const next = afterPress({ faults, shortage, freeCreditsWait, wouldReplace: wouldReplace ?? isUnsaved(last) }, replace)
    setWasPressed(next === 'show-faults')
    if (next === 'get-free-credits') free.get()
    if (next === 'refuse' && shortage !== null) generation.refuse(shortage, 'buy-credits')
    if (next === 'ask-to-replace') setAsksToReplace(true)
    if (next === 'start') void start(listen)
    return next !== 'show-faults'
  }

  // Held by buttons that may be gone by the time it is called: an offer of free credits leaves as soon as there are enough.
  const latest = useRef(press)
  latest.current = press
  const pressAsItIsNow = useCallback(() => latest.current(), [])

  const question: ReplaceQuestion = { onReplace: () => press({ replace: true }), onKeep: () => setAsksToReplace(false) }
  return {
    press: pressAsItIsNow,
    wasPressed,
    faults: shownFaults(faults, wasPressed),
    isRunning: run.state === 'running',
    /** Why there is no result: the request failed, or was not even sent. */
    failure: run.state === 'failed' ? { ...run.failure, waiting: { price, goOn: pressAsItIsNow } } : null,
    dismissFailure,
    /** Null while nothing is asked. */
    replaceQuestion: asksToReplace ? question : null,
    /** For a request that does not come from the form's button. */
    listen,
    resumeAfterReload: () => generation.resume(listen),
  }
}
