import { type Plugin, runnerImport } from 'vite'

interface Renderer {
  renderLanding: () => string
  renderSplash: () => string
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
 * Renders the landing page and the splash into index.html when it is built (and on every reload in development), so that they are visible
 * before any script has run.
 */
export function prerender(): Plugin {
  return {
    name: 'prerender',
    async transformIndexHtml(html) {
      const { module } = await runnerImport<Renderer>('/app/landing/prerendered.tsx', {
        root: `${import.meta.dirname}/..`,
        configFile: false,
        logLevel: 'error',
        plugins: [withoutStyles],
      })
      const withLanding = insert(html, '<!--landing-->', module.renderLanding())
      return insert(withLanding, '<!--splash-->', module.renderSplash())
    },
  }
}
