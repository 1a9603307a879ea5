/**
 * `[placeholders]` for `replace` and `match`. One that holds another bracket begins at the inner one, so that a text of open brackets is
 * read once and not once for each of them.
 */
export const placeholders = /\[[^[\]]*\]/g

/** A full stop after these ends no sentence. */
const abbreviations =
  /(?:^|[\s(])(?:[A-Z]|Mr|Mrs|Ms|Dr|St|Prof|Sr|Jr|No|Nr|vs|etc|e\.g|i\.e|a\.m|p\.m|approx|Inc|Ltd|Co|Corp|Dept|U\.S|U\.K|Ph\.D|[A-Z]\.[A-Z])\.$/

/** More characters than any of these has. */
const longestAbbreviation = 24

const sentenceEnd = /(?<=[.!?]["”’')\]]*)\s+/

/**
 * The sentences of a written text, each with its end mark. Abbreviations such as "St. Anne" do not end one.
 * @param end where a sentence may end
 */
export function sentencesOf(text: string, end: RegExp = sentenceEnd): string[] {
  const sentences: string[] = []
  let current = ''
  for (const piece of text.split(end)) {
    current = current ? `${current} ${piece}` : piece
    if (abbreviations.test(current.slice(-longestAbbreviation))) continue
    sentences.push(current)
    current = ''
  }
  if (current) sentences.push(current)
  return sentences.filter((sentence) => sentence.trim() !== '')
}

/**
 * The statements of a tidied line of a resume or an ad: its sentences, cut at semicolons too. A full stop before a small letter ends one
 * only after a whole word, as in hurriedly typed ads; abbreviations have lost theirs in `tidy`, and the initial of a name ends none.
 */
export function statementsOf(line: string): string[] {
  return line
    .split(/(?<=;)\s+|(?<=[.!?])(?<!(?:^|\s)\p{Lu}\.)\s+(?=["'(]?[\p{Lu}\d£$€])|(?<=[\p{Ll}\d)]{3}[.!?])\s+(?=\p{Ll})/u)
    .map((sentence) => sentence.trim())
    .filter(Boolean)
}
