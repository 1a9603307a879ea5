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
