// The watching thread of a restricted process: ends the process when its server is gone or its memory passes the cap. The main thread cannot: a
// hostile PDF keeps it from its event loop for minutes, and V8's own cap does not count ArrayBuffers.
import { workerData } from 'node:worker_threads'

export interface WatchData {
  /** One shared number: 1 while a task is in work. */
  busy: Int32Array
  serverId: number
  memoryLimitBytes: number
  tooMuchMemorySignal: NodeJS.Signals
}

const busyLookMs = 20
const idleLookMs = 2000

const { busy, serverId, memoryLimitBytes, tooMuchMemorySignal } = workerData as WatchData
for (;;) {
  if (process.ppid !== serverId) process.kill(process.pid, 'SIGKILL')
  if (process.memoryUsage.rss() > memoryLimitBytes) process.kill(process.pid, tooMuchMemorySignal)
  const current = Atomics.load(busy, 0)
  Atomics.wait(busy, 0, current, current === 1 ? busyLookMs : idleLookMs)
}
