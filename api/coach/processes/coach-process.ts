/** A process of its own, started by coach-pool.ts: its main thread is a coach, a small second one watches the first. */
import { isMainThread } from 'node:worker_threads'

if (isMainThread) {
  const { serveCoach } = await import('./coach-main.ts')
  const { coachOf } = await import('./coach-of.ts')
  const { warmUp } = await import('./warm-up.ts')
  serveCoach(new URL(import.meta.url), coachOf, warmUp)
} else (await import('../../processes/memory-watch.ts')).watchMemory()
