/** What is wrong with a form, field by field; null where nothing is. */
export type FieldFaults = Readonly<Record<string, string | null>>

const hasFault = (faults: FieldFaults): boolean => Object.values(faults).some((fault) => fault !== null)

/** What decides over a press of the form's button. */
interface FormState {
  faults: FieldFaults
  /** Why the credits do not suffice, or null. */
  shortage: string | null
  /** The credits do not suffice, and the free ones wait for a verified phone. */
  freeCreditsWait: boolean
  /** A result that was paid for and is stored nowhere would be replaced. */
  wouldReplace: boolean
}

/**
 * What follows from a press of the form's button.
 * @param replace the person has agreed to replace the last result
 */
export function afterPress(
  { faults, shortage, freeCreditsWait, wouldReplace }: FormState,
  replace: boolean,
): 'show-faults' | 'get-free-credits' | 'refuse' | 'ask-to-replace' | 'start' {
  if (hasFault(faults)) return 'show-faults'
  if (freeCreditsWait) return 'get-free-credits'
  if (shortage !== null) return 'refuse'
  return wouldReplace && !replace ? 'ask-to-replace' : 'start'
}

/** Before the first press a form names no fault: nobody has finished it yet. */
export function shownFaults<Faults extends FieldFaults>(faults: Faults, wasPressed: boolean): Faults {
  if (wasPressed) return faults
  return Object.fromEntries(Object.keys(faults).map((field) => [field, null])) as Faults
}
