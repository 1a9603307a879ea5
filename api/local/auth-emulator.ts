import { type ChildProcess, fork } from 'node:child_process'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { usersFile } from './auth-emulator-users.ts'

export interface LocalAuthEmulator {
  url: string
  host: string
  pid(): number | undefined
  stop(): Promise<void>
}

interface Options {
  dataDir: string
  /** Must begin with `demo-`, which no real project may use. */
  projectId: string
  /** Default: the previous port, so that open pages survive a restart, else any free one. */
  port?: number
  log: (sentence: string) => void
}

/** Starts the Firebase Auth emulator in its own process on 127.0.0.1, and restarts it if it dies. It exits with this process. */
export async function startAuthEmulator({ dataDir, projectId, port: wantedPort, log }: Options): Promise<LocalAuthEmulator> {
  const folder = resolve(dataDir)
  mkdirSync(folder, { recursive: true })
  const settings = { projectId, usersFile: usersFile(folder) }
  const first = await startChild({ ...settings, port: wantedPort ?? portOfLastTime(folder), mayMove: wantedPort === undefined })
  const { port } = first
  writeFileSync(portFile(folder), String(port))
  const keeper = keepAlive(first, () => {
    log('The sign-in emulator ended; starting it again.')
    return startChild({ ...settings, port, mayMove: false })
  })
  return { url: `http://127.0.0.1:${port}`, host: `127.0.0.1:${port}`, ...keeper }
}

function keepAlive(first: EmulatorChild, again: () => Promise<EmulatorChild>) {
  let stopping = false
  let current = Promise.resolve(first)
  let pid = first.process.pid
  const watch = (child: EmulatorChild) => {
    pid = child.process.pid
    child.process.once('exit', () => {
      if (!stopping) current = restarted()
    })
    return child
  }
  const restarted = async (): Promise<EmulatorChild> => {
    try {
      return watch(await again())
    } catch (error) {
      if (stopping) throw error
      await sleep(1_000)
      return restarted()
    }
  }
  watch(first)
  return {
    pid: () => pid,
    async stop() {
      stopping = true
      // Waits for one that is just starting, so that nothing holds the port afterwards.
      await current.then(endOf, () => {})
    },
  }
}

const portFile = (folder: string) => join(folder, 'auth-emulator-port')

function portOfLastTime(folder: string): number {
  try {
    return Number.parseInt(readFileSync(portFile(folder), 'utf8'), 10) || 0
  } catch {
    return 0
  }
}

interface EmulatorChild {
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

function startChild({ projectId, port, mayMove, usersFile }: Start): Promise<EmulatorChild> {
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
