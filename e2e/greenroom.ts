import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

export interface RunningGreenroom {
  url: string
  dataDir: string
  process: ChildProcess
  stop(): Promise<void>
}

const readyLine = /Greenroom is ready at (http:\/\/localhost:\d+)/
const readyWithinMs = 120_000

/**
 * Starts the product as a person does, on a free port and with data of its own, and waits for its line.
 * @param env settings on top of this process's own
 * @throws Error with the last output when the line does not come
 */
export function startGreenroom(env: Record<string, string> = {}): Promise<RunningGreenroom> {
  const dataDir = env.DATA_DIR ?? mkdtempSync(join(tmpdir(), 'greenroom-story-'))
  const child = spawn(process.execPath, ['scripts/start.ts'], {
    env: { ...process.env, PORT: '0', ...env, DATA_DIR: dataDir },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const stop = async () => {
    if (child.exitCode === null && child.signalCode === null) {
      const ended = new Promise((resolve) => child.once('exit', resolve))
      child.kill('SIGTERM')
      await ended
    }
    if (!env.DATA_DIR) rmSync(dataDir, { recursive: true, force: true })
  }
  let output = ''
  return new Promise((resolve, reject) => {
    const giveUp = (why: string) => reject(new Error(`Greenroom did not start: ${why}\n${output.slice(-4_000)}`))
    const patience = setTimeout(() => giveUp('no line in time'), readyWithinMs)
    child.once('exit', (code) => giveUp(`exit ${code}`))
    const read = (chunk: Buffer) => {
      output += chunk.toString()
      const url = readyLine.exec(output)?.[1]
      if (!url) return
      clearTimeout(patience)
      resolve({ url, dataDir, process: child, stop })
    }
    child.stdout.on('data', read)
    child.stderr.on('data', read)
  })
}
