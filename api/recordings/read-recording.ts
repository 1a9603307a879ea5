import { Worker } from 'node:worker_threads'
import { Problem } from '../problem.ts'
import type { Measured, RecordingFacts } from './recording-facts.ts'

export const recordingTexts = {
  wrong_type: 'This is no recording we can read (WebM, MP4, OGG or WAV). Please record your answer again.',
  unreadable_file: 'This recording could not be read. Please record your answer again.',
}

/** Two minutes of sound take 30 ms; what takes this long was made, or damaged, to keep its reader busy. */
const longestMs = 5_000
const mostThreads = 2
/** Files that are read and files that wait for a thread. */
const resting: Worker[] = []
const waiting: (() => void)[] = []
let threads = 0

/**
 * What a recording really is, by its content and not by its name: container, length, and whether nothing is on it.
 * @throws Problem wrong_type (no sound file, or one with pictures), unreadable_file (damaged, without a sound)
 */
export async function readRecording(path: string): Promise<RecordingFacts> {
  const measured = await inThread(path)
  if ('facts' in measured) return measured.facts
  throw new Problem(measured.refused, { message: recordingTexts[measured.refused] })
}

async function inThread(path: string): Promise<Measured> {
  while (threads >= mostThreads) await new Promise<void>((resolve) => waiting.push(resolve))
  threads++
  const thread = resting.pop() ?? openThread()
  const answer = await askThread(thread, path)
  if (answer) resting.push(thread)
  else await thread.terminate()
  threads--
  waiting.shift()?.()
  return answer ?? { refused: 'unreadable_file' }
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

/** Null when the thread broke, or was not done in time: it must not be used again. */
function askThread(thread: Worker, path: string): Promise<Measured | null> {
  return new Promise((resolve) => {
    const done = (answer: Measured | null) => {
      clearTimeout(timer)
      thread.off('message', done)
      thread.off('exit', broke)
      resolve(answer)
    }
    const broke = () => done(null)
    const timer = setTimeout(broke, longestMs)
    thread.on('message', done)
    thread.on('exit', broke)
    thread.postMessage(path)
  })
}
