/** A process of its own, started by parser-slot.ts: its main thread reads files, a small second one watches the first. */
import { isMainThread } from 'node:worker_threads'

if (isMainThread) (await import('./parser-main.ts')).readFiles(new URL(import.meta.url))
else (await import('./parser-watch.ts')).watch()
