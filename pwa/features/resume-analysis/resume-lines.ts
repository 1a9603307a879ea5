import type { LineEdit, MatchEvidence } from '../../../api/contract/resume-analysis.ts'
import { type Stretch, wordFinder } from './find-words.ts'

export interface OwnLine extends Stretch {
  text: string
}

/** Shorter ones are headings and places. */
const fewestWords = 3

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

/** The position of a quoted line in the text, with wrapped lines joined. Null unless it matches word for word. */
export function ownLine(resumeText: string, quoted: string): OwnLine | null {
  const [place] = wordFinder(resumeText)(quoted)
  if (!place) return null
  // Include the period or percent sign.
  const to = place.to + (/^[^\s\p{L}\p{N}]*/u.exec(resumeText.slice(place.to))?.[0].length ?? 0)
  return { from: place.from, to, text: resumeText.slice(place.from, to).replace(/\s+/gu, ' ') }
}

/** Below the last line the score found about work, else at the end. */
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

/** Replaces an earlier edit of the same line. */
export function withEdit(edits: readonly LineEdit[], edit: LineEdit): LineEdit[] {
  const isSame = ({ from, to }: LineEdit) => from < to && from < edit.to && edit.from < to
  return [...edits.filter((one) => !isSame(one)), edit]
}
