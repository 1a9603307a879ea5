import { isMainThread } from 'node:worker_threads'

if (isMainThread) (await import('./parser-main.ts')).readFiles(new URL(import.meta.url))
else (await import('../processes/memory-watch.ts')).watchMemory()
