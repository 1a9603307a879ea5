import { type ChildProcess, spawn } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { type Browser, type BrowserContext, chromium, type Page } from '@playwright/test'
import { findChromium } from '../../scripts/chromium.ts'
import type { Bench } from './bench/bench.ts'

declare const bench: Bench

export interface RunningBrowser {
  browser: Browser
  context: BrowserContext
  page: Page
  profile: string
  /** SIGKILL to the browser process and everything it started: the battery is empty. Returns when that was (Date.now). */
  kill(): Promise<number>
  close(): Promise<void>
}

const startsWithinMs = 20_000

export const newProfile = () => mkdtempSync(join(tmpdir(), 'bench-profile-'))
export const forgetProfile = (profile: string) => rmSync(profile, { recursive: true, force: true, maxRetries: 5 })

const wait = (ms: number) => new Promise((done) => setTimeout(done, ms))

async function debuggerOf(profile: string, child: ChildProcess): Promise<string> {
  const file = join(profile, 'DevToolsActivePort')
  for (const startedAtMs = Date.now(); Date.now() - startedAtMs < startsWithinMs; await wait(50)) {
    if (child.exitCode !== null) throw new Error(`Chromium ended with ${child.exitCode}`)
    const port = existsSync(file) ? readFileSync(file, 'utf8').split('\n')[0] : ''
    if (port) return `http://127.0.0.1:${port}`
  }
  throw new Error('Chromium did not start in time')
}

/** A separate Chromium with a fake microphone, so it can be killed. Its profile survives. */
export async function openBrowser(profile: string, sound = 'e2e/fixtures/counting-tone.wav'): Promise<RunningBrowser> {
  rmSync(join(profile, 'DevToolsActivePort'), { force: true })
  const program = findChromium()
  if (!program) throw new Error('No Chromium here')
  const args = [
    `--user-data-dir=${profile}`,
    '--remote-debugging-port=0',
    '--headless=new',
    '--no-first-run',
    '--disable-gpu',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    '--hide-crash-restore-bubble',
    '--autoplay-policy=no-user-gesture-required',
    '--use-fake-ui-for-media-stream',
    '--use-fake-device-for-media-stream',
    `--use-file-for-fake-audio-capture=${resolve(sound)}`,
    ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
    'about:blank',
  ]
  const child = spawn(program, args, { detached: true, stdio: 'ignore' })
  const end = () => process.kill(-child.pid!, 'SIGKILL')
  // An interrupted story must not leave a browser behind.
  process.once('exit', end)
  const ended = new Promise<void>((done) => child.once('exit', () => done()))
  void ended.then(() => process.off('exit', end))
  const kill = async () => {
    end()
    const atMs = Date.now()
    await ended
    return atMs
  }
  try {
    const browser = await chromium.connectOverCDP(await debuggerOf(profile, child))
    const context = browser.contexts()[0]!
    const page = context.pages()[0] ?? (await context.newPage())
    const close = async () => {
      await browser.close().catch(() => undefined)
      await kill().catch(() => undefined)
    }
    return { browser, context, page, profile, kill, close }
  } catch (error) {
    await kill().catch(() => undefined)
    throw error
  }
}

/** Opens the workbench as this person and waits until it is ready. */
export async function openBench(page: Page, url: string, person = 'ada', query = ''): Promise<void> {
  await page.goto(`${url}/${query}`)
  await page.waitForFunction(() => 'bench' in globalThis)
  await page.evaluate((name) => bench.signIn(name), person)
}
