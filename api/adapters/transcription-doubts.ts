import phrases from './transcription-doubts.json' with { type: 'json' }

// What Whisper writes over silence, from the ends of its training subtitles, without punctuation. An ending is dropped where it is the whole transcript;
// a credit, which no interview answer contains, also within one.
const { endings, credits } = phrases

/** Whisper's own rule for "no speech" (its decoding defaults). */
const noSpeechFrom = 0.6
const unlikelyBelow = -1

interface Doubts {
  text: string
  no_speech_prob?: number | null | undefined
  avg_logprob?: number | null | undefined
}

export function wasNotSaid({ text, no_speech_prob: noSpeech, avg_logprob: likely }: Doubts): boolean {
  if (noSpeech != null && likely != null && noSpeech > noSpeechFrom && likely < unlikelyBelow) return true
  if (noSpeech != null && noSpeech < surelySpeechBelow) return false
  const sentences = sentencesOf(text)
  return sentences.length > 0 && sentences.every((sentence) => credits.includes(sentence))
}

/** Real speech of these words stays below this in published measurements (https://github.com/zachlatta/freeflow/pull/81). */
const surelySpeechBelow = 0.02
/** A recognizer that hears nothing repeats one word. */
const repeatedFrom = 3

/** Whether a whole transcript is a phrase that recognizers invent in silence. No interview answer consists of one alone. */
export function isInvented(text: string, noSpeech: number | null): boolean {
  const sentences = sentencesOf(text)
  if (sentences.length === 0) return true
  if (isOneWordRepeated(sentences.join(' ').split(' '))) return true
  if (noSpeech !== null && noSpeech < surelySpeechBelow) return false
  return sentences.every((sentence) => endings.includes(sentence) || credits.includes(sentence))
}

function sentencesOf(text: string): string[] {
  return text
    .toLowerCase()
    .replace(/’/g, "'")
    .split(/[.!?…♪]+(?:\s+|$)/u)
    .map((sentence) => sentence.replace(/[^\p{L}\p{N}']+/gu, ' ').trim())
    .filter(Boolean)
}

function isOneWordRepeated(words: string[]): boolean {
  return words.length >= repeatedFrom && new Set(words).size === 1
}
