/** A process of its own, started by recording-pool.ts: its main thread opens recordings, a small second one watches the first. */
import { isMainThread } from 'node:worker_threads'

if (isMainThread) (await import('./reader-main.ts')).readRecordings(new URL(import.meta.url))
else (await import('../../processes/memory-watch.ts')).watchMemory()
