import { existsSync } from 'node:fs'
import { chromium } from '@playwright/test'

const wholePaths = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
]

/** The headless shell runs stories in a quarter less time, but lacks some browser features. */
const withoutWindows = '/usr/bin/chromium-headless-shell'

const firstOf = (paths: readonly (string | undefined)[]) => paths.find((path) => path && existsSync(path))

/** A full browser, for stories that need Background Sync; undefined if not installed. */
export const findWholeChromium = (): string | undefined =>
  firstOf([process.env.CHROMIUM_PATH, ...wholePaths, chromium.executablePath()])

/** The browser for stories: CHROMIUM_PATH, an installed one, or Playwright's; undefined if not installed. */
export const findChromium = (): string | undefined => firstOf([process.env.CHROMIUM_PATH, withoutWindows]) ?? findWholeChromium()
