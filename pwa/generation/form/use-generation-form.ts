import { type PrimitiveAtom, useAtomValue } from 'jotai'
import { useCallback, useRef, useState } from 'react'
import type { CreditReason } from '../../../api/contract/prices.ts'
import { useRefreshCredits, useSetCredits } from '../../session/credits/use-credits.ts'
import { type Generation, type GenerationEvent, isUnsaved } from '../generation.ts'
import type { GenerationDone } from '../generation-kind.ts'
import type { ReplaceQuestion } from '../replace-dialog.tsx'

type Listener<Parts, Done> = (event: GenerationEvent<Parts, Done>) => void

interface FormGeneration<Parts, Done extends GenerationDone> {
  generationAtom: PrimitiveAtom<Generation<Parts, Done>>
  dispatch(event: GenerationEvent<Parts, Done>): void
  resume(listener: Listener<Parts, Done>): Promise<void>
}

interface GenerationFormOptions<Faults extends FieldFaults, Parts, Done extends GenerationDone> {
  generation: FormGeneration<Parts, Done>
  reason: CreditReason
  faults: Faults
  /** Whether a press replaces something stored nowhere; by default, the last result. */
  wouldReplace?: boolean
  /** Called only when the form is valid and the user agreed to a replacement. With too few credits the button that gets them is there instead. */
  start: (listener: Listener<Parts, Done>) => unknown
  onEvent?: Listener<Parts, Done>
}

/** Handles a form's button: errors after the first press, the replace question, the request, its failure, and the balance. */
export function useGenerationForm<Faults extends FieldFaults, Parts, Done extends GenerationDone>({
  generation,
  reason,
  faults,
  wouldReplace,
  start,
  onEvent,
}: GenerationFormOptions<Faults, Parts, Done>) {
  const { run, last } = useAtomValue(generation.generationAtom)
  const followBalance = useFollowBalance()
  const [wasPressed, setWasPressed] = useState(false)
  const [asksToReplace, setAsksToReplace] = useState(false)

  function listen(event: GenerationEvent<Parts, Done>) {
    followBalance(event)
    onEvent?.(event)
  }
  const dismissFailure = () => generation.dispatch({ type: 'failure-was-read' })

  function press({ replace = false } = {}): boolean {
    setAsksToReplace(false)
    dismissFailure()
    const next = afterPress(faults, !replace && (wouldReplace ?? isUnsaved(last)))
    setWasPressed(next === 'show-faults')
    if (next === 'ask-to-replace') setAsksToReplace(true)
    if (next === 'start') void start(listen)
    return next !== 'show-faults'
  }

  // A button may be gone by the time it is called: the free-credits offer disappears once there are enough.
  const latest = useRef(press)
  latest.current = press
  const pressAsItIsNow = useCallback(() => latest.current(), [])

  const question: ReplaceQuestion = { onReplace: () => press({ replace: true }), onKeep: () => setAsksToReplace(false) }
  return {
    press: pressAsItIsNow,
    faults: shownFaults(faults, wasPressed),
    isRunning: run.state === 'running',
    failure: run.state === 'failed' ? { ...run.failure, waiting: { reason, proceed: pressAsItIsNow } } : null,
    dismissFailure,
    replaceQuestion: asksToReplace ? question : null,
    /** For a request not made by the form's button. */
    listen,
    resumeAfterReload: () => generation.resume(listen),
  }
}

/** A finished generation says what is left. After a failure or a reload the server is asked: credits may have been bought. */
function useFollowBalance() {
  const setCredits = useSetCredits()
  const refreshCredits = useRefreshCredits()
  return (event: GenerationEvent<unknown>) => {
    const isFinished = event.type === 'generation-finished'
    if (isFinished && !event.isFromBefore) setCredits(event.done.creditsRemaining)
    if (isFinished ? event.isFromBefore : event.type === 'generation-failed') void refreshCredits()
  }
}

type FieldFaults = Readonly<Record<string, string | null>>

/** What a press of the form's button leads to. @param asks before a paid result that is stored nowhere is replaced */
export function afterPress(faults: FieldFaults, asks: boolean): 'show-faults' | 'ask-to-replace' | 'start' {
  if (Object.values(faults).some((fault) => fault !== null)) return 'show-faults'
  return asks ? 'ask-to-replace' : 'start'
}

/** Before the first press a form shows no errors: the user is not done yet. */
export function shownFaults<Faults extends FieldFaults>(faults: Faults, wasPressed: boolean): Faults {
  if (wasPressed) return faults
  return Object.fromEntries(Object.keys(faults).map((field) => [field, null])) as Faults
}
