import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { brotliCompressSync } from 'node:zlib'

const built = 'dist/pwa'
const name = 'floor.html'

/** The landing page as the build wrote it, with its picture, text, font and styles and without a line of script: nothing is faster. */
function withoutScripts(html: string): string {
  return html.replace(/<script\b[^>]*>[\s\S]*?<\/script>/g, '').replace(/\s*<link rel="modulepreload"[^>]*>/g, '')
}

/** Puts the floor beside the page, so that the same server serves it. Returns its path and how to remove it. */
export function layFloor() {
  const html = withoutScripts(readFileSync(`${built}/index.html`, 'utf8'))
  const files = { [`${built}/${name}`]: html, [`${built}/${name}.br`]: brotliCompressSync(html) }
  for (const [file, content] of Object.entries(files)) writeFileSync(file, content)
  return {
    path: `/${name}`,
    remove() {
      for (const file of Object.keys(files)) rmSync(file, { force: true })
    },
  }
}
