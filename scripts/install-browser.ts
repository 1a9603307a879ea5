// Makes sure the stories have a Chromium: one that is installed, else Playwright's own, else Debian's as root.
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { findChromium } from './chromium.ts'

function run(command: string, args: string[], timeoutMs: number): boolean {
  return spawnSync(command, args, { stdio: 'inherit', timeout: timeoutMs, shell: process.platform === 'win32' }).status === 0
}

if (!findChromium()) {
  console.log('Fetching a Chromium for the stories (once)...')
  const isRoot = process.getuid?.() === 0
  const fetched =
    run('npx', ['playwright', 'install', 'chromium'], 300_000) ||
    (isRoot &&
      existsSync('/usr/bin/apt-get') &&
      run('apt-get', ['update', '-qq'], 300_000) &&
      run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium'], 900_000))
  if (!fetched || !findChromium()) process.exit(1)
}
