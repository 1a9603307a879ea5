/** A process that needs a second to start, as any does on a busy machine, and then answers after as many ms as it is told. */
import { setTimeout as sleep } from 'node:timers/promises'
import { isMainThread } from 'node:worker_threads'
import { watchMemory } from '../memory-watch.ts'
import { serveTasks } from '../serve-tasks.ts'

if (isMainThread) {
  await sleep(1_000)
  serveTasks(new URL(import.meta.url), (ms: number) => sleep(ms, 'done'))
} else watchMemory()
