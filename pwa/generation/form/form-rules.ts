export type FieldFaults = Readonly<Record<string, string | null>>

const hasFault = (faults: FieldFaults): boolean => Object.values(faults).some((fault) => fault !== null)

interface FormState {
  faults: FieldFaults
  shortage: string | null
  freeCreditsWait: boolean
  /** A paid result that is stored nowhere would be replaced. */
  wouldReplace: boolean
}

/** What a press of the form's button leads to. `replace`: the user agreed to replace the last result. */
export function afterPress(
  { faults, shortage, freeCreditsWait, wouldReplace }: FormState,
  replace: boolean,
): 'show-faults' | 'get-free-credits' | 'refuse' | 'ask-to-replace' | 'start' {
  if (hasFault(faults)) return 'show-faults'
  if (freeCreditsWait) return 'get-free-credits'
  if (shortage !== null) return 'refuse'
  return wouldReplace && !replace ? 'ask-to-replace' : 'start'
}

/** Before the first press a form shows no errors: the user is not done yet. */
export function shownFaults<Faults extends FieldFaults>(faults: Faults, wasPressed: boolean): Faults {
  if (wasPressed) return faults
  return Object.fromEntries(Object.keys(faults).map((field) => [field, null])) as Faults
}
