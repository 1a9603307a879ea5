// Finds a Chromium for the stories: Debian's if available, else an installed one, else Playwright's.
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { findChromium, findWholeChromium } from './chromium.ts'

function run(command: string, args: string[], timeoutMs: number): boolean {
  return spawnSync(command, args, { stdio: 'inherit', timeout: timeoutMs, shell: process.platform === 'win32' }).status === 0
}

/** On other systems with apt-get the package is unknown, which takes a moment and prints one line. */
function installWithApt(isWorthAnUpdate: boolean): boolean {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return false
  if (isWorthAnUpdate) run('apt-get', ['update', '-qq'], 300_000)
  const options = ['-y', '-qq', '--no-install-recommends', '--no-remove']
  return run('apt-get', ['install', ...options, 'chromium', 'chromium-headless-shell'], 900_000)
}

const found = findWholeChromium()
const isWithoutWindows = found !== undefined && findChromium() !== found
if (!found || (found === '/usr/bin/chromium' && !isWithoutWindows)) {
  console.log('Fetching a Chromium for the stories (once)...')
  const fetched = installWithApt(!found) || found || run('npx', ['playwright', 'install', 'chromium'], 300_000)
  if (!fetched || !findWholeChromium()) process.exit(1)
}
