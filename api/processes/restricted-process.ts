import { type ChildProcess, fork } from 'node:child_process'

export interface ProcessOptions {
  entry: URL
  /** Resident memory at which its watching thread ends it (memory-watch.ts). */
  memoryLimitBytes: number
  mayWrite?: boolean
  /** Default false (Node 24 cannot hold a process to that, Node 25 can). */
  mayConnect?: boolean
  /** Its whole environment. Default: empty, so that no setting or key of the server reaches it. */
  env?: Record<string, string>
}

/** Ends a process like SIGKILL but says why; Windows has no such signal. */
export const tooMuchMemorySignal = process.platform === 'win32' ? 'SIGKILL' : 'SIGUSR2'

/** A permission that Node 25 needs, and that earlier versions do not know. */
const connectFlag = '--allow-net'

/** Node's permission model, which binds the process's threads too. */
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
  // The exit event says what ended the process.
  child.on('error', () => undefined)
  setReferenced(child, false)
  return child
}

/** An idle process must not keep the server from ending. */
export function setReferenced(child: ChildProcess, isReferenced: boolean) {
  const change = isReferenced ? 'ref' : 'unref'
  child[change]()
  child.channel?.[change]()
}

/** V8 ends a process whose heap is full by SIGABRT. */
export function isOutOfMemory(signal: NodeJS.Signals | null): boolean {
  return signal === 'SIGABRT' || signal === tooMuchMemorySignal
}
