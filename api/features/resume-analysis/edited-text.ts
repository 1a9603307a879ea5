import type { LineEdit } from '../../contract/resume-analysis.ts'
import { Problem } from '../../problem.ts'

/** Applies the edits, each as a single line. @throws Problem bad_request if a range is outside the text, or two overlap */
export function editedText(text: string, edits: readonly LineEdit[]): string {
  let end = text.length
  let edited = text
  for (const { from, to, text: line } of edits.toSorted((a, b) => b.from - a.from || b.to - a.to)) {
    if (from > to || to > end) throw new Problem('bad_request')
    const own = line.replace(/\s+/gu, ' ').trim()
    // An added line gets its own bullet, so that it does not read as a continuation.
    edited = `${edited.slice(0, from)}${from === to ? `\n- ${own}` : own}${edited.slice(to)}`
    end = from
  }
  return edited
}
