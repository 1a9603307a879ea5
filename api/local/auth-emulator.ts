import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { join, resolve } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { usersFile } from './auth-emulator-users.ts'
import { lastingPort } from './ports.ts'

export type LocalAuthEmulator = Awaited<ReturnType<typeof startAuthEmulator>>

interface Options {
  dataDir: string
  /** Must begin with `demo-`, which no real project may use. */
  projectId: string
}

/** Starts the Firebase Auth emulator in its own process on 127.0.0.1, on the previous port if it is free, so that open pages survive a restart. */
export async function startAuthEmulator({ dataDir, projectId }: Options) {
  const folder = resolve(dataDir)
  const port = await lastingPort(join(folder, 'auth-emulator-port'))
  const child = fork(program, [projectId, String(port), usersFile(folder)], {
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
    execArgv: ['--disable-warning=ExperimentalWarning'],
  })
  await started(child)
  return { url: `http://127.0.0.1:${port}`, host: `127.0.0.1:${port}`, pid: child.pid, stop: () => end(child) }
}

const startWithinMs = 60_000
const program = fileURLToPath(new URL('./auth-emulator-process.ts', import.meta.url))

async function started(child: ChildProcess): Promise<void> {
  let complaint = ''
  child.stderr?.on('data', (chunk: Buffer) => {
    complaint = (complaint + chunk.toString()).slice(-2_000)
  })
  const signal = AbortSignal.timeout(startWithinMs)
  const exit = once(child, 'exit', { signal })
  const [ready] = await Promise.race([once(child, 'message', { signal }), exit]).catch(() => [null])
  if (ready === 'ready') return
  child.kill('SIGKILL')
  throw new Error(`The sign-in emulator did not start. ${complaint}`.trim())
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const ended = new Promise((resolve) => child.once('exit', resolve))
  child.kill('SIGTERM')
  await Promise.race([ended, sleep(3_000, undefined, { ref: false })])
  child.kill('SIGKILL')
}
