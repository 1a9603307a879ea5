import type { Plugin } from 'vite'

const stylesheetLink = /\s*<link rel="stylesheet"[^>]*href="\/([^"]+\.css)"[^>]*>/g

/**
 * Inlines the first screen's styles and preloads its font, saving a round trip. A disabled link stays beside each, so lazy
 * parts do not load the styles again: the second `@font-face` would swap fonts mid-visit and shift every line.
 */
export function inlineStyles(): Plugin {
  return {
    name: 'inline-styles',
    apply: 'build',
    enforce: 'post',
    generateBundle(_options, bundle) {
      const page = bundle['index.html']
      if (page?.type !== 'asset') throw new Error('The build produced no index.html')
      let html = String(page.source)
      html = html.replace(stylesheetLink, (_link, file: string) => {
        const sheet = bundle[file]
        if (sheet?.type !== 'asset') throw new Error(`index.html asks for ${file}, which the build did not produce`)
        return `\n    <style>${String(sheet.source).trim()}</style>\n    <link rel="stylesheet" href="/${file}" disabled>`
      })
      const font = Object.keys(bundle).find((file) => /bricolage-grotesque-latin-wght.*\.woff2$/.test(file))
      if (!font) throw new Error('The build produced no latin font')
      html = html.replace('<style>', `<link rel="preload" as="font" type="font/woff2" href="/${font}" crossorigin>\n    <style>`)
      page.source = html
    },
  }
}
