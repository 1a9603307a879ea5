import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { brotliCompressSync } from 'node:zlib'

const built = 'dist/pwa'
const name = 'floor.html'

/** The built landing page without scripts: the lower bound. */
function withoutScripts(html: string): string {
  return html.replace(/<script\b[^>]*>[\s\S]*?<\/script>/g, '').replace(/\s*<link rel="modulepreload"[^>]*>/g, '')
}

/** Adds the floor to the build so that the same server serves it. @returns its path and how to remove it */
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
