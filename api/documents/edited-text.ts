import type { LineEdit } from '../contract/resume-analysis.ts'

/** From the last to the first, so that each one leaves the positions of the others as they are; lines added at one place keep their order. */
export const fromTheEnd = <Edit extends Pick<LineEdit, 'from' | 'to'>>(edits: readonly Edit[]): Edit[] =>
  edits.toReversed().toSorted((a, b) => b.from - a.from || b.to - a.to)

/** An edit's text, as a single line; tabs set apart what stands at the margin or in the next cell. */
export const ownLine = ({ text }: Pick<LineEdit, 'text'>) => text.replace(/[^\S\t]+/gu, ' ').trim()

/** Applies the edits, each as a single line. Null if a range is outside the text, or two overlap. */
export function editedText(text: string, edits: readonly LineEdit[]): string | null {
  let end = text.length
  let edited = text
  for (const edit of fromTheEnd(edits)) {
    const { from, to } = edit
    if (from > to || to > end) return null
    // An added line gets its own bullet, so that it does not read as a continuation.
    edited = `${edited.slice(0, from)}${from === to ? `\n- ${ownLine(edit)}` : ownLine(edit)}${edited.slice(to)}`
    end = from
  }
  return edited
}
