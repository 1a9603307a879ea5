import { type Plugin, runnerImport } from 'vite'

interface Prerendered {
  markup: Record<string, string>
}

function insert(html: string, marker: string, markup: string): string {
  if (!html.includes(marker)) throw new Error(`index.html has no ${marker}`)
  return html.replace(marker, () => markup)
}

/** The import below runs outside the build, which would emit the styles as files. */
const withoutStyles: Plugin = {
  name: 'without-styles',
  enforce: 'pre',
  resolveId: (source) => (source.endsWith('.css') ? '\0no-styles' : null),
  load: (id) => (id === '\0no-styles' ? '' : null),
}

/** Renders each address's first screen into index.html at build time (and on every dev reload), so it shows before any script runs. */
export function prerender(): Plugin {
  return {
    name: 'prerender',
    async transformIndexHtml(html) {
      const { module } = await runnerImport<Prerendered>('/app/start/prerendered.tsx', {
        root: `${import.meta.dirname}/..`,
        configFile: false,
        logLevel: 'error',
        plugins: [withoutStyles],
      })
      return Object.entries(module.markup).reduce((page, [name, markup]) => insert(page, `<!--${name}-->`, markup), html)
    },
  }
}
