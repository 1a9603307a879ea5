import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { give, ownerFor } from '../local/cluster-layout.ts'
import { freePort } from '../local/ports.ts'

export function findPgBouncer(): string | null {
  const folders = [...(process.env.PATH ?? '').split(delimiter), '/usr/sbin']
  return folders.map((folder) => join(folder, 'pgbouncer')).find((path) => existsSync(path)) ?? null
}

const startsWithinMs = 5_000

/** PgBouncer in transaction mode with few connections, so that users share them. @returns the database's address behind it, and how to stop it */
export async function startPgBouncer(program: string, databaseUrl: string, connections = 2) {
  const { hostname, port: serverPort, username, password } = new URL(databaseUrl)
  const port = await freePort()
  const folder = mkdtempSync(join(tmpdir(), 'pgbouncer-'))
  const settings = join(folder, 'pgbouncer.ini')
  const server = `host=${hostname} port=${serverPort} user=${username} password=${password}`
  const lines = [
    ...['[databases]', `* = ${server}`, '[pgbouncer]', 'listen_addr = 127.0.0.1', `listen_port = ${port}`, 'unix_socket_dir ='],
    ...['auth_type = any', 'pool_mode = transaction', `default_pool_size = ${connections}`],
  ]
  writeFileSync(settings, lines.join('\n'))
  // Like PostgreSQL, it refuses to run as root.
  const owner = ownerFor(folder)
  for (const path of [folder, settings]) give(path, owner)
  const child = spawn(program, ['--quiet', settings], { ...owner, cwd: folder, stdio: 'ignore' })
  await Promise.race([answering(port), once(child, 'exit')])
  const url = new URL(databaseUrl)
  url.host = `127.0.0.1:${port}`
  return {
    url: url.href,
    async stop() {
      const gone = child.exitCode === null ? once(child, 'exit') : null
      child.kill('SIGKILL')
      await gone
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

async function answering(port: number) {
  const giveUpAtMs = Date.now() + startsWithinMs
  while (Date.now() < giveUpAtMs) {
    const socket = connect(port, '127.0.0.1')
    const isThere = await Promise.race([once(socket, 'connect').then(() => true), once(socket, 'close').then(() => false)]).catch(
      () => false,
    )
    socket.destroy()
    if (isThere) return
    await sleep(20)
  }
}
