import { createHash } from 'node:crypto'
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { build, type Plugin } from 'vite'

interface Options {
  /** The worker's source, seen from the repository's root. */
  source: string
  /** What it keeps for use without a connection, as patterns in the built folder. */
  kept: string[]
  /** Patterns of what it leaves out all the same. */
  leftOut: string[]
}

/** Vite names the files in `assets/` by their contents; all others need a revision, by which a new version is noticed. */
function precacheList(folder: string, { kept, leftOut }: Options) {
  return globSync(kept, { cwd: folder, exclude: leftOut })
    .map((path) => path.replaceAll('\\', '/'))
    .toSorted()
    .map((url) => {
      const md5 = () =>
        createHash('md5')
          .update(readFileSync(join(folder, url)))
          .digest('hex')
      return { revision: url.startsWith('assets/') ? null : md5(), url }
    })
}

/** Put in after minifying, which would change its quotes: the server looks for the page's revision in it (api/http/pages.ts). */
function listed(precached: string): Plugin {
  return {
    name: 'precache-list',
    generateBundle(_options, bundle) {
      const worker = bundle['sw.js']
      if (worker?.type !== 'chunk') throw new Error('The build made no sw.js')
      worker.code = worker.code.replace('self.__WB_MANIFEST', () => precached)
    },
  }
}

/** Builds the service worker as `sw.js` once the page's files are written, with their list in place of `self.__WB_MANIFEST`. */
export function serviceWorker(options: Options): Plugin {
  let folder = ''
  return {
    name: 'service-worker',
    apply: 'build',
    configResolved({ root, build }) {
      folder = join(root, build.outDir)
    },
    async closeBundle() {
      await build({
        configFile: false,
        publicDir: false,
        logLevel: 'warn',
        plugins: [listed(JSON.stringify(precacheList(folder, options)))],
        build: {
          outDir: folder,
          emptyOutDir: false,
          rolldownOptions: { input: options.source, output: { format: 'iife', entryFileNames: 'sw.js' } },
        },
      })
    },
  }
}
