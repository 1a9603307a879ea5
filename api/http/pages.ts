import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { serveStatic } from '@hono/node-server/serve-static'
import type { Context, Hono, MiddlewareHandler } from 'hono'
import type { Env } from '../env.ts'
import { cachedForever, type ReleasedFiles } from './released-files.ts'
import { contentSecurityPolicy } from './security-headers.ts'
import type { AppEnv } from './signed-in.ts'

function hashesOf(html: string, element: 'script' | 'style'): string[] {
  const inline = new RegExp(`<${element}(?![^>]*\\bsrc=)[^>]*>([\\s\\S]*?)</${element}>`, 'g')
  return [...html.matchAll(inline)].map(([, text]) => `'sha256-${createHash('sha256').update(text!).digest('base64')}'`)
}

/** Compressed once, since every response repeats it. */
function packed(text: string, type: string, headers: Record<string, string> = {}) {
  const encoded = { br: brotliCompressSync(text), gzip: gzipSync(text) }
  return (c: Context) => {
    const common = { ...headers, 'Content-Type': type, 'Cache-Control': 'no-cache', Vary: 'Accept-Encoding' }
    const accepted = c.req.header('accept-encoding') ?? ''
    const encoding = (['br', 'gzip'] as const).find((name) => accepted.includes(name))
    if (!encoding) return c.body(text, 200, common)
    return c.body(new Uint8Array(encoded[encoding]), 200, { ...common, 'Content-Encoding': encoding })
  }
}

// Puts the policy's hash into the worker's revision of the page. The worker caches the page with its policy, so otherwise a changed setting (Stripe's
// key, the sign-in domain) would not reach users before the next build.
function workerKnowing(policy: string, worker: string): string {
  const mark = createHash('sha256').update(policy).digest('hex').slice(0, 8)
  return worker.replace(/("revision":"[0-9a-f]+)(","url":"index\.html")/, `$1-${mark}$2`)
}

/** Serves the built PWA: its files, and the page for every other path so that deep links work. `released`: files of other releases. */
export function servePages(env: Env, folder: string, released?: ReleasedFiles) {
  const indexPath = join(folder, 'index.html')
  if (!existsSync(indexPath)) throw new Error(`The page is not built: ${indexPath} is missing. Run npm run build.`)
  const html = readFileSync(indexPath, 'utf8')
  const policy = contentSecurityPolicy(env, { scripts: hashesOf(html, 'script'), styles: hashesOf(html, 'style') })
  const page = packed(html, 'text/html; charset=UTF-8', { 'Content-Security-Policy': policy })
  const workerPath = join(folder, 'sw.js')
  const worker = existsSync(workerPath) ? workerKnowing(policy, readFileSync(workerPath, 'utf8')) : null
  const files = serveStatic<AppEnv>({ root: folder, precompressed: true })
  const cachedFiles: MiddlewareHandler<AppEnv> = async (c, next) => {
    const found = await files(c, next)
    // Its own `onFound` runs after the response is built, too late for a header.
    if (found instanceof Response)
      found.headers.set('Cache-Control', c.req.path.startsWith('/assets/') ? cachedForever : 'no-cache')
    return found
  }
  return (app: Hono<AppEnv>) => {
    app.on('GET', ['/', '/index.html'], page)
    if (worker) app.get('/sw.js', packed(worker, 'text/javascript; charset=UTF-8'))
    app.get('*', cachedFiles)
    // A missing file may be another release's; a path without an extension is a screen.
    app.get('*', async (c) => (/\.[a-z0-9]+$/i.test(c.req.path) ? ((await released?.find(c)) ?? c.notFound()) : page(c)))
  }
}
