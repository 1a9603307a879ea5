import { pitchTexts } from '../../contract/elevator-pitch-texts.ts'
import { pitch } from '../../contract/limits.ts'
import { fileHash } from '../../http/forms/file-hash.ts'
import type { ReceivedForm } from '../../http/forms/receive-form.ts'
import { readFilm } from '../../media/recordings/read-film.ts'
import type { FilmFacts } from '../../media/recordings/recording-facts.ts'
import type { Uploads } from '../../media/uploads/uploads.ts'
import { Problem } from '../../problem.ts'
import type { TaskOwner } from '../../processes/process-pool.ts'

/** A recording that is here whole, with the form or by an upload before it. */
interface SentRecording {
  path: string
  sizeBytes: number
  /** The form said MP4. */
  isNamedMp4: boolean
}

/**
 * Which recording a form is about, as far as its request's hash goes: the bytes that came with it, or the upload it names (an upload is
 * gone once it was used, and its request may still come again).
 */
export async function recordingMark({ files }: Pick<ReceivedForm, 'files'>, uploadId: string | undefined): Promise<string> {
  return files.video ? fileHash(files.video.path) : `upload ${uploadId ?? 'none'}`
}

/**
 * The file, or null where none came and no finished upload of this person has that id.
 * @param copyPath see `Uploads.whole`
 */
export async function sentRecording(
  uploads: Uploads,
  uid: string,
  { files: { video } }: Pick<ReceivedForm, 'files'>,
  uploadId: string | undefined,
  copyPath: string,
): Promise<SentRecording | null> {
  if (video) {
    const { path, sizeBytes, name, declaredType } = video
    return { path, sizeBytes, isNamedMp4: /\.mp4$/i.test(name) || declaredType === 'video/mp4' }
  }
  const upload = uploadId ? await uploads.whole(uid, uploadId, copyPath) : null
  return upload && { ...upload, isNamedMp4: false }
}

/**
 * Identifies a recording by its content.
 * @param soundPath where the sound of a video is copied to; null where no sound is needed
 * @param owner whose recording it is
 * @throws Problem wrong_type, unreadable_file, too_large, each with the sentence of the contract
 */
export async function openRecording(
  { path, sizeBytes, isNamedMp4 }: SentRecording,
  soundPath: string | null,
  owner: TaskOwner,
): Promise<FilmFacts> {
  if (sizeBytes > pitch.videoMaxBytes) throw new Problem('too_large', { message: pitchTexts.videoTooLarge })
  const measured = sizeBytes > 0 ? await readFilm(path, soundPath, owner) : { refused: 'unreadable_file' as const }
  if ('refused' in measured) {
    const wrongType = isNamedMp4 ? pitchTexts.videoType : pitchTexts.recordingType
    throw new Problem(measured.refused, { message: measured.refused === 'wrong_type' ? wrongType : pitchTexts.videoBroken })
  }
  const seconds = Math.max(measured.film.durationSeconds, measured.film.sound?.durationSeconds ?? 0)
  if (seconds > pitch.videoMaxSeconds) throw new Problem('too_large', { message: pitchTexts.videoTooLong })
  return measured.film
}
