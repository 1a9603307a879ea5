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

/** Line breaks in its text are spaces, so offsets into the file still hold. */
export interface SheetLine extends OwnLine {
  look: 'name' | 'heading' | 'job' | 'bullet' | 'plain'
}

const headings =
  /^(?:[\p{L}&/]+ ){0,2}(?:summary|profile|objective|experience|employment|history|education|training|skills|certifications?|licen[cs]es|projects|languages|interests|awards|publications|references):?$/iu
/** A line that ends like this continues in the next. */
const goesOn = /(?:,|[-–]|\b(?:a|an|and|at|by|for|from|in|of|on|or|the|to|with))$/iu

/** The lines of a resume as printed, with wrapped lines joined. */
export function sheetLines(resumeText: string): SheetLine[] {
  const lines: SheetLine[] = []
  for (const { 0: line, index } of resumeText.matchAll(/[^\n]+/gu)) {
    const [mark] = /^[^\p{L}\p{N}(+]*/u.exec(line)!
    const [from, to] = [index + mark.length, index + line.trimEnd().length]
    if (from >= to) continue
    const last = lines.at(-1)
    const wraps = mark.trim() === '' && last && last.look !== 'heading'
    if (wraps && (/^\p{Ll}/u.test(resumeText.slice(from, to)) || goesOn.test(last.text))) last.to = to
    else lines.push({ from, to, text: '', look: mark.trim() === '' ? 'plain' : 'bullet' })
    const now = lines.at(-1)!
    now.text = resumeText.slice(now.from, now.to).replace(/\s/gu, ' ')
    if (now.look === 'plain') now.look = lookOf(now.text, lines.length === 1)
  }
  return lines
}

/** In the line of a job: "March 2019 – Present". */
const jobDates =
  /\(?(?:\b(?:jan|feb|mar|apr|may|june?|july?|aug|sept?|oct|nov|dec)(?:uary|ruary|ch|il|ust|t?ember|ober)?\.? |\d\d?\/)?\b(?:19|20)\d\d\b/iu

function lookOf(text: string, isFirst: boolean): SheetLine['look'] {
  if (isFirst) return 'name'
  if (headings.test(text)) return 'heading'
  return jobDates.test(text) && text.length < 90 ? 'job' : 'plain'
}

/** Where the dates of a job begin in its line as it is now; 0 for any other line, and once an edit dropped them. */
export const datesAt = ({ look }: SheetLine, now: string) => (look === 'job' ? Math.max(0, now.search(jobDates)) : 0)

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
