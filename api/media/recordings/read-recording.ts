import { stat } from 'node:fs/promises'
import { Problem } from '../../problem.ts'
import { queueLimits } from '../../processes/fair-queue.ts'
import { ProcessPool, type TaskOwner } from '../../processes/process-pool.ts'
import type { MeasuredFilm, ReadRequest, RecordingFacts } from './recording-facts.ts'

const recordingTexts = {
  wrong_type: 'We can’t read this kind of file. Please record your answer again as WebM, MP4, OGG or WAV.',
  unreadable_file: 'This recording could not be read. Please record your answer again.',
}

/** Identifies a recording by its content: container, length, and whether it is silent. @param owner one recording per owner is read at a time */
export async function readRecording(path: string, owner?: TaskOwner): Promise<RecordingFacts> {
  const measured = await readFilm(path, null, owner)
  if ('film' in measured && measured.film.kind === 'audio' && measured.film.sound) return measured.film.sound
  const refused = 'refused' in measured ? measured.refused : 'wrong_type'
  throw new Problem(refused, { message: recordingTexts[refused] })
}

const startMs = 5_000
/** 100 MB take half a second; this allows ten times that. Slower files are damaged or crafted. */
const bytesPerMs = 10_000

/** `soundPath`: where a video's audio goes; null if not needed. It may exist, complete or not, whatever the result. */
export async function readFilm(path: string, soundPath: string | null, owner?: TaskOwner): Promise<MeasuredFilm> {
  const { size } = await stat(path)
  const timeLimitMs = startMs + size / bytesPerMs
  // A healthy recording that queued as long as allowed still gets its full time.
  const totalLimitMs = queueLimits.recordings.waitMs + 2 * timeLimitMs
  const result = await pool.run({ path, soundPath }, { timeLimitMs, totalLimitMs }, { owner })
  return result.ended === 'answer' ? result.answer : { refused: 'unreadable_file' }
}

// Separate processes, because a table of 24 million entries kills whatever process reads it, even with a thread's memory limit. They may write the
// extracted audio.
const pool = new ProcessPool<ReadRequest, MeasuredFilm>({
  entry: new URL('./reader-process.ts', import.meta.url),
  processes: 2,
  tasksPerProcess: 100,
  // A 200 MB video of four minutes took 170 MB.
  memoryLimitBytes: 400 * 1024 * 1024,
  mayWrite: true,
  ...queueLimits.recordings,
  // Two minutes of audio take 30 ms, a 100 MB video half a second.
  undisturbedMs: 2_000,
  rememberedMs: 10 * 60_000,
  texts: {
    busy: 'Many recordings are being read right now. Please wait a moment and try again.',
    tooManyOfYours: 'Your other recordings are still being read. Please wait a moment and try again.',
  },
})

export const recordingsLoad = () => pool.load()
