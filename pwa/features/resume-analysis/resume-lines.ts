import type { LineEdit, MatchEvidence } from '../../../api/contract/resume-analysis.ts'
import { type Stretch, wordFinder } from './find-words.ts'

/** A line of the resume's text that can be changed, without its bullet. */
export interface OwnLine extends Stretch {
  text: string
}

/** Shorter ones are headings and places. */
const fewestWords = 3

/** The lines that say something, in their order. */
export function ownLines(resumeText: string): OwnLine[] {
  let start = 0
  return resumeText.split('\n').flatMap((line) => {
    const from = start + (/^[^\p{L}\p{N}]*/u.exec(line)?.[0].length ?? 0)
    const to = start + line.trimEnd().length
    start += line.length + 1
    const text = resumeText.slice(from, Math.max(from, to))
    return text.split(/\s+/u).filter(Boolean).length >= fewestWords ? [{ from, to, text }] : []
  })
}

/** Where a line that the score quotes stands in the text; its wrapped lines are one. Null where it is not there word for word. */
export function ownLine(resumeText: string, quoted: string): OwnLine | null {
  const [place] = wordFinder(resumeText)(quoted)
  if (!place) return null
  // The full stop, or the percent sign, belongs to it.
  const to = place.to + (/^[^\s\p{L}\p{N}]*/u.exec(resumeText.slice(place.to))?.[0].length ?? 0)
  return { from: place.from, to, text: resumeText.slice(place.from, to).replace(/\s+/gu, ' ') }
}

/** Where a new line about work goes: below the last one that the score found there, else at the end. */
export function placeForNewLine(resumeText: string, evidence: readonly MatchEvidence[]): number {
  const find = wordFinder(resumeText)
  const atWork = evidence
    .filter(({ where }) => where === 'experience')
    .flatMap(({ resumeLine }) => find(resumeLine ?? '')[0] ?? [])
  if (atWork.length === 0) return resumeText.trimEnd().length
  const last = Math.max(...atWork.map(({ to }) => to))
  const end = resumeText.indexOf('\n', last)
  return end < 0 ? resumeText.length : end
}

/** All edits with one more. The same line changed again is changed once. */
export function withEdit(edits: readonly LineEdit[], edit: LineEdit): LineEdit[] {
  const isSame = ({ from, to }: LineEdit) => from < to && from < edit.to && edit.from < to
  return [...edits.filter((one) => !isSame(one)), edit]
}
