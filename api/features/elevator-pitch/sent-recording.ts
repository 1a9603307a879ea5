import { pitchTexts } from '../../contract/elevator-pitch-texts.ts'
import { pitch } from '../../contract/limits.ts'
import type { ReceivedForm } from '../../http/forms/receive-form.ts'
import { fileHash } from '../../http/forms/receive-form.ts'
import { readFilm } from '../../media/recordings/read-recording.ts'
import type { FilmFacts } from '../../media/recordings/recording-facts.ts'
import type { Uploads } from '../../media/uploads/uploads.ts'
import { Problem } from '../../problem.ts'
import type { TaskOwner } from '../../processes/process-pool.ts'

interface SentRecording {
  path: string
  sizeBytes: number
  isNamedMp4: boolean
}

/** Identifies the recording in the request's hash: the file's bytes, or the upload id, since an upload is deleted after use. */
export async function recordingMark({ files }: Pick<ReceivedForm, 'files'>, uploadId: string | undefined): Promise<string> {
  return files.video ? fileHash(files.video.path) : `upload ${uploadId ?? 'none'}`
}

/** Null if no file came and the user has no finished upload with that id. @param copyPath see `Uploads.whole` */
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

/** Identifies a recording by its content. @param soundPath where a video's audio is extracted to; null if not needed */
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
