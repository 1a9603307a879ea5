import type { Recording, Transcriber, Transcription } from '../../adapters/transcription.ts'
import type { ChargedWork } from '../../billing/charged-request/charged-request.ts'
import { emitSections } from '../../billing/charged-request/who-wrote.ts'
import type { ReviewPitchInput } from '../../coach/coach.ts'
import type { PitchSection } from '../../contract/elevator-pitch.ts'
import { pitchTexts } from '../../contract/elevator-pitch-texts.ts'
import { pitch } from '../../contract/limits.ts'
import { isSilent } from '../../media/recordings/recording-facts.ts'
import { Problem } from '../../problem.ts'
import type { TaskOwner } from '../../processes/process-pool.ts'
import type { Services } from '../../services.ts'
import type { AnalyzeForm } from './pitch-form.ts'
import { openRecording, sentRecording } from './sent-recording.ts'

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

/**
 * The form's transcript, or else the audio of its recording (video frames are never sent to a recognizer). Null if neither came.
 * @param ownerOf called before a recording is read
 */
export async function spokenIn(
  { uploads, transcriber }: Pick<Services, 'uploads' | 'transcriber'>,
  uid: string,
  form: AnalyzeForm,
  { soundPath, copyPath }: { soundPath: string; copyPath: string },
  ownerOf: () => Promise<TaskOwner>,
): Promise<(Spoken & { durationSeconds: number | undefined }) | null> {
  const { transcript, words = [], durationSeconds, uploadId, speechSeconds } = form.fields
  if (transcript) return { transcript: transcript.trim(), words, durationSeconds }
  const recording = await sentRecording(uploads, uid, form, uploadId, copyPath)
  if (!recording) return null
  if (!transcriber) throw new Problem('bad_request', { message: pitchTexts.transcriptMissing })
  const film = await openRecording(recording, soundPath, await ownerOf())
  if (!film.sound) throw new Problem('unreadable_file', { message: pitchTexts.videoWithoutSound })
  if (isSilent(film.sound, speechSeconds)) throw notUnderstood()
  const path = film.kind === 'video' ? soundPath : recording.path
  const { contentType, durationSeconds: seconds } = film.sound
  return { sound: { path, contentType, durationSeconds: seconds }, transcriber, durationSeconds: seconds }
}

/** For `.catch`: gives a failure this sentence if it has none. */
export function orElse(sentence: string) {
  return (error: unknown): never => {
    if (!(error instanceof Problem) || error.code !== 'unavailable' || error.details.message) throw error
    throw new Problem('unavailable', { ...error.details, message: sentence, log: error.message })
  }
}
