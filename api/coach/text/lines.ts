/** Bullets as PDFs, Word and keyboards make them; "o" is Word's second-level bullet. */
const bulletMark = /^\s*(?:[•●▪■◦‣⁃∙·○►▶➤➢✓✔✦★*‐–—]\s*|-{1,2}\s*(?=[^\s-])|o\s+(?=[A-Z])|(?:\d{1,2}|[a-z])[.)]\s+)/u

export interface LogicalLine {
  text: string
  bullet: boolean
  /** An empty line stood before it. */
  afterGap: boolean
}

/** The longest line read as one: many times the longest paragraph of a resume, and an ad pasted without line ends is parted between sentences. */
const longestLine = 4_000

/** Headings in capitals, labels such as "Skills:" and rows of a table are never the first half of a wrapped line. */
function looksClosed(text: string): boolean {
  return /[.!?:;|]$|\|\s*[A-Z](?:\/[A-Z])*$/.test(text) || (text.length < 60 && text === text.toUpperCase())
}

/**
 * Whether `next` goes on where `before` stopped. A wrapped line is long, does not end like a sentence, and goes on in lower case
 * (or the line before hangs on a comma, a hyphen or a small word).
 */
function continues(before: LogicalLine, next: string, widest: number, smallLetters: boolean): boolean {
  if (before.text.length + next.length >= longestLine) return false
  if (looksClosed(before.text) && !/[,]$/.test(before.text)) return false
  if (before.text.length < Math.max(before.bullet ? 30 : 40, widest * 0.6)) return false
  if (!smallLetters && /^[\p{Ll}(&]/u.test(next)) return true
  const hangs = /(?:,|-|\/|&|\b(?:and|or|of|for|the|a|an|to|in|with|by|at|from|on|using|including))$/i.test(before.text)
  return hangs && before.text.length >= 40
}

/**
 * Joins lines that were only wrapped, so that the same paragraph from a PDF (broken at the margin) and from a DOCX (one line) reads the
 * same. Bullets are cut off and remembered; a bullet mark alone on its line belongs to the next one.
 */
export function logicalLines(text: string): LogicalLine[] {
  const raw = text.split('\n').flatMap(cutLine)
  const widest = Math.min(
    120,
    raw.reduce((most, line) => Math.max(most, line.length), 0),
  )
  // Hurried ads are typed in small letters throughout; there a small letter does not mean that the line goes on.
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

function cutLine(line: string): string[] {
  const parts: string[] = []
  let from = 0
  while (line.length - from > longestLine) {
    const part = line.slice(from, from + longestLine)
    const sentence = Math.max(part.lastIndexOf('. '), part.lastIndexOf('! '), part.lastIndexOf('? ')) + 1
    const end = sentence || part.lastIndexOf(' ') + 1 || longestLine
    parts.push(part.slice(0, end))
    from += end
  }
  return from === 0 ? [line] : [...parts, line.slice(from)]
}

/** A word broken at the margin ("manage-" "ment") loses its hyphen; "full-" "time" keeps it where the halves are words of their own. */
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
