import { test as base } from '@playwright/test'
import { forgetProfile, newProfile, openBench, openBrowser, type RunningBrowser } from './browser.ts'
import { buildBench } from './build-bench.ts'
import { type Receiver, startReceiver } from './receiver.ts'

interface WorkerParts {
  receiver: Receiver
}
interface TestParts {
  /** A Chromium with the workbench open as Ada, and no faults. */
  running: RunningBrowser
}

/** A story on the workbench: a real browser with a fake microphone, and the product's receiving parts. */
export const test = base.extend<TestParts, WorkerParts>({
  receiver: [
    async ({ playwright: _playwright }, use, info) => {
      const receiver = await startReceiver({ pages: await buildBench(`dist/bench-${info.parallelIndex}`) })
      await use(receiver)
      await receiver.stop()
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  running: async ({ receiver }, use) => {
    const profile = newProfile()
    receiver.received.length = 0
    Object.assign(receiver.faults, { dropEvery: 0, statuses: [], oldestToken: 0, thinkMs: 0 })
    const running = await openBrowser(profile)
    await openBench(running.page, receiver.url)
    await use(running)
    await running.close()
    forgetProfile(profile)
  },
})
