import type { Row, Word } from './words.ts'

const rightToLeft = /[\u0590-\u08FF\uFB1D-\uFDFF\uFE70-\uFEFC]/u

export function isRightToLeft(rows: Row[]): boolean {
  const text = rows.flatMap((row) => row.words.map((word) => word.text)).join('')
  const count = (pattern: RegExp) => text.match(pattern)?.length ?? 0
  return count(/[\u0590-\u08FF\uFB1D-\uFDFF\uFE70-\uFEFC]/g) > count(/\p{Script=Latin}/gu)
}

/** Hebrew and Arabic letters, reversed from visual to reading order. */
export function lettersInOrder(word: Word): Word {
  return { ...word, text: isHebrewOrArabic(word) ? reversed(word.text) : word.text }
}

// Reverses the visual order of Hebrew and Arabic words except for runs of Latin words and numbers: the Unicode bidirectional algorithm backwards, as
// far as single lines need it.
export function inReadingOrder(words: Word[], isPageRightToLeft: boolean): Word[] {
  if (isPageRightToLeft) return runsTurned(words.toReversed(), isLatin)
  return words.some(isHebrewOrArabic) ? runsTurned(words, isHebrewOrArabic) : words
}

function isHebrewOrArabic(word: Word) {
  return rightToLeft.test(word.text)
}

function isLatin(word: Word) {
  return /\p{Script=Latin}/u.test(word.text)
}

function runsTurned(words: Word[], belongs: (word: Word) => boolean): Word[] {
  const turned: Word[] = []
  let at = 0
  while (at < words.length) {
    let end = at
    for (let next = at; belongs(words[at]!) && next < words.length && !endsRun(words[next]!, belongs); next++) {
      if (belongs(words[next]!)) end = next
    }
    turned.push(...tidyRun(words.slice(at, end + 1).toReversed()))
    at = end + 1
  }
  return turned
}

function endsRun(word: Word, belongs: (word: Word) => boolean): boolean {
  return !belongs(word) && (/^[|•·/]$/.test(word.text) || /\p{L}/u.test(word.text))
}

/** In a right-to-left line the comma after a Latin run is at its left end. */
function tidyRun(run: Word[]): Word[] {
  const [first] = run
  const last = run.at(-1)
  const sign = first && last && isLatin(first) ? /^[,.;:!?)]+/.exec(first.text)?.[0] : undefined
  if (!sign || !first || !last) return run
  first.text = first.text.slice(sign.length)
  last.text += sign
  return run
}

function reversed(text: string) {
  return Array.from(text)
    .toReversed()
    .join('')
    .replace(/[0-9][0-9.,:/+-]*/g, (figure) => Array.from(figure).toReversed().join(''))
}
