import { Worker, workerData } from 'node:worker_threads'

/** The settings of the watching thread. */
interface WatchData {
  /** One number, shared: 1 while a task is in work. */
  state: Int32Array
  serverId: number
  memoryLimitBytes: number
}

/** Ends a process like SIGKILL but says why; Windows knows no such signal. */
export const tooMuchMemorySignal = process.platform === 'win32' ? 'SIGKILL' : 'SIGUSR2'

const idle = 0
const busy = 1
const busyLookMs = 20
const idleLookMs = 2000

interface MemoryWatch {
  /** Says that a task is in work from now on, or no longer. */
  setBusy(isBusy: boolean): void
}

/**
 * Starts the watching thread.
 * @param entry this process's own file, which runs `watchMemory` in a second thread
 */
export function startMemoryWatch(entry: URL, memoryLimitBytes: number): MemoryWatch {
  const state = new Int32Array(new SharedArrayBuffer(4))
  const data: WatchData = { state, serverId: process.ppid, memoryLimitBytes }
  new Worker(entry, { workerData: data, resourceLimits: { maxOldGenerationSizeMb: 16 } }).unref()
  return {
    setBusy(isBusy) {
      Atomics.store(state, 0, isBusy ? busy : idle)
      Atomics.notify(state, 0)
    },
  }
}

/**
 * The watching thread: ends the whole process when its server is gone or its memory passes the cap. The main thread cannot: a hostile
 * PDF keeps it from its event loop for minutes, and V8's own cap does not count ArrayBuffers.
 */
export function watchMemory() {
  const { state, serverId, memoryLimitBytes } = workerData as WatchData
  for (;;) {
    if (process.ppid !== serverId) process.kill(process.pid, 'SIGKILL')
    if (process.memoryUsage.rss() > memoryLimitBytes) process.kill(process.pid, tooMuchMemorySignal)
    const current = Atomics.load(state, 0)
    Atomics.wait(state, 0, current, current === busy ? busyLookMs : idleLookMs)
  }
}
