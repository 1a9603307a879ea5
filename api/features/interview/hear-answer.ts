import type { Transcriber, Transcription } from '../../adapters/transcription.ts'
import { voiceInterviewTexts } from '../../contract/voice-interview-texts.ts'
import { Problem } from '../../problem.ts'
import type { AnswerRecording } from './audio-form.ts'

/** No two-minute answer is longer, whatever a recognizer returns. */
const mostWords = 2_000
const mostCharacters = 20_000
const wordMaxCharacters = 200

export const noTranscriber = () =>
  new Problem('bad_request', { message: 'Recordings cannot be transcribed right now. Please type your answer instead.' })

/** The words spoken; '' if none. Do not call it for a recording known to be silent. */
export async function hearAnswer(
  transcriber: Transcriber,
  recording: AnswerRecording,
  signal: AbortSignal,
): Promise<Transcription> {
  try {
    const { text, words } = await transcriber.transcribe(recording, signal)
    const fits = words.filter((word) => word.text.length <= wordMaxCharacters).slice(0, mostWords)
    return { text: text.slice(0, mostCharacters), words: fits }
  } catch (error) {
    if (error instanceof Problem && error.code !== 'unavailable') throw error
    const log = error instanceof Error ? error.message : 'unknown'
    throw new Problem('unavailable', {
      message: voiceInterviewTexts.notTranscribed,
      log: error instanceof Problem ? log : 'unknown',
    })
  }
}
