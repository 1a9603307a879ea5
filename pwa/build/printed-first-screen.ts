import { type Plugin, runnerImport } from 'vite'

const place = '<!--first-screen-->'

/**
 * Prints the signed-out home into the page when it is built (and on every reload in development), so that it can be read before
 * any script has run. The browser's React then takes over the same markup.
 */
export function printedFirstScreen(): Plugin {
  return {
    name: 'printed-first-screen',
    async transformIndexHtml(html) {
      const { module } = await runnerImport<{ printFirstScreen: () => string }>('/app/door/print-first-screen.tsx', {
        root: `${import.meta.dirname}/..`,
        configFile: false,
        logLevel: 'error',
      })
      if (!html.includes(place)) throw new Error(`index.html has no ${place}`)
      return html.replace(place, module.printFirstScreen())
    },
  }
}
