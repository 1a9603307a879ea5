import type { Line } from './lines.ts'

/** Parts of compounds that keep their hyphen when a line ends after it. */
const keepsHyphen =
  /(?:^|[\s(])(?:anti|co|cross|day|end|ex|first|follow|full|hand|high|in|inter|long|low|mid|multi|non|off|on|out|over|part|post|pre|problem|re|real|self|semi|short|step|sub|third|time|two|three|four|up|well|work|year|\d+|\p{Lu}+)-$/iu

/**
 * Puts wrapped lines back together. A break was made by the margin when the next line's first word would not have fitted; any other
 * break was meant.
 * @param rightLimit where the column ends, in points
 */
export function joinWrapped(lines: Line[], rightLimit: number): string[] {
  const paragraphs: string[] = []
  let before: Line | undefined
  let start: Line | undefined
  for (const line of lines) {
    if (before && start && goesOn(start, before, line, rightLimit)) {
      paragraphs.push(glue(paragraphs.pop()!, line.text))
    } else {
      paragraphs.push(line.text)
      start = line
    }
    before = line
  }
  return paragraphs
}

function goesOn(start: Line, before: Line, line: Line, rightLimit: number): boolean {
  const size = before.sizePoints
  if (line.isItem || line.hasTab || before.hasTab) return false
  if (Math.abs(line.sizePoints - size) > size * 0.06) return false
  const step = line.baseline - before.baseline
  if (step <= 0 || step > size * 1.9) return false
  const indents = [start.textLeft, start.left, before.left]
  const aligned = indents.some((indent) => Math.abs(line.left - indent) < size * 0.6)
  if (!aligned || (start.isItem && line.left < start.left - size * 0.6)) return false
  if (before.right + size * 0.25 + line.firstWordWidth <= rightLimit - size * 0.1) return false
  return readsOn(before, line, rightLimit - start.left)
}

/** In a narrow column lines of a list can be as long as the column; only the words tell then. */
function readsOn(before: Line, line: Line, columnWidth: number): boolean {
  if (/^[\p{Ll}(&]/u.test(line.text) || /(?:[,;&–-]| (?:and|or|of|the|a|an|for|in|with|to|on|by|at))$/iu.test(before.text))
    return true
  const isWide = columnWidth > before.sizePoints * 25
  return isWide && before.right - before.left > columnWidth * 0.8
}

function glue(text: string, next: string): string {
  if (!/\p{L}-$/u.test(text) || !/^\p{Ll}/u.test(next))
    return /[-–/]$/.test(text) && !/\s[-–/]$/.test(text) ? text + next : `${text} ${next}`
  return keepsHyphen.test(text) ? text + next : text.slice(0, -1) + next
}
