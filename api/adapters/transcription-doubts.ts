/** Whisper's own rule for "nobody spoke here" (its decoding defaults). */
const noSpeechFrom = 0.6
const unlikelyBelow = -1

interface Doubts {
  text: string
  no_speech_prob?: number | null | undefined
  avg_logprob?: number | null | undefined
}

/** Whether a stretch was not said: the recogniser holds it for silence and its own words for unlikely, or they end a film. */
export function wasNotSaid({ text, no_speech_prob: noSpeech, avg_logprob: likely }: Doubts): boolean {
  if (noSpeech != null && likely != null && noSpeech > noSpeechFrom && likely < unlikelyBelow) return true
  if (noSpeech != null && noSpeech < surelySpeechBelow) return false
  const sentences = sentencesOf(text)
  return sentences.length > 0 && sentences.every((sentence) => credits.includes(sentence))
}

/** What Whisper was seen to write over silence, as its training subtitles end: whole transcripts, without punctuation. */
const endings = [
  'you',
  'bye',
  'bye bye',
  'thank you',
  'thank you very much',
  'thank you so much',
  'thanks',
  'thank you for listening',
  'thanks for listening',
  'see you next time',
  'the end',
]
/** The same, and so far from any interview that one amid an answer is invented too: over the silence at its end. */
const credits = [
  'thanks for watching',
  'thank you for watching',
  'thank you so much for watching',
  'please subscribe',
  'please subscribe to my channel',
  'like and subscribe',
  'see you in the next video',
  "i'll see you in the next video",
  'subtitles by the amara org community',
  'transcription by castingwords',
]
/** Real speech of these very words stays below this in published measurements (github.com/zachlatta/freeflow/pull/81). */
const surelySpeechBelow = 0.02
/** A recogniser that hears nothing repeats one word. */
const repeatedFrom = 3

/**
 * Whether a whole transcript is one of the phrases that recognisers invent where nobody speaks. Nobody answers an interview question with
 * them alone; whoever really said so has to record again.
 * @param noSpeech the recogniser's highest own probability of silence; null when it reports none
 */
export function isInvented(text: string, noSpeech: number | null): boolean {
  const sentences = sentencesOf(text)
  if (sentences.length === 0) return true
  if (isOneWordRepeated(sentences.join(' ').split(' '))) return true
  if (noSpeech !== null && noSpeech < surelySpeechBelow) return false
  return sentences.every((sentence) => endings.includes(sentence) || credits.includes(sentence))
}

/** In lower case, without punctuation. */
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
