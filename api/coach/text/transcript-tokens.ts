/** One word of a transcript and where it stands. */
export interface TranscriptToken {
  /** As it stands in the transcript, without punctuation around it. */
  text: string
  /** Lower case, straight apostrophes. */
  lower: string
  /** Where it stands in the transcript, in characters. */
  start: number
  end: number
  /** What stands between the word before and this one. */
  gap: string
}

// Dashes between words separate ("work - and", "work—and"); hyphens and points inside them do not ("follow-up", "3.5"), and commas and
// colons only inside figures ("1,200", "9:30").
const word = /(?:[$€£](?=\p{N}))?[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}%+#]|['’./@&-](?=[\p{L}\p{N}])|(?<=\p{N})[,:](?=\p{N}))*/gu

/** The words of a transcript. "follow-up", "I'm", "$1,200" and "3.5" are one word each. */
export function tokensOfTranscript(transcript: string): TranscriptToken[] {
  let before = 0
  return [...transcript.matchAll(word)].map(({ 0: text, index }) => {
    const gap = transcript.slice(before, index)
    before = index + text.length
    return { text, lower: text.toLowerCase().replaceAll('’', "'"), start: index, end: before, gap }
  })
}

/** How many words were said; dashes and other marks on their own are none. */
export function countSpokenWords(transcript: string): number {
  return tokensOfTranscript(transcript).length
}

/** A text with stretches of it blanked, given in their order and apart from each other; every other character keeps its offset. */
export function blanked(text: string, stretches: readonly { start: number; end: number }[]): string {
  let left = ''
  let at = 0
  for (const { start, end } of stretches) {
    left += text.slice(at, start) + ' '.repeat(end - start)
    at = end
  }
  return left + text.slice(at)
}

/** One word as it was heard; times in ms from the beginning of the recording. */
export interface SpokenWord {
  text: string
  startMs: number
  endMs: number
}

/** How many words a correction may have added or removed in one place before its neighbors lose their times. */
const reach = 16
const bare = (text: string) =>
  text
    .toLowerCase()
    .replaceAll('’', "'")
    .replace(/[^\p{L}\p{N}']/gu, '')

/**
 * The time of each word of a transcript, null where it is not known: the user may have corrected words after the recognizer, and
 * recognizers split and join words in their own way.
 */
export function alignWords(tokens: readonly TranscriptToken[], words: readonly SpokenWord[]): (SpokenWord | null)[] {
  const heard = words.map(({ text }) => bare(text))
  let next = 0
  return tokens.map(({ lower }, at) => {
    const wanted = bare(lower)
    for (let ahead = 0; ahead < reach && next + ahead < heard.length; ahead++) {
      if (heard[next + ahead] !== wanted) continue
      // A common word far ahead is rather a word that was added: believe it only when the one after it fits too.
      const follows = tokens[at + 1]
      if (ahead > 2 && follows && heard[next + ahead + 1] !== bare(follows.lower)) continue
      next += ahead + 1
      return words[next - 1] ?? null
    }
    return null
  })
}
