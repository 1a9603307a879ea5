// Runs before every npm script that needs packages, on whatever Node the machine has, so it uses nothing but Node's own parts.
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'

const stamp = 'node_modules/.greenroom-installed'
const wanted = createHash('sha256').update(readFileSync('package-lock.json')).digest('hex')

function runOrStop(command, args, hint) {
  const { status } = spawnSync(command, args, { stdio: 'inherit', shell: process.platform === 'win32' })
  if (status === 0) return
  console.error(hint)
  process.exit(1)
}

function isInstalled() {
  return existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted
}

if (Number(process.versions.node.split('.')[0]) < 20) {
  console.error(`Greenroom needs Node 20 or later to begin with; this is ${process.version}.`)
  process.exit(1)
}
if (!isInstalled()) {
  console.log('Installing packages (once, about a minute)...')
  // `ci` empties the folder first; packages that are there already are only brought up to date.
  const how = existsSync('node_modules') ? 'install' : 'ci'
  const hint = 'Installing failed. Is the network reachable? Run the command again.'
  runOrStop('npm', [how, '--no-audit', '--no-fund', '--loglevel=error'], hint)
  writeFileSync(stamp, wanted)
}
if (process.argv.includes('--with-browser')) {
  runOrStop('node', ['scripts/install-browser.ts'], 'No Chromium could be had. Install one and set CHROMIUM_PATH to its program.')
}
