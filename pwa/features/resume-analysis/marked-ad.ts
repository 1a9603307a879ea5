import type { MatchEvidence } from '../../../api/contract/resume-analysis.ts'
import { type Stretch, wordFinder } from './find-words.ts'

/** What is needed of a requirement to find its words in the ad. */
type Row = Pick<MatchEvidence, 'term' | 'requirement'>

/** A piece of a line of the ad: plain text, or the words of one or more requirements. */
export interface AdPiece<R extends Row = MatchEvidence> {
  text: string
  rows: R[]
}

export type AdLine<R extends Row = MatchEvidence> = AdPiece<R>[]

/** Lines to read; or several in a row that ask for nothing, to be folded. */
export interface AdPart<R extends Row = MatchEvidence> {
  isFolded: boolean
  lines: AdLine<R>[]
}

export interface MarkedAd<R extends Row = MatchEvidence> {
  parts: AdPart<R>[]
  /** Requirements whose words could not be found in the ad again. They are counted, and so they are shown. */
  elsewhere: R[]
}

interface Mark<R extends Row> extends Stretch {
  rows: R[]
}

/** Fewer lines are not worth a tap. */
const fewestFolded = 4

const touches = (one: Stretch, other: Stretch) => one.from < other.to && other.from < one.to

/** The ad as it was pasted, each requirement that the score counted marked once, where the ad asks for it most plainly. */
export function markedAd<R extends Row>(ad: string, evidence: readonly R[]): MarkedAd<R> {
  const find = wordFinder(ad)
  const marks: Mark<R>[] = []
  const elsewhere: R[] = []
  for (const row of evidence) {
    const places = find(row.requirement).flatMap((sentence) => find(row.term, sentence))
    const candidates = [...places, ...find(row.term), ...find(row.requirement)]
    const free = candidates.find((place) => !marks.some((mark) => touches(mark, place)))
    const place = free ?? candidates[0]
    if (!place) elsewhere.push(row)
    else if (free) marks.push({ ...free, rows: [row] })
    // "Python" within "Python developer": one mark for both.
    else marks.find((mark) => touches(mark, place))?.rows.push(row)
  }
  return { parts: folded(linesOf(ad, marks)), elsewhere }
}

/** Each line in pieces; a mark that goes on in the next line goes on there. */
function linesOf<R extends Row>(ad: string, marks: readonly Mark<R>[]): AdLine<R>[] {
  const inOrder = marks.toSorted((a, b) => a.from - b.from)
  let start = 0
  return ad.split('\n').map((text) => {
    const line = { from: start, to: start + text.length }
    start = line.to + 1
    const pieces: AdPiece<R>[] = []
    let at = line.from
    for (const mark of inOrder.filter((one) => touches(one, line))) {
      const [from, to] = [Math.max(mark.from, line.from), Math.min(mark.to, line.to)]
      if (from > at) pieces.push({ text: ad.slice(at, from), rows: [] })
      // The rest of a mark in the next line is no second button.
      pieces.push({ text: ad.slice(from, to), rows: mark.from >= line.from ? mark.rows : [] })
      at = to
    }
    if (at < line.to) pieces.push({ text: ad.slice(at, line.to), rows: [] })
    return pieces
  })
}

const hasMark = <R extends Row>(line: AdLine<R>) => line.some(({ rows }) => rows.length > 0)

/** Long stretches without a requirement, such as the employer's story, are folded; empty lines only divide. */
function folded<R extends Row>(lines: AdLine<R>[]): AdPart<R>[] {
  const parts: AdPart<R>[] = []
  for (const line of lines.filter((pieces) => pieces.some(({ text }) => text.trim() !== ''))) {
    const isFolded = !hasMark(line)
    const last = parts.at(-1)
    if (last?.isFolded === isFolded) last.lines.push(line)
    else parts.push({ isFolded, lines: [line] })
  }
  return parts.map((part) => (part.lines.length < fewestFolded ? { ...part, isFolded: false } : part))
}
