import { type ChildProcess, fork } from 'node:child_process'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { usersFile } from './auth-emulator-users.ts'
import { freePort } from './ports.ts'

export interface LocalAuthEmulator {
  /** For the page (`connectAuthEmulator`). */
  url: string
  /** `host:port`, for firebase-admin. */
  host: string
  /** The process that serves; another one after a crash. */
  pid(): number | undefined
  stop(): Promise<void>
}

interface Options {
  /** The people who signed in are kept in a file there. */
  dataDir: string
  /** Must begin with `demo-`: a name no real project can have. */
  projectId: string
  /** Default: the port of the last time, so that open pages keep working over a restart, else any free one. */
  port?: number
  log: (sentence: string) => void
}

const startWithinMs = 30_000
const program = fileURLToPath(new URL('./auth-emulator-process.ts', import.meta.url))

/**
 * Starts the official Firebase Auth emulator in a process of its own on 127.0.0.1. It is started again if it dies, and ends with this
 * process, however that ends. Call `stop` on SIGTERM and SIGINT.
 * @throws Error with a sentence when it does not start
 */
export async function startAuthEmulator({ dataDir, projectId, port: wantedPort, log }: Options): Promise<LocalAuthEmulator> {
  const folder = resolve(dataDir)
  mkdirSync(folder, { recursive: true })
  const port = await freePort(wantedPort ?? portOfLastTime(folder))
  writeFileSync(portFile(folder), String(port))
  const args = [projectId, String(port), usersFile(folder)]

  let stopping = false
  let child = await startChild(args)
  const watch = () =>
    child.once('exit', async () => {
      while (!stopping) {
        log('The sign-in emulator ended; starting it again.')
        try {
          child = await startChild(args)
          return watch()
        } catch {
          await sleep(1_000)
        }
      }
    })
  watch()
  const stop = async () => {
    stopping = true
    await endOf(child)
  }
  return { url: `http://127.0.0.1:${port}`, host: `127.0.0.1:${port}`, pid: () => child.pid, stop }
}

function startChild(args: string[]): Promise<ChildProcess> {
  const child = fork(program, args, {
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
    execArgv: ['--disable-warning=ExperimentalWarning'],
  })
  let complaint = ''
  child.stderr?.on('data', (chunk: Buffer) => {
    complaint = (complaint + chunk.toString()).slice(-2_000)
  })
  return new Promise((resolve, reject) => {
    const fail = () => {
      child.kill('SIGKILL')
      reject(new Error(`The sign-in emulator did not start. ${complaint}`.trim()))
    }
    const patience = setTimeout(fail, startWithinMs)
    child.once('exit', fail)
    child.once('message', () => {
      clearTimeout(patience)
      child.off('exit', fail)
      resolve(child)
    })
  })
}

async function endOf(child: ChildProcess) {
  if (child.exitCode !== null || child.signalCode !== null) return
  const ended = new Promise((resolve) => child.once('exit', resolve))
  child.kill('SIGTERM')
  await Promise.race([ended, sleep(3_000, undefined, { ref: false })])
  child.kill('SIGKILL')
}

const portFile = (folder: string) => join(folder, 'auth-emulator-port')

function portOfLastTime(folder: string): number {
  try {
    return Number.parseInt(readFileSync(portFile(folder), 'utf8'), 10) || 0
  } catch {
    return 0
  }
}
