import { type ChildProcess, fork } from 'node:child_process'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'

export interface EmulatorChild {
  process: ChildProcess
  port: number
}

interface Start {
  projectId: string
  port: number
  /** Whether to use another port if this one is busy. */
  mayMove: boolean
  usersFile: string
}

const startWithinMs = 60_000
const program = fileURLToPath(new URL('./auth-emulator-process.ts', import.meta.url))

export function startChild({ projectId, port, mayMove, usersFile }: Start): Promise<EmulatorChild> {
  const child = fork(program, [projectId, String(port), mayMove ? 'may-move' : 'stay', usersFile], {
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
    execArgv: ['--disable-warning=ExperimentalWarning'],
  })
  let complaint = ''
  child.stderr?.on('data', (chunk: Buffer) => {
    complaint = (complaint + chunk.toString()).slice(-2_000)
  })
  return new Promise((resolve, reject) => {
    const fail = () => {
      clearTimeout(patience)
      child.kill('SIGKILL')
      reject(new Error(`The sign-in emulator did not start. ${complaint}`.trim()))
    }
    const patience = setTimeout(fail, startWithinMs)
    child.once('exit', fail)
    child.once('message', (ready) => {
      clearTimeout(patience)
      child.off('exit', fail)
      resolve({ process: child, port: (ready as { port: number }).port })
    })
  })
}

export async function endOf({ process: child }: EmulatorChild): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const ended = new Promise((resolve) => child.once('exit', resolve))
  child.kill('SIGTERM')
  await Promise.race([ended, sleep(3_000, undefined, { ref: false })])
  child.kill('SIGKILL')
}
