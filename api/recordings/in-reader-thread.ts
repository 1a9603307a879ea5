import { Worker } from 'node:worker_threads'
import type { ReadRequest } from './recording-facts.ts'

/** Two minutes of sound take 30 ms, a video of 100 MB half a second; what takes this long was made, or damaged, to keep its reader busy. */
const longestMs = 5_000
const mostThreads = 2
/** Files that are read and files that wait for a thread. */
const resting: Worker[] = []
const waiting: (() => void)[] = []
let threads = 0

/** Reads a file in a thread of its own. Null when the thread broke, or was not done in time. */
export async function inReaderThread<Answer>(request: ReadRequest): Promise<Answer | null> {
  while (threads >= mostThreads) await new Promise<void>((resolve) => waiting.push(resolve))
  threads++
  const thread = resting.pop() ?? openThread()
  const answer = await askThread<Answer>(thread, request)
  if (answer) resting.push(thread)
  else await thread.terminate()
  threads--
  waiting.shift()?.()
  return answer
}

function openThread(): Worker {
  const thread = new Worker(new URL('./reader-thread.ts', import.meta.url), {
    execArgv: [],
    resourceLimits: { maxOldGenerationSizeMb: 128 },
  })
  // A resting thread keeps no process alive.
  thread.unref()
  // What ends a thread is told by its exit.
  thread.on('error', () => undefined)
  return thread
}

/** Null: the thread must not be used again. */
function askThread<Answer>(thread: Worker, request: ReadRequest): Promise<Answer | null> {
  return new Promise((resolve) => {
    const done = (answer: Answer | null) => {
      clearTimeout(timer)
      thread.off('message', done)
      thread.off('exit', broke)
      resolve(answer)
    }
    const broke = () => done(null)
    const timer = setTimeout(broke, longestMs)
    thread.on('message', done)
    thread.on('exit', broke)
    thread.postMessage(request)
  })
}
