import { cutLong } from './bounded-text.ts'

/** "o" is Word's second-level bullet. */
const bulletMark =
  /^\s*(?:(?:[•●▪■◦‣⁃∙·○►▶➤➢✓✔✦★*‐–—]|\p{Emoji_Presentation})\s*|-{1,2}\s*(?=[^\s-])|o\s+(?=[A-Z])|(?:\d{1,2}|[a-z])[.)]\s+)/u

export interface LogicalLine {
  text: string
  bullet: boolean
  afterGap: boolean
}

/** Bounds lines of an ad pasted without line ends. */
const longestLine = 4_000

/** Never the first half of a wrapped line: headings, labels such as "Skills:", rows of a table. */
function looksClosed(text: string): boolean {
  return /[.!?:;|]$|\|\s*[A-Z](?:\/[A-Z])*$/.test(text) || (text.length < 60 && text === text.toUpperCase())
}

/** In characters. */
const widestPage = 120

/** A wrapped line is long, has no end mark, and goes on in lower case or hangs on a comma or a small word. */
function continues(before: LogicalLine, next: string, widest: number, smallLetters: boolean): boolean {
  if (before.text.length + next.length >= longestLine) return false
  if (looksClosed(before.text) && !/[,]$/.test(before.text)) return false
  if (before.text.length < Math.max(before.bullet ? 30 : 40, Math.min(widest, widestPage) * 0.6)) return false
  // Beside a paragraph on one long line, lines in small letters are items of a list.
  if (!smallLetters && before.text.length >= widest * 0.6 && /^[\p{Ll}(&]/u.test(next)) return true
  const hangs =
    /(?:,|-|\/|&|\b(?:and|or|of|for|the|a|an|to|in|with|by|at|from|on|using|including|about|than|over|under|into|between|per))$/i.test(
      before.text,
    )
  return hangs && before.text.length >= 40
}

/** Joins wrapped lines, so that a PDF and a DOCX of the same text read the same. A bullet alone on its line belongs to the next one. */
export function logicalLines(text: string): LogicalLine[] {
  const raw = text.split('\n').flatMap((line) => cutLong(line, longestLine))
  const widest = raw.reduce((most, line) => Math.max(most, line.length), 0)
  // In hurried ads all in small letters, a small letter does not mean that the line goes on.
  const smallLetters =
    raw.filter((line) => /^\s*(?:[-*•]\s*)?\p{Ll}/u.test(line)).length > raw.filter((line) => line.trim() !== '').length / 2
  const lines: LogicalLine[] = []
  let afterGap = true
  let pendingBullet = false
  for (const line of raw) {
    const trimmed = line.replace(/ {2,}/g, ' ').trim()
    if (trimmed === '') {
      afterGap = true
      continue
    }
    const mark = bulletMark.exec(`${trimmed} `)
    const rest = (mark ? trimmed.slice(mark[0].length) : trimmed).trim()
    if (rest === '') {
      pendingBullet = true
      continue
    }
    const before = lines.at(-1)
    if (!mark && !pendingBullet && !afterGap && before && continues(before, rest, widest, smallLetters))
      before.text = joined(before.text, rest)
    else lines.push({ text: rest, bullet: mark !== null || pendingBullet, afterGap })
    afterGap = false
    pendingBullet = false
  }
  return lines.flatMap(splitInlineBullets)
}

/** "manage-" "ment" loses its hyphen; "full-" "time" keeps it. */
function joined(before: string, rest: string): string {
  if (/\p{Ll}-$/u.test(before))
    return /^\p{Ll}/u.test(rest) && /[^aeiou\s-]-$|[a-z]{3}-$/.test(before) ? before + rest : `${before.slice(0, -1)}${rest}`
  return `${before} ${rest}`
}

/** "Duties: • pick • pack • ship" on one line. */
function splitInlineBullets(line: LogicalLine): LogicalLine[] {
  const parts = line.text.split(/\s+[•●▪■◦‣▶➤➢✓✔]\s+/u)
  if (parts.length < 3) return [line]
  return parts.map((text, index) => ({
    text: text.trim(),
    bullet: index > 0 || line.bullet,
    afterGap: index === 0 && line.afterGap,
  }))
}
