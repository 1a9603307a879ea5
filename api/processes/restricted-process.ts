import { type ChildProcess, fork } from 'node:child_process'
import { tooMuchMemorySignal } from './memory-watch.ts'

export interface ProcessOptions {
  /** The file that the process runs. */
  entry: URL
  /** Resident memory at which its watching thread ends it (memory-watch.ts). */
  memoryLimitBytes: number
  /** Whether it may write files; default false. */
  mayWrite?: boolean
  /** Whether it may open connections; default false (Node 24 cannot hold a process to that, Node 25 can). */
  mayConnect?: boolean
  /** Its whole environment; default: nothing, so that no setting or key of the server reaches it. */
  env?: Record<string, string>
}

/** A permission that Node 25 needs, and that earlier versions do not know. */
const connectFlag = '--allow-net'

/**
 * Node's permission model (its threads are bound by it too): no programs, no writing and no connections unless allowed, no code made
 * from strings, a small heap.
 */
function restrictions({ mayWrite = false, mayConnect = false }: ProcessOptions): string[] {
  return [
    '--permission',
    '--allow-fs-read=*',
    ...(mayWrite ? ['--allow-fs-write=*'] : []),
    ...(mayConnect && process.allowedNodeEnvironmentFlags.has(connectFlag) ? [connectFlag] : []),
    '--allow-worker',
    '--disallow-code-generation-from-strings',
    '--max-old-space-size=256',
    '--max-semi-space-size=16',
    '--no-warnings',
  ]
}

/** Starts a process for work on untrusted input. It does not keep the server from ending until `setReferenced` says so. */
export function startRestricted(options: ProcessOptions): ChildProcess {
  const { entry, memoryLimitBytes, env = {} } = options
  const child = fork(entry, [String(memoryLimitBytes)], {
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    env,
    execArgv: restrictions(options),
  })
  // The exit says what ended the process.
  child.on('error', () => undefined)
  setReferenced(child, false)
  return child
}

/** A process without work must not keep the server from ending. */
export function setReferenced(child: ChildProcess, isReferenced: boolean) {
  const change = isReferenced ? 'ref' : 'unref'
  child[change]()
  child.channel?.[change]()
}

/** V8 ends a process whose heap is full by SIGABRT, the watching thread one that holds too much by its own signal. */
export function isOutOfMemory(signal: NodeJS.Signals | null): boolean {
  return signal === 'SIGABRT' || signal === tooMuchMemorySignal
}
