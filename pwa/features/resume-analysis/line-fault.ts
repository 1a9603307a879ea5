import { LineEdit } from '../../../api/contract/resume-analysis.ts'

/** What is wrong with a line, in the contract's own sentence; null when it can be scored. */
export function lineFault(text: string): string | null {
  const checked = LineEdit.shape.text.safeParse(text)
  return checked.success ? null : checked.error.issues[0]!.message
}
