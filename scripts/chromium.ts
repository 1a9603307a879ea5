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

/** The one without windows takes a quarter less time for the same stories, and lacks a few things that browsers have. */
const withoutWindows = '/usr/bin/chromium-headless-shell'

const firstOf = (paths: readonly (string | undefined)[]) => paths.find((path) => path && existsSync(path))

/** The whole browser, for stories about what the one without windows lacks (Background Sync); undefined when there is none yet. */
export const findWholeChromium = (): string | undefined =>
  firstOf([process.env.CHROMIUM_PATH, ...wholePaths, chromium.executablePath()])

/** The program the stories run in: CHROMIUM_PATH, an installed one, or Playwright's own; undefined when there is none yet. */
export const findChromium = (): string | undefined => firstOf([process.env.CHROMIUM_PATH, withoutWindows]) ?? findWholeChromium()
