/** A process of its own, started by coach-pool.ts: its main thread is a coach, a small second one watches the first. */
import { isMainThread } from 'node:worker_threads'

if (isMainThread) (await import('./coach-main.ts')).serveCoach(new URL(import.meta.url))
else (await import('../../processes/memory-watch.ts')).watchMemory()
