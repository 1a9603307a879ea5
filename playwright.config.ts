import { defineConfig, devices } from '@playwright/test'
import { findChromium } from './scripts/chromium.ts'

const executablePath = findChromium()
const launchOptions = {
  ...(executablePath ? { executablePath } : {}),
  args: [
    // Chromium refuses to run as root with its sandbox; in containers there is no other user.
    ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    // With a new document host for each reload, Chromium 150 forgets that Playwright took it offline.
    '--disable-features=RenderDocument',
  ],
}

/** Stories of people using the app, in a real browser against the real local app. */
export default defineConfig({
  testDir: 'e2e',
  outputDir: 'test-results/stories',
  globalSetup: './e2e/start-greenroom.ts',
  // Stories mostly wait, for sound to be spoken or a dialog to fade: one more than there are cores keeps both busy.
  workers: 3,
  timeout: 120_000,
  // A story that needs its second try is named at the end of `npm test`: machines of others may be slow, ours may be wrong.
  retries: process.env.CI ? 1 : 0,
  expect: { timeout: 20_000 },
  forbidOnly: !!process.env.CI,
  // The JSON is for the count at the end of `npm test`; on its own it would fill the terminal.
  reporter: process.env.PLAYWRIGHT_JSON_OUTPUT_NAME ? [['list'], ['json']] : [['list']],
  // The address is known when the stories start: e2e/start-greenroom.ts.
  use: {
    launchOptions,
    // Keeping the whole app for offline takes a third of a story's time: `test.use({ serviceWorkers: 'allow' })` where it is needed.
    serviceWorkers: 'block',
    // Screens slide and fade otherwise: the stories that are about it say so.
    contextOptions: { reducedMotion: 'reduce' },
    // Recording one for every story takes a quarter of their time; `npx playwright test --trace on` makes one where it is wanted.
    trace: 'on-first-retry',
    ...(process.env.GREENROOM_URL ? { baseURL: process.env.GREENROOM_URL } : {}),
  },
  projects: [
    // `@desktop`: on both. `@desktop-only`: what a phone does not have, such as a popup. `@long`: only in `npm run chaos`.
    {
      name: 'phone',
      use: { ...devices['Pixel 7'], viewport: { width: 360, height: 740 } },
      grepInvert: process.env.LONG_STORIES ? /@desktop-only/ : /@desktop-only|@long/,
    },
    { name: 'desktop', use: { ...devices['Desktop Chrome'], viewport: { width: 1280, height: 800 } }, grep: /@desktop/ },
  ],
})
