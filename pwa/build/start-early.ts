import type { Plugin, Rolldown } from 'vite'

const entry = /<script type="module" crossorigin src="(\/assets\/index-[^"]+)"><\/script>/
const react = /<link rel="modulepreload" crossorigin href="(\/assets\/react-[^"]+)">/

/** What a returning user needs at once: names of built files. */
const parts = ['frame', 'auth']

function chunkOf(bundle: Rolldown.OutputBundle, name: string): Rolldown.OutputChunk {
  const chunk = Object.values(bundle).find((file) => file.type === 'chunk' && file.name === name)
  if (chunk?.type !== 'chunk') throw new Error(`The build has no ${name}`)
  return chunk
}

/** A chunk's static imports and styles, itself included. */
function filesOf(bundle: Rolldown.OutputBundle, chunk: Rolldown.OutputChunk, found = new Set<string>()): Set<string> {
  if (found.has(chunk.fileName)) return found
  found.add(chunk.fileName)
  for (const styles of chunk.viteMetadata?.importedCss ?? []) found.add(styles)
  for (const fileName of chunk.imports) {
    const imported = bundle[fileName]
    if (imported?.type === 'chunk') filesOf(bundle, imported, found)
  }
  return found
}

/** Runs in the page, in its own task. `ahead` is file names as JSON. */
const askAhead = (ahead: string) => `setTimeout(() => {
      if (!document.documentElement.dataset.start) return
      for (const file of ${ahead}) {
        const what = file.endsWith('.css') ? { rel: 'preload', as: 'style' } : { rel: 'modulepreload', crossOrigin: '' }
        document.head.append(Object.assign(document.createElement('link'), what, { href: \`/\${file}\` }))
      }
    })`

/**
 * A slow phone that runs React and the app in one task cannot respond to a tap meanwhile, so each gets its own. For a
 * returning user, the frame and the sign-in are requested right away.
 */
export function startEarly(): Plugin {
  return {
    name: 'start-early',
    apply: 'build',
    enforce: 'post',
    generateBundle(_options, bundle) {
      const page = bundle['index.html']
      if (page?.type !== 'asset') throw new Error('The build produced no index.html')
      const html = String(page.source)
      const [app, library] = [entry, react].map((tag) => tag.exec(html)?.[1])
      if (!app || !library) throw new Error('index.html does not load the app and React as expected')
      const isNew = (file: string) => !html.includes(`"/${file}"`)
      const ahead = new Set(parts.flatMap((name) => [...filesOf(bundle, chunkOf(bundle, name))]).filter(isNew))
      page.source = html
        .replace(
          entry,
          `<link rel="modulepreload" crossorigin href="${app}">
    <script type="module">import '${library}'; setTimeout(() => import('${app}'))</script>`,
        )
        .replace('</head>', () => `  <script>${askAhead(JSON.stringify([...ahead]))}</script>\n  </head>`)
    },
  }
}
