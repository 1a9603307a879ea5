import { queueLimits } from '../../processes/fair-queue.ts'
import { ProcessPool, type TaskOwner } from '../../processes/process-pool.ts'
import type { MeasuredFilm, ReadRequest } from './recording-facts.ts'

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

export async function askReader(
  request: ReadRequest,
  longestMs: number,
  owner: TaskOwner | undefined,
): Promise<MeasuredFilm | null> {
  // A healthy recording that queued as long as allowed still gets its full time.
  const totalLimitMs = queueLimits.recordings.waitMs + 2 * longestMs
  const result = await pool.run(request, { timeLimitMs: longestMs, totalLimitMs }, { owner })
  return result.ended === 'answer' ? result.answer : null
}
