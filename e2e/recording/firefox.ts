import { spawn } from 'node:child_process'
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const usualPlaces = ['/usr/bin/firefox-esr', '/usr/bin/firefox']

/** An installed Firefox, or undefined: Playwright's own build is not needed. */
export const findFirefox = () => usualPlaces.find((path) => existsSync(path))

/** A microphone of its own that beeps, no questions asked, nothing from the network. */
const preferences = {
  'media.navigator.permission.disabled': true,
  'media.navigator.streams.fake': true,
  'media.autoplay.default': 0,
  'media.autoplay.blocking_policy': 0,
  'browser.shell.checkDefaultBrowser': false,
  'datareporting.policy.dataSubmissionEnabled': false,
  'app.update.enabled': false,
  'network.captive-portal-service.enabled': false,
  'remote.active-protocols': 1,
}

const startsWithinMs = 30_000
const answersWithinMs = 30_000

export interface FirefoxPage {
  goto(url: string): Promise<void>
  /** Evaluates an expression, waits for its promise, and gives its JSON back. */
  evaluate<Result>(expression: string): Promise<Result>
  close(): Promise<void>
}

interface Answer {
  id?: number
  error?: string
  message?: string
  result?: { context?: string; contexts?: { context: string }[]; type?: string; result?: { value?: string } }
}

function startFirefox(program: string, profile: string) {
  const lines = Object.entries(preferences).map(
    ([name, value]) => `user_pref(${JSON.stringify(name)}, ${JSON.stringify(value)});`,
  )
  writeFileSync(join(profile, 'user.js'), lines.join('\n'))
  const args = ['--headless', '--no-remote', '--profile', profile, '--remote-debugging-port', '0', 'about:blank']
  const child = spawn(program, args, { stdio: ['ignore', 'ignore', 'pipe'], env: { ...process.env, HOME: profile } })
  const address = new Promise<string>((resolve, reject) => {
    const late = setTimeout(() => reject(new Error('Firefox did not start in time')), startsWithinMs)
    child.stderr.on('data', (text: Buffer) => {
      const found = /WebDriver BiDi listening on (ws:\/\/\S+)/.exec(text.toString())?.[1]
      if (!found) return
      clearTimeout(late)
      resolve(found)
    })
  })
  return { child, address }
}

/** Opens Firefox over WebDriver BiDi, spoken by hand: Playwright cannot drive the one that systems ship. */
export async function openFirefox(program: string): Promise<FirefoxPage> {
  const profile = mkdtempSync(join(tmpdir(), 'bench-firefox-'))
  const { child, address } = startFirefox(program, profile)
  const socket = new WebSocket(`${await address}/session`)
  await new Promise((resolve, reject) => {
    socket.onopen = resolve
    socket.onerror = reject
  })
  const waiting = new Map<number, (answer: Answer) => void>()
  socket.onmessage = ({ data }) => {
    const answer = JSON.parse(String(data)) as Answer
    if (answer.id !== undefined) waiting.get(answer.id)?.(answer)
  }
  let lastId = 0
  const call = async (method: string, params: object) => {
    lastId += 1
    const id = lastId
    const answer = await new Promise<Answer>((resolve, reject) => {
      const late = setTimeout(() => reject(new Error(`${method} took too long`)), answersWithinMs)
      waiting.set(id, (given) => {
        clearTimeout(late)
        resolve(given)
      })
      socket.send(JSON.stringify({ id, method, params }))
    })
    if (answer.error) throw new Error(`${method}: ${answer.error} ${answer.message}`)
    return answer.result ?? {}
  }
  await call('session.new', { capabilities: {} })
  const { context } = await call('browsingContext.create', { type: 'tab' })
  return {
    goto: async (url) => void (await call('browsingContext.navigate', { context, url, wait: 'complete' })),
    async evaluate(expression) {
      const wrapped = `(async () => JSON.stringify((await (${expression})) ?? null))()`
      const answer = await call('script.evaluate', { expression: wrapped, target: { context }, awaitPromise: true })
      if (answer.type !== 'success') throw new Error(JSON.stringify(answer))
      return JSON.parse(answer.result?.value ?? 'null')
    },
    async close() {
      socket.close()
      const ended = new Promise((resolve) => child.once('exit', resolve))
      child.kill('SIGKILL')
      await ended
      rmSync(profile, { recursive: true, force: true, maxRetries: 5 })
    },
  }
}
