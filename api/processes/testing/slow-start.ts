/** A process that needs a second to start, as any does on a busy machine, and then answers after as many ms as it is told. */
import { setTimeout as sleep } from 'node:timers/promises'
import { serveTasks } from '../serve-tasks.ts'

await sleep(1_000)
serveTasks((ms: number) => sleep(ms, 'done'))
