import config from '../playwright.config.ts'
import { findWholeChromium } from '../scripts/chromium.ts'

/** For `test.use`: the stories of this file run in the whole browser, for what the one without windows lacks. */
export function inWholeBrowser() {
  const executablePath = findWholeChromium()
  return { launchOptions: { ...config.use!.launchOptions, ...(executablePath && { executablePath }) } }
}
