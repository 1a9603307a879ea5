const ligatures = ['ff', 'fi', 'fl', 'ffi', 'ffl', 'st', 'st']

/** Bullets of various producers; those of Symbol and Wingdings are private-use characters. */
const bullets = /^[ \t]*(?:[•●▪■◾◼□◦○‣⁃∙·◇◆❖►▶▸➢➤➔→✓✔➠\uF020-\uF0FF]|[-–—*](?=[ \t]))[ \t]*/u

/** ZWNJ and ZWJ that a script or emoji needs, and soft hyphens, are legitimate and not counted. */
const joinedScript = /(?:[\u0600-\u08FF\u0900-\u0DFF\u1000-\u109F\u{1F000}-\u{1FAFF}\u2600-\u27BF]|\uFE0F)$/u

type Counts = ReturnType<typeof noCounts>

const noCounts = () => ({
  ligatureCharacters: 0,
  privateUseCharacters: 0,
  zeroWidthCharacters: 0,
  letterSpacedWords: 0,
  undecodableCharacters: 0,
})

/** Normalizes the text of every producer (see ResumeDocument.text) and counts the changes. Typographic quotes and dashes stay. */
export function tidyText(raw: string): Counts & { text: string } {
  const counts = noCounts()
  const lines: string[] = []
  for (const rawLine of raw.normalize('NFC').split(/\r\n|[\n\r\v\f\u0085\u2028\u2029]/)) {
    const opening = bullets.exec(rawLine)
    const plain = plainCharacters(opening ? rawLine.slice(opening[0].length) : rawLine, counts)
    const spaced = joinSpacedLetters(withSingleTabs(plain))
    counts.letterSpacedWords += spaced.words
    const line = spaced.line.replace(/ {2,}/g, ' ')
    if (line !== '') lines.push(opening ? `• ${line}` : line)
  }
  return { text: lines.join('\n'), ...counts }
}

export const tidyCharacter = (character: string, before: string): string => plainCharacter(character, before, noCounts())

const plainCharacters = (line: string, counts: Counts): string =>
  line.replace(/[^ -~]/gu, (character, at: number) => plainCharacter(character, line.slice(Math.max(0, at - 2), at), counts))

/** @param before text that ends with the preceding character */
function plainCharacter(character: string, before: string, counts: Counts): string {
  const code = character.codePointAt(0)!
  if (code >= 0x20 && code < 0x7f) return character
  if (code === 0x09) return '\t'
  if (code < 0x20 || (code >= 0x7f && code < 0xa0)) return ''
  if (code >= 0xfb00 && code <= 0xfb06) {
    counts.ligatureCharacters++
    return ligatures[code - 0xfb00]!
  }
  if ((code >= 0xe000 && code <= 0xf8ff) || code >= 0xf0000) {
    counts.privateUseCharacters++
    return ''
  }
  if (zeroWidth.test(character)) {
    if ((code === 0x200c || code === 0x200d) && joinedScript.test(before)) return character
    counts.zeroWidthCharacters++
    return ''
  }
  if (code === 0xad || directionMark.test(character)) return ''
  if (code === 0xfffd) {
    counts.undecodableCharacters++
    return character
  }
  // Arabic presentation forms become plain letters, which search uses.
  if ((code >= 0xfb50 && code <= 0xfdff) || (code >= 0xfe70 && code <= 0xfefc)) return character.normalize('NFKC')
  if (code === 0xa0 || code === 0x202f || code === 0x3000 || (code >= 0x2000 && code <= 0x200a)) return ' '
  return code === 0x2010 || code === 0x2011 ? '-' : character
}

const zeroWidth = /[\u200b-\u200d\u2060\ufeff\u180e]/u
const directionMark = /[\u200e\u200f\u061c\u202a-\u202e\u2066-\u2069]/u

/** Split instead of a pattern for tabs with surrounding spaces, which takes quadratic time on long runs. */
function withSingleTabs(line: string): string {
  return line
    .split('\t')
    .map((part) => part.trim())
    .filter(Boolean)
    .join('\t')
}

/** Joins "S U M M A R Y" in fully spaced lines with two or more spaces between words. */
function joinSpacedLetters(line: string): { line: string; words: number } {
  if (!/^\p{L}(?: \p{L})+(?: {2,}\p{L}(?: \p{L})+)*$/u.test(line) || line.length < 7) return { line, words: 0 }
  const words = line.split(/ {2,}/).map((word) => word.replaceAll(' ', ''))
  return { line: words.join(' '), words: words.length }
}

export function visibleCharacters(text: string): number {
  return text.replace(/\s/g, '').length
}

/** Longer lines are not page numbers, and long runs of dashes would take the pattern cubic time. */
const longestCharacters = 30
const pageNumber = /^(?:page\s*)?[-–|\s]*\d{0,3}[-–|\s]*(?:(?:of|\/|\|)\s*\d{0,3})?[-–|\s]*$/iu

/** "3", "Page 2 of 3", "- 1 -", "1/2"; also a number field without a value. */
export function isPageNumber(line: string): boolean {
  return line.length <= longestCharacters && pageNumber.test(line)
}
