import { type ChildProcess, spawn } from 'node:child_process'

/** Starts a program with this terminal as its own and answers its exit code (1 when a signal ended it). */
export function run(command: string, args: string[], env: NodeJS.ProcessEnv = process.env): Promise<number> {
  const child: ChildProcess = spawn(command, args, { stdio: 'inherit', env, shell: process.platform === 'win32' })
  return new Promise((resolve, reject) => {
    child.once('error', reject)
    child.once('exit', (code) => resolve(code ?? 1))
  })
}
