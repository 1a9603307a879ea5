import type { TranscriptToken } from './transcript-tokens.ts'

/** One word as it was heard; times in ms from the beginning of the recording. */
export interface SpokenWord {
  text: string
  startMs: number
  endMs: number
}

/** How many words a correction may have added or removed in one place before its neighbours lose their times. */
const reach = 16

const bare = (text: string) =>
  text
    .toLowerCase()
    .replaceAll('’', "'")
    .replace(/[^\p{L}\p{N}']/gu, '')

/**
 * The time of each word of a transcript, null where it is not known: the person may have corrected words after the recogniser, and
 * recognisers split and join words in their own way.
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
