import { type ChildProcess, spawn } from 'node:child_process'

/** Runs a program in this terminal. @returns its exit code (1 if a signal ended it) */
export function run(command: string, args: string[], env: NodeJS.ProcessEnv = process.env): Promise<number> {
  const child: ChildProcess = spawn(command, args, { stdio: 'inherit', env, shell: process.platform === 'win32' })
  return new Promise((resolve, reject) => {
    child.once('error', reject)
    child.once('exit', (code) => resolve(code ?? 1))
  })
}

/** Shows the output only on failure. @returns the exit code */
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
