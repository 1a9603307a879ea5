import type { Plugin } from 'vite'

const stylesheetLink = /\s*<link rel="stylesheet"[^>]*href="\/([^"]+\.css)"[^>]*>/g

/**
 * Puts the first screen's stylesheets into the page (one round trip less before the first paint) and asks for its font early. The
 * files stay: parts that come later may share them and ask for them by name.
 */
export function inlineStyles(): Plugin {
  return {
    name: 'inline-styles',
    apply: 'build',
    enforce: 'post',
    generateBundle(_options, bundle) {
      const page = bundle['index.html']
      if (page?.type !== 'asset') throw new Error('The build made no index.html')
      let html = String(page.source)
      html = html.replace(stylesheetLink, (_link, file: string) => {
        const sheet = bundle[file]
        if (sheet?.type !== 'asset') throw new Error(`index.html asks for ${file}, which the build did not make`)
        return `\n    <style>${String(sheet.source).trim()}</style>`
      })
      const font = Object.keys(bundle).find((file) => /bricolage-grotesque-latin-wght.*\.woff2$/.test(file))
      if (!font) throw new Error('The build made no latin font')
      html = html.replace('<style>', `<link rel="preload" as="font" type="font/woff2" href="/${font}" crossorigin>\n    <style>`)
      page.source = html
    },
  }
}
