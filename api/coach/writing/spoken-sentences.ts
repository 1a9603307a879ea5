import { capitalized, sentence } from '../guides/wording.ts'
import type { PitchReading } from '../score/pitch/pitch-reading.ts'
import { countSpokenWords } from '../text/transcript-tokens.ts'

const longestSentenceWords = 45
const asksSomething = /^(?:and |so )?(?:when|what|how|can|could|may|would|will|is)\b/i

/** What was said, sentence by sentence without fillers; where the transcript has no full stops, as its clauses are cut. */
export function ownSentences({ pitch, clauses }: Pick<PitchReading, 'pitch' | 'clauses'>): string[] {
  const isEnd = (text: string) => /[.!?]["”]?$/.test(text)
  const isPunctuated = clauses.filter(({ text }) => isEnd(text)).length * longestSentenceWords > countSpokenWords(pitch)
  const sentences: string[] = []
  let open = ''
  const close = () => {
    const written = open.replace(/\bi\b/g, 'I')
    if (/[\p{L}\d]/u.test(written))
      sentences.push(sentence(capitalized(asksSomething.test(written) && !isEnd(written) ? `${written}?` : written)))
    open = ''
  }
  for (const { plain } of clauses) {
    open = `${open} ${plain}`.trim()
    if (!isPunctuated || isEnd(plain) || countSpokenWords(open) >= longestSentenceWords) close()
  }
  close()
  return sentences
}
