import { existsSync } from 'node:fs'
import { chromium } from '@playwright/test'

const usualPlaces = [
  // The one without windows takes a quarter less time for the same stories.
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
]

/** The program the stories run in: CHROMIUM_PATH, an installed one, or Playwright's own; undefined when there is none yet. */
export function findChromium(): string | undefined {
  const named = process.env.CHROMIUM_PATH
  return [named, ...usualPlaces, chromium.executablePath()].find((path) => path && existsSync(path))
}
