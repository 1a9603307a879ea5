import { type Plugin, runnerImport } from 'vite'

interface Prerendered {
  /** By the marker that it takes the place of. */
  markup: Record<string, string>
}

function insert(html: string, marker: string, markup: string): string {
  if (!html.includes(marker)) throw new Error(`index.html has no ${marker}`)
  return html.replace(marker, () => markup)
}

/** Markup needs no styles, and the import below runs outside the build, which would turn them into files. */
const withoutStyles: Plugin = {
  name: 'without-styles',
  enforce: 'pre',
  resolveId: (source) => (source.endsWith('.css') ? '\0no-styles' : null),
  load: (id) => (id === '\0no-styles' ? '' : null),
}

/**
 * Renders what each address shows first into index.html when it is built (and on every reload in development), so that it is visible before
 * any script has run.
 */
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
