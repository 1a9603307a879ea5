/** For `replace` and `match`. Begins at the innermost bracket, so that a text of open brackets is read once. */
export const placeholders = /\[[^[\]]*\]/g

const abbreviations =
  /(?:^|[\s(])(?:[A-Z]|Mr|Mrs|Ms|Dr|St|Prof|Sr|Jr|No|Nr|vs|etc|e\.g|i\.e|a\.m|p\.m|approx|Inc|Ltd|Co|Corp|Dept|U\.S|U\.K|Ph\.D|[A-Z]\.[A-Z])\.$/

const longestAbbreviation = 24

const sentenceEnd = /(?<=[.!?]["”’')\]]*)\s+/

/** The sentences of a written text with their end marks. */
export function sentencesOf(text: string, end = sentenceEnd): string[] {
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

const statementEnd = /(?<=[.!?]["”’')\]]*|;)\s+/

/** The sentences of a line or of speech, also cut at semicolons. */
export const statementsOf = (text: string): string[] => sentencesOf(text, statementEnd)
