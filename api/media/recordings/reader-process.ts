// Started by recording-pool.ts: the main thread opens recordings, a worker watches its memory.
import { isMainThread } from 'node:worker_threads'

if (isMainThread) (await import('./reader-main.ts')).readRecordings(new URL(import.meta.url))
else (await import('../../processes/memory-watch.ts')).watchMemory()
