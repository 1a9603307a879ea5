import type { Row, Word } from './words.ts'

const rightToLeft = /[\u0590-\u08FF\uFB1D-\uFDFF\uFE70-\uFEFC]/u

/** Whether most letters run from right to left. */
export function isRightToLeft(rows: Row[]): boolean {
  const text = rows.flatMap((row) => row.words.map((word) => word.text)).join('')
  const count = (pattern: RegExp) => text.match(pattern)?.length ?? 0
  return count(/[\u0590-\u08FF\uFB1D-\uFDFF\uFE70-\uFEFC]/g) > count(/\p{Script=Latin}/gu)
}

/** A copy of a word, the letters of Hebrew and Arabic turned from the order on the page to that of reading. */
export function lettersInOrder(word: Word): Word {
  return { ...word, text: isHebrewOrArabic(word) ? reversed(word.text) : word.text }
}

/**
 * Words of Hebrew and Arabic lie on the page from right to left. Turns their order round in a page of theirs, except for runs of
 * Latin words and figures: the Unicode bidirectional algorithm backwards, as far as single lines need it.
 */
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

/** Turns every run of such words round; signs and figures between two of them belong to the run. */
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

/** In a line from right to left the comma after a Latin run lies at its left end. */
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
