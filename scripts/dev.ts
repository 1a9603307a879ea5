import './settings-file.ts'
import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { resolve, sep } from 'node:path'
import { startLocal } from '../api/local.ts'
import { whyStopped } from '../api/why-stopped.ts'
import { buildPwa } from './build.ts'

const port = Number(process.env.PORT ?? 3000)
const apiPort = port + 1
const apiFolder = resolve('api') + sep

/** Starts the API with its local services in a child process, so that a change can restart it. Resolves once it listens or has failed. */
async function startApi(): Promise<ChildProcess> {
  const api = fork(import.meta.filename, ['api'], { env: { ...process.env, PORT: String(apiPort) } })
  await Promise.race([once(api, 'message'), once(api, 'exit')])
  return api
}

async function restarted(old: ChildProcess): Promise<ChildProcess> {
  console.log('Restarting the API')
  if (old.exitCode === null && old.kill()) await once(old, 'exit')
  return startApi()
}

async function runApi() {
  // Ctrl-C reaches both processes; a killed parent closes only this channel.
  process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'))
  await startLocal(process.env, { quiet: true })
  process.send?.('listening')
}

async function runVite() {
  const { createServer } = await import('vite')
  await buildPwa()
  let api = startApi()
  if ((await api).exitCode !== null) process.exit(1)
  const vite = await createServer({ server: { port, proxy: { '/api': `http://127.0.0.1:${apiPort}` } } })
  await vite.listen()
  console.log(`Greenroom is ready at http://localhost:${port}`)
  let changed: NodeJS.Timeout | undefined
  vite.watcher.add(apiFolder).on('change', (path) => {
    if (!path.startsWith(apiFolder) || path.endsWith('.test.ts')) return
    clearTimeout(changed)
    changed = setTimeout(() => {
      api = api.then(restarted)
    }, 200)
  })
}

try {
  await (process.argv[2] === 'api' ? runApi() : runVite())
} catch (error) {
  console.error(whyStopped(error))
  process.exit(1)
}
