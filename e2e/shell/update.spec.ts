import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Hono } from 'hono'
import { readEnv } from '../../api/env.ts'
import { listen } from '../../api/http/listen.ts'
import { servePages } from '../../api/http/pages.ts'
import type { AppEnv } from '../../api/http/signed-in.ts'
import { test as anyTest, expect } from '../story.ts'

/** Serves a copy of the built page beside the running Greenroom, so that the story can release a new version of it. */
async function openOwnEdition(greenroomUrl: string) {
  const folder = join(mkdtempSync(join(tmpdir(), 'greenroom-edition-')), 'pwa')
  cpSync('dist/pwa', folder, { recursive: true })
  const { identity } = (await (await fetch(`${greenroomUrl}/api/config`)).json()) as { identity: { emulatorUrl: string } }
  const env = readEnv({ FIREBASE_AUTH_EMULATOR_HOST: new URL(identity.emulatorUrl).host })
  const open = () => {
    const app = new Hono<AppEnv>()
    app.get('/api/*', (c) => fetch(greenroomUrl + c.req.path))
    servePages(env, folder)(app)
    return app
  }
  let app = open()
  const server = await listen((request) => app.fetch(request), '127.0.0.1', 0)
  const change = (file: string, from: string | RegExp, to: string) => {
    const before = readFileSync(join(folder, file), 'utf8')
    const after = before.replace(from, to)
    expect(after).not.toBe(before)
    writeFileSync(join(folder, file), after)
    for (const packed of ['br', 'gz']) rmSync(join(folder, `${file}.${packed}`), { force: true })
  }
  return {
    url: `http://localhost:${server.port}`,
    releaseNewVersion() {
      change('index.html', '<title>', '<meta name="edition" content="second"><title>')
      change('sw.js', /[0-9a-f]{32}(?=","url":"index\.html")/, 'f'.repeat(32))
      app = open()
    },
    async close() {
      await server.close()
      rmSync(join(folder, '..'), { recursive: true, force: true })
    },
  }
}

const test = anyTest.extend<{ edition: Awaited<ReturnType<typeof openOwnEdition>> }>({
  edition: async ({ browserName: _ }, use) => {
    const edition = await openOwnEdition(process.env.GREENROOM_URL!)
    await use(edition)
    await edition.close()
  },
  baseURL: async ({ edition }, use) => use(edition.url),
})

test.use({ serviceWorkers: 'allow' })

test('a new version waits for a yes, never interrupts a recording, and every open tab can switch to it', async ({
  page,
  context,
  edition,
}) => {
  await page.goto('/')
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
  const other = await context.newPage()
  await other.goto('/')
  // A recording in any tab holds this lock from the tap to the end.
  const ended = await other.evaluateHandle(() => {
    const recording = Promise.withResolvers<void>()
    void navigator.locks.request('greenroom-recording', () => recording.promise)
    return { end: recording.resolve }
  })
  edition.releaseNewVersion()
  await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())!.update())
  await page.waitForFunction(async () => (await navigator.serviceWorker.getRegistration())!.waiting !== null)
  await expect(page.getByText('A new version of Greenroom is ready')).toBeHidden()

  await ended.evaluate(({ end }) => end())
  const second = 'meta[name=edition]'
  await expect(page.getByText('A new version of Greenroom is ready')).toBeVisible()
  await expect(page.locator(second)).toHaveCount(0)
  await page.getByRole('button', { name: 'Update now' }).click()
  await expect(page.locator(second)).toHaveCount(1)
  await expect(page.getByText('A new version of Greenroom is ready')).toBeHidden()

  await expect(other.locator(second)).toHaveCount(0)
  await other.getByRole('button', { name: 'Update now' }).click()
  await expect(other.locator(second)).toHaveCount(1)
})
