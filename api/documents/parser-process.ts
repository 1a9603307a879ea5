/** A process of its own, started by document-reader.ts: its main thread reads files, a small second one watches the first. */
import { isMainThread } from 'node:worker_threads'

if (isMainThread) (await import('./parser-main.ts')).readFiles(new URL(import.meta.url))
else (await import('../processes/memory-watch.ts')).watchMemory()
