import { type ChildProcess, spawn } from 'node:child_process'

/** Starts a program with this terminal as its own and answers its exit code (1 when a signal ended it). */
export function run(command: string, args: string[], env: NodeJS.ProcessEnv = process.env): Promise<number> {
  const child: ChildProcess = spawn(command, args, { stdio: 'inherit', env, shell: process.platform === 'win32' })
  return new Promise((resolve, reject) => {
    child.once('error', reject)
    child.once('exit', (code) => resolve(code ?? 1))
  })
}

/** Runs a program silently; what it said is shown only when it fails. Answers its exit code. */
export function runQuietly(command: string, args: string[]): Promise<number> {
  const child = spawn(command, args, { stdio: ['ignore', 'pipe', 'pipe'], shell: process.platform === 'win32' })
  const said: Buffer[] = []
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (words: Buffer) => said.push(words))
  return new Promise((resolve, reject) => {
    child.once('error', reject)
    child.once('close', (code) => {
      if (code !== 0) console.error(Buffer.concat(said).toString())
      resolve(code ?? 1)
    })
  })
}
