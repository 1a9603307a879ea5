/** A full stop after these ends no sentence. */
const abbreviations =
  /(?:^|[\s(])(?:[A-Z]|Mr|Mrs|Ms|Dr|St|Prof|Sr|Jr|No|Nr|vs|etc|e\.g|i\.e|approx|Inc|Ltd|Co|Corp|Dept|U\.S|U\.K|Ph\.D|[A-Z]\.[A-Z])\.$/

/** More characters than any of these has. */
const longestAbbreviation = 24

/** The sentences of a text, each with its end mark. Abbreviations such as "St. Anne" do not end one. */
export function sentencesOf(text: string): string[] {
  const sentences: string[] = []
  let current = ''
  for (const piece of text.split(/(?<=[.!?]["”’')\]]*)\s+/)) {
    current = current ? `${current} ${piece}` : piece
    if (abbreviations.test(current.slice(-longestAbbreviation))) continue
    sentences.push(current)
    current = ''
  }
  if (current) sentences.push(current)
  return sentences.filter((sentence) => sentence.trim() !== '')
}

/** Keeps the sentences that pass, in order. */
export function keepSentences(text: string, passes: (sentence: string) => boolean): string {
  return sentencesOf(text).filter(passes).join(' ')
}
