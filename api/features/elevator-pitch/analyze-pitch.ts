import type { Recording, Transcriber, Transcription } from '../../adapters/transcription.ts'
import type { ChargedWork } from '../../billing/charged-request/charged-request.ts'
import { emitSections } from '../../billing/charged-request/who-wrote.ts'
import type { ReviewPitchInput } from '../../coach/pitch-coach.ts'
import type { PitchSection } from '../../contract/elevator-pitch.ts'
import { pitchTexts } from '../../contract/elevator-pitch-texts.ts'
import { pitch } from '../../contract/limits.ts'
import { Problem } from '../../problem.ts'
import type { Services } from '../../services.ts'
import { orElse } from './pitch-problems.ts'

export type Spoken = { transcript: string; words: Transcription['words'] } | { sound: Recording; transcriber: Transcriber }

interface AnalyzePitchInput extends Omit<ReviewPitchInput, 'transcript' | 'words' | 'signal'> {
  spoken: Spoken
}

/** No five-minute pitch is longer, whatever a recognizer returns. */
const mostWords = 2_000
const wordMaxCharacters = 200

export const notUnderstood = () => new Problem('not_understood', { message: pitchTexts.notUnderstood })

export function analysingPitch({ coach }: Services, { spoken, ...input }: AnalyzePitchInput): ChargedWork {
  return async (emit, signal) => {
    const emitWords = (section: PitchSection) => emit(section)
    const { text: transcript, words } =
      'sound' in spoken ? await heard(spoken, signal) : { text: spoken.transcript, words: spoken.words }
    if (transcript === '') throw notUnderstood()
    emitWords({ section: 'transcript', data: { transcriptionFailed: false, transcript, words: [...words] } })
    const events = coach.reviewPitch({ ...input, transcript, words, signal })
    return emitSections('pitchReview', coach, events, emit).catch(orElse(pitchTexts.analysisFailed))
  }
}

async function heard({ sound, transcriber }: Extract<Spoken, { sound: Recording }>, signal: AbortSignal): Promise<Transcription> {
  const { text, words } = await transcriber.transcribe(sound, signal).catch((error: unknown) => {
    if (error instanceof Problem && error.code === 'unreadable_file')
      throw new Problem('unreadable_file', { message: pitchTexts.videoBroken, log: error.message })
    return orElse(pitchTexts.analysisFailed)(error)
  })
  const fits = words.filter((word) => word.text.length <= wordMaxCharacters).slice(0, mostWords)
  return { text: text.trim().slice(0, pitch.transcriptMaxCharacters), words: fits }
}
