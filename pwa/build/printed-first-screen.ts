import { type Plugin, runnerImport } from 'vite'

interface Printer {
  printFirstScreen: () => string
  printSplash: () => string
}

function put(html: string, place: string, markup: string): string {
  if (!html.includes(place)) throw new Error(`index.html has no ${place}`)
  return html.replace(place, () => markup)
}

/** Markup needs no styles, and the import below runs outside the build that would turn them into files. */
const withoutStyles: Plugin = {
  name: 'without-styles',
  enforce: 'pre',
  resolveId: (source) => (source.endsWith('.css') ? '\0no-styles' : null),
  load: (id) => (id === '\0no-styles' ? '' : null),
}

/**
 * Prints the signed-out home and the splash into the page when it is built (and on every reload in development), so that they can
 * be seen before any script has run.
 */
export function printedFirstScreen(): Plugin {
  return {
    name: 'printed-first-screen',
    async transformIndexHtml(html) {
      const { module } = await runnerImport<Printer>('/app/landing/print-first-screen.tsx', {
        root: `${import.meta.dirname}/..`,
        configFile: false,
        logLevel: 'error',
        plugins: [withoutStyles],
      })
      const withHome = put(html, '<!--first-screen-->', module.printFirstScreen())
      return put(withHome, '<!--splash-->', module.printSplash())
    },
  }
}
