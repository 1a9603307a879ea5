import type { LineEdit, MatchEvidence } from '../../../api/contract/resume-analysis.ts'

interface Stretch {
  from: number
  to: number
}

const word = /[\p{L}\p{N}]+/gu

/** Normalized for comparison: bullets, quotes, line ends and accents may have been cleaned up. */
function wordsOf(text: string) {
  return [...text.matchAll(word)].map(({ 0: found, index }) => ({
    key: found.normalize('NFKC').toLowerCase(),
    from: index,
    to: index + found.length,
  }))
}

export function wordFinder(text: string) {
  const words = wordsOf(text)
  return (quote: string, within: Stretch = { from: 0, to: text.length }): Stretch[] => {
    const wanted = wordsOf(quote).map(({ key }) => key)
    if (wanted.length === 0) return []
    return words.flatMap((first, at) => {
      const last = words[at + wanted.length - 1]
      if (!last || first.from < within.from || last.to > within.to) return []
      return wanted.every((key, step) => words[at + step]!.key === key) ? [{ from: first.from, to: last.to }] : []
    })
  }
}

/** The text in pieces: those at `places`, the first of any that overlap, and what is between them. */
export function piecesOf<Place extends Stretch>(text: string, places: readonly Place[]): { text: string; place?: Place }[] {
  let at = 0
  const pieces = places
    .toSorted((one, other) => one.from - other.from)
    .flatMap((place) => {
      if (place.from < at) return []
      const before = text.slice(at, place.from)
      at = place.to
      return [{ text: before }, { text: text.slice(place.from, place.to), place }]
    })
  return [...pieces, { text: text.slice(at) }]
}

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
