import { keepsHyphen } from '../../contract/broken-words.ts'
import type { Line } from './lines.ts'
import type { PageLayout } from './page-layout.ts'

const joiningEnd = /(?:[,;&–-]| (?:and|or|of|the|a|an|for|in|with|to|on|by|at))$/iu
/** In a column at least this wide, in em, full lines were broken by the margin and not by the writer. */
const wideColumnEm = 25
/** Line ends within this distance of the margin, in em, are flush. */
const flushEm = 0.25

const unspaced = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}，。、；：]/u

interface Column {
  rightLimit: number
  /** Wrapped lines are flush with the margin, so a shorter one was ended on purpose. */
  isJustified: boolean
}

/** Rejoins wrapped lines. A break came from the margin if the next line's first word would not have fit; other breaks were meant. */
export function pagesOfLines(pages: PageLayout[]): string[][] {
  // A short last page does not show its margin; the others do.
  const right = Math.max(...pages.map((page) => page.right))
  const isJustified = areJustified(
    pages.flatMap((page) => page.blocks).map((block) => ({ ...block, rightLimit: block.rightLimit ?? right })),
  )
  return pages.map(({ blocks, turnedText }) => {
    const parts = blocks.map((block) => joinWrapped(block.lines, { rightLimit: block.rightLimit ?? right, isJustified }))
    return joinBroken([...parts, turnedText ? [turnedText] : []])
  })
}

/** Joins what a column or page end broke: an unfinished line before one that starts lowercase or ends in "to", "and", ... */
export function joinBroken(parts: string[][]): string[] {
  const joined: string[] = []
  for (const [first, ...rest] of parts) {
    if (first === undefined) continue
    const before = joined.at(-1)
    const runsOn =
      before !== undefined &&
      !first.startsWith('• ') &&
      (joiningEnd.test(before) || (/^\p{Ll}/u.test(first) && !/[.!?:]$/.test(before)))
    if (runsOn && !isAddress(first)) joined[joined.length - 1] = glue(before, first)
    else joined.push(first)
    joined.push(...rest)
  }
  return joined
}

/** Email and web addresses start lowercase without continuing anything. */
function isAddress(text: string): boolean {
  return /^\S*(?:@|:\/\/|www\.|\.com\b)/i.test(text)
}

function joinWrapped(lines: Line[], column: Column): string[] {
  const paragraphs: string[] = []
  let start: Line | undefined
  for (const [index, line] of lines.entries()) {
    const before = lines[index - 1]
    if (before && start && couldGoOn(start, before, line, column.rightLimit) && readsOn(start, before, line, column)) {
      paragraphs.push(glue(paragraphs.pop()!, line.text))
    } else {
      paragraphs.push(line.text)
      start = line
    }
  }
  return paragraphs
}

/** Judged by the lines that certainly continue: those before a lowercase letter. */
function areJustified(blocks: { lines: Line[]; rightLimit: number }[]): boolean {
  let wrapped = 0
  let flush = 0
  for (const { lines, rightLimit } of blocks) {
    for (const [index, line] of lines.entries()) {
      const next = lines[index + 1]
      if (!next || !/^\p{Ll}/u.test(next.text) || !couldGoOn(line, line, next, rightLimit)) continue
      wrapped++
      if (rightLimit - line.right < line.sizePoints * flushEm) flush++
    }
  }
  return wrapped >= 3 && flush >= wrapped * 0.7
}

/** By position: under the previous line, aligned with the paragraph, after a line with no room for another word. */
function couldGoOn(start: Line, before: Line, line: Line, rightLimit: number): boolean {
  const size = before.sizePoints
  if (line.isItem || line.hasTab || Math.abs(line.sizePoints - size) > size * 0.06) return false
  const step = line.baseline - before.baseline
  if (step <= 0 || step > size * 1.9) return false
  const indents = before.hasTab ? [before.lastLeft] : [start.textLeft, start.left, before.left]
  if (!indents.some((indent) => Math.abs(line.left - indent) < size * 0.6)) return false
  return before.right + size * 0.25 + line.firstWordWidth > rightLimit - size * 0.1
}

/** By wording: in a narrow column list entries can be as long as the column, so only the words tell. */
function readsOn(start: Line, before: Line, line: Line, { rightLimit, isJustified }: Column): boolean {
  const size = before.sizePoints
  if (isAddress(line.text) && before.text.split(' ').length < 5) return false
  if (/^[\p{Ll}(&]/u.test(line.text) || joiningEnd.test(before.text)) return true
  if (isJustified && rightLimit - before.right > size * flushEm) return false
  // Indented like its list item's text, not like a new paragraph.
  const hangs = start.isItem && Math.abs(line.left - start.textLeft) < size * 0.3 && line.left - start.left > size * 0.5
  return hangs || (rightLimit - start.left > size * wideColumnEm && before.right - before.left > (rightLimit - start.left) * 0.8)
}

function glue(text: string, next: string): string {
  if (unspaced.test(text.at(-1)!) && unspaced.test(next[0]!)) return text + next
  if (!/[-–/]$/.test(text) || /\s[-–/]$/.test(text)) return `${text} ${next}`
  if (!/\p{L}-$/u.test(text) || !/^\p{Ll}/u.test(next) || keepsHyphen.test(text)) return text + next
  return text.slice(0, -1) + next
}
