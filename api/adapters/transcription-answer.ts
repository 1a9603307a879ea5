import * as z from 'zod'
import type { HeardWord, Transcription } from './transcription.ts'
import { isInvented, wasNotSaid } from './transcription-doubts.ts'

const seconds = z.number().min(0)

/** Recognizers other than Whisper omit what they do not know, or send null. */
export const HeardText = z.object({
  text: z.string().max(200_000),
  words: z
    .array(z.object({ word: z.string(), start: seconds, end: seconds }))
    .nullish()
    .catch(null),
  segments: z
    .array(
      z.object({
        text: z.string(),
        start: seconds,
        end: seconds,
        no_speech_prob: z.number().nullish(),
        avg_logprob: z.number().nullish(),
      }),
    )
    .nullish()
    .catch(null),
})
export type HeardText = z.infer<typeof HeardText>

/** The transcript without words the recognizer doubts and phrases it is known to invent in silence. */
export function transcriptionOf({ text, words, segments }: HeardText): Transcription {
  const doubtful = (segments ?? []).filter(wasNotSaid)
  const kept = doubtful.length === 0 ? text : (segments ?? []).filter((segment) => !wasNotSaid(segment)).map((s) => s.text)
  const said = tidy([kept].flat().join(' '))
  const noSpeech = Math.max(...(segments ?? []).map(({ no_speech_prob }) => no_speech_prob ?? Number.NaN))
  if (isInvented(said, Number.isFinite(noSpeech) ? noSpeech : null)) return { text: '', words: [] }
  const middleIn = ({ start, end }: { start: number; end: number }) => (start + end) / 2
  const isDoubtful = (word: { start: number; end: number }) =>
    doubtful.some(({ start, end }) => middleIn(word) >= start && middleIn(word) < end)
  return { text: said, words: (words ?? []).filter((word) => !isDoubtful(word)).map(heardWord) }
}

const tidy = (text: string) => text.replace(/\s+/gu, ' ').trim()

function heardWord({ word, start, end }: { word: string; start: number; end: number }): HeardWord {
  return { text: word.trim(), startMs: Math.round(start * 1_000), endMs: Math.round(Math.max(start, end) * 1_000) }
}
