import { pitchTexts } from '../../contract/elevator-pitch-texts.ts'
import { isSilent } from '../../media/recordings/recording-facts.ts'
import { Problem } from '../../problem.ts'
import type { TaskOwner } from '../../processes/process-pool.ts'
import type { Services } from '../../services.ts'
import { notUnderstood, type Spoken } from './analyze-pitch.ts'
import type { AnalyzeForm } from './pitch-form.ts'
import { openRecording, sentRecording } from './sent-recording.ts'

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
