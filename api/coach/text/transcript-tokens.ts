export interface TranscriptToken {
  text: string
  /** With straight apostrophes. */
  lower: string
  start: number
  end: number
  gap: string
}

// "work—and" is two words; "follow-up", "3.5", "1,200", and "9:30" are one.
const word = /(?:[$€£](?=\p{N}))?[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}%+#]|['’./@&-](?=[\p{L}\p{N}])|(?<=\p{N})[,:](?=\p{N}))*/gu

export function tokensOfTranscript(transcript: string): TranscriptToken[] {
  let before = 0
  return [...transcript.matchAll(word)].map(({ 0: text, index }) => {
    const gap = transcript.slice(before, index)
    before = index + text.length
    return { text, lower: text.toLowerCase().replaceAll('’', "'"), start: index, end: before, gap }
  })
}

export function countSpokenWords(transcript: string): number {
  return tokensOfTranscript(transcript).length
}

/** Blanks stretches, given in order; keeps all offsets. */
export function blanked(text: string, stretches: readonly { start: number; end: number }[]): string {
  let left = ''
  let at = 0
  for (const { start, end } of stretches) {
    left += text.slice(at, start) + ' '.repeat(end - start)
    at = end
  }
  return left + text.slice(at)
}

/** Times from the beginning of the recording. */
export interface SpokenWord {
  text: string
  startMs: number
  endMs: number
}

/** How many words a correction may add or remove before its neighbors lose their times. */
const reach = 16
const bare = (text: string) =>
  text
    .toLowerCase()
    .replaceAll('’', "'")
    .replace(/[^\p{L}\p{N}']/gu, '')

/** null where the time is not known: users correct words, and recognizers split and join them in their own way. */
export function alignWords(tokens: readonly TranscriptToken[], words: readonly SpokenWord[]): (SpokenWord | null)[] {
  const heard = words.map(({ text }) => bare(text))
  let next = 0
  return tokens.map(({ lower }, at) => {
    const wanted = bare(lower)
    for (let ahead = 0; ahead < reach && next + ahead < heard.length; ahead++) {
      if (heard[next + ahead] !== wanted) continue
      // A common word far ahead was rather added: believe it only if the next one fits too.
      const follows = tokens[at + 1]
      if (ahead > 2 && follows && heard[next + ahead + 1] !== bare(follows.lower)) continue
      next += ahead + 1
      return words[next - 1] ?? null
    }
    return null
  })
}
