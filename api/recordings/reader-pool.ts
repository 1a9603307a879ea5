import { type ChildProcess, fork } from 'node:child_process'
import type { ReadRequest } from './recording-facts.ts'

/** A video of 200 MB with four minutes in it was read in 170 MB. */
const memoryLimitBytes = 400 * 1024 * 1024
/** Small leaks must not grow. */
const filesPerProcess = 100
/** No programs, no code made from strings, a small heap. It writes the sound it copies. */
const restrictions = [
  '--permission',
  '--allow-fs-read=*',
  '--allow-fs-write=*',
  '--allow-worker',
  '--disallow-code-generation-from-strings',
  '--max-old-space-size=256',
  '--no-warnings',
]

interface Reader {
  process: ChildProcess
  files: number
}

/** Null when the process broke, or was not done in time. */
export type Read<Answer> = (request: ReadRequest, longestMs: number) => Promise<Answer | null>

/**
 * Reads files in processes of their own, since a table of 24 million entries ends whatever process reads it, a thread's limits or not.
 * Files beyond `mostProcesses` wait for their turn; what they wait for ends within its own time.
 */
export function openReaderPool<Answer>(mostProcesses: number): Read<Answer> {
  const resting: Reader[] = []
  const waiting: (() => void)[] = []
  let busy = 0

  /** One that still lives. */
  function rested(): Reader | null {
    for (let reader = resting.pop(); reader; reader = resting.pop()) if (reader.process.connected) return reader
    return null
  }
  return async (request, longestMs) => {
    while (busy >= mostProcesses) await new Promise<void>((resolve) => waiting.push(resolve))
    busy++
    const reader = rested() ?? openReader()
    setReferenced(reader.process, true)
    const answer = await ask<Answer>(reader.process, request, longestMs)
    setReferenced(reader.process, false)
    if (answer && ++reader.files < filesPerProcess) resting.push(reader)
    else reader.process.kill('SIGKILL')
    busy--
    waiting.shift()?.()
    return answer
  }
}

function openReader(): Reader {
  // An empty environment: no setting or key of the server reaches the process that opens strangers' files.
  const reader = fork(new URL('./reader-process.ts', import.meta.url), [String(memoryLimitBytes)], {
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    env: {},
    execArgv: restrictions,
  })
  // What ends a process is told by its exit.
  reader.on('error', () => undefined)
  return { process: reader, files: 0 }
}

/** Null: the process must not be used again. */
function ask<Answer>(reader: ChildProcess, request: ReadRequest, longestMs: number): Promise<Answer | null> {
  return new Promise((resolve) => {
    const done = (answer: Answer | null) => {
      clearTimeout(timer)
      reader.off('message', done)
      reader.off('exit', broke)
      resolve(answer)
    }
    const broke = () => done(null)
    const timer = setTimeout(broke, longestMs)
    reader.on('message', done)
    reader.on('exit', broke)
    reader.send(request, (error) => {
      if (error) broke()
    })
  })
}

/** A resting process must not keep the server from ending. */
function setReferenced(reader: ChildProcess, isReferenced: boolean) {
  const change = isReferenced ? 'ref' : 'unref'
  reader[change]()
  reader.channel?.[change]()
}
