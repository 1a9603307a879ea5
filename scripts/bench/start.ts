import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { brotliCompressSync } from 'node:zlib'
import { type Browser, chromium } from '@playwright/test'
import { declaredFeatures } from '../../api/contract/features.ts'
import { startGreenroom } from '../../e2e/greenroom.ts'
import { whatIsKeptOf } from '../../e2e/signed-in-before.ts'
import { somebodyNew } from '../../e2e/somebody.ts'
import { buildPwa } from '../build.ts'
import { findChromium } from '../chromium.ts'
import { type BenchPart, medianOf, table } from './part.ts'
import { type Visit, visit } from './start/visit.ts'

const runs = Number(process.env.BENCH_RUNS ?? 5)
const longestMs = 15 * 60_000
const routes = ['/', ...declaredFeatures.flatMap(([, { href }]) => href ?? [])]
const publicOnly = ['/privacy', '/no/such/screen']

interface Start {
  name: string
  path: string
  kept?: Record<string, string>
}

const median = (visits: readonly Visit[], of: Exclude<keyof Visit, 'lcpOf'>) => medianOf(visits.map((one) => one[of]))

/** With too little memory the browser loses a page now and then, so it gets one retry. */
const visitOnceMore = (browser: Browser, url: string, kept?: Record<string, string>) =>
  visit(browser, url, kept).catch(() => visit(browser, url, kept))

/** Interleaves all starts, so that a slowdown of the machine affects them equally. No run starts after the time limit. */
async function visitAll(browser: Browser, url: string, starts: readonly Start[]): Promise<Map<Start, Visit[]>> {
  const visits = new Map<Start, Visit[]>(starts.map((start) => [start, []]))
  const endsAtMs = performance.now() + longestMs
  for (let run = 0; run < runs && (run === 0 || performance.now() < endsAtMs); run++)
    for (const start of starts) visits.get(start)!.push(await visitOnceMore(browser, url + start.path, start.kept))
  return visits
}

function rowOf({ name }: Start, visits: readonly Visit[], floor: readonly Visit[]): string[] {
  const ms = (of: 'firstPaintMs' | 'lcpMs' | 'tbtMs') => `${median(visits, of).toFixed(0)} ms`
  const ratio = (of: 'firstPaintMs' | 'lcpMs') => `${(median(visits, of) / median(floor, of)).toFixed(2)} (${ms(of)})`
  const [cls, script] = [median(visits, 'cls').toFixed(3), `${median(visits, 'scriptKb').toFixed(0)} KB`]
  return [name, ratio('firstPaintMs'), ratio('lcpMs'), ms('tbtMs'), cls, script, visits.at(-1)!.lcpOf]
}

/** The browser storage of a returning user. */
async function whatADeviceKeeps(url: string): Promise<Record<string, string>> {
  const kept = await whatIsKeptOf(url, somebodyNew(), { withCredits: true })
  const { uid, email, displayName } = JSON.parse(Object.values(kept)[0]!)
  const person = JSON.stringify({ uid, email, displayName, photoURL: null })
  return { ...kept, 'greenroom:signed-in': person, 'greenroom:phone-verified': uid }
}

async function measure(browser: Browser, url: string, floorPath: string): Promise<string[]> {
  const kept = await whatADeviceKeeps(url)
  const floor = { name: 'floor: no script', path: floorPath }
  const starts: Start[] = [
    floor,
    ...[...routes, ...publicOnly].map((path) => ({ name: path, path })),
    ...routes.map((path) => ({ name: `${path}, signed in`, path, kept })),
  ].filter(({ name }) => name.startsWith('floor') || !process.env.BENCH_ONLY || new RegExp(process.env.BENCH_ONLY).test(name))
  const visits = await visitAll(browser, url, starts)
  const head = ['start', 'first paint / floor', 'LCP / floor', 'TBT', 'CLS', 'script', 'largest']
  const made = visits.get(floor)!.length
  const rows = starts.map((start) => rowOf(start, visits.get(start)!, visits.get(floor)!))
  return [...(made < runs ? [`Only ${made} runs of ${runs} in ${longestMs / 60_000} minutes.`, ''] : []), ...table(head, rows)]
}

export const startBench: BenchPart = {
  name: 'start',
  says: `cold starts on a phone (CPU 4 times slower, 150 ms, 1.6 Mbit/s), medians of ${runs}, against the same page without script`,
  async run() {
    await buildPwa()
    const floor = layFloor()
    const greenroom = await startGreenroom()
    const program = findChromium()
    const sandbox = process.getuid?.() === 0 ? ['--no-sandbox'] : []
    const browser = await chromium.launch({
      ...(program && { executablePath: program }),
      args: ['--disable-gpu', ...sandbox],
    })
    try {
      return await measure(browser, greenroom.url, floor.path)
    } finally {
      await browser.close()
      await greenroom.stop()
      floor.remove()
    }
  },
}

const built = 'dist/pwa'
const name = 'floor.html'

/** The built landing page without scripts: the lower bound. */
function withoutScripts(html: string): string {
  return html.replace(/<script\b[^>]*>[\s\S]*?<\/script>/g, '').replace(/\s*<link rel="modulepreload"[^>]*>/g, '')
}

/** Adds the floor to the build so that the same server serves it. @returns its path and how to remove it */
function layFloor() {
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
