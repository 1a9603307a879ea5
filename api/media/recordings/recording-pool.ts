import { ProcessPool, type TaskOwner } from '../../processes/process-pool.ts'
import { queueLimits } from '../../processes/queue-limits.ts'
import type { ReadAnswer, ReadRequest } from './recording-facts.ts'

/**
 * Recordings are read in processes of their own, since a table of 24 million entries ends whatever process reads it, a thread's limits or
 * not. They write the sound that they copy out of a video.
 */
const pool = new ProcessPool<ReadRequest, ReadAnswer>({
  entry: new URL('./reader-process.ts', import.meta.url),
  processes: 2,
  // A video of 200 MB with four minutes in it was read in 170 MB.
  memoryLimitBytes: 400 * 1024 * 1024,
  mayWrite: true,
  ...queueLimits.recordings,
  // Two minutes of sound take 30 ms, a video of 100 MB half a second.
  undisturbedMs: 2_000,
  rememberedMs: 10 * 60_000,
  texts: {
    busy: 'Many recordings are being read right now. Please wait a moment and try again.',
    tooManyOfYours: 'Your other recordings are still being read. Please wait a moment and try again.',
  },
})

export const recordingsLoad = () => pool.load()

/** Null where the file broke its reader, or kept it busy for too long. */
export async function askReader<Answer extends ReadAnswer>(
  request: ReadRequest,
  longestMs: number,
  owner: TaskOwner | undefined,
): Promise<Answer | null> {
  // A healthy recording that waited as long as one may still has all its time: the limit's answer says that it is damaged.
  const totalLimitMs = queueLimits.recordings.waitMs + 2 * longestMs
  const result = await pool.run(request, { timeLimitMs: longestMs, totalLimitMs }, owner)
  // The answer's kind follows from the request's.
  return result.ended === 'answer' ? (result.answer as Answer) : null
}
