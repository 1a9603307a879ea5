import type { LineEdit } from '../../contract/resume-analysis.ts'
import { Problem } from '../../problem.ts'

/**
 * The text with every stretch replaced. What is put in is one line each, whatever it contained.
 * @throws Problem bad_request where a stretch is not in the text, or two touch
 */
export function editedText(text: string, edits: readonly LineEdit[]): string {
  let end = text.length
  let edited = text
  for (const { from, to, text: line } of edits.toSorted((a, b) => b.from - a.from || b.to - a.to)) {
    if (from > to || to > end) throw new Problem('bad_request')
    const own = line.replace(/\s+/gu, ' ').trim()
    // Added where nothing is replaced: a line of its own, with a bullet, so that it is not taken for the end of the one above.
    edited = `${edited.slice(0, from)}${from === to ? `\n- ${own}` : own}${edited.slice(to)}`
    end = from
  }
  return edited
}
