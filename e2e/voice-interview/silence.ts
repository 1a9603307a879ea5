import type { Page } from '@playwright/test'

/** Switches the microphone to silence and back. Call once before the page is opened. */
export async function prepareSilence(page: Page) {
  await page.addInitScript(() => {
    const ask = MediaDevices.prototype.getUserMedia
    navigator.mediaDevices.getUserMedia = async (wanted) => {
      if (!('silenceHeld' in window)) return ask.call(navigator.mediaDevices, wanted)
      const context = new AudioContext()
      const silent = context.createMediaStreamDestination()
      const nothing = new ConstantSourceNode(context, { offset: 0 })
      nothing.connect(silent)
      nothing.start()
      await context.resume()
      // Held, so that the browser does not collect it while it is recorded.
      Object.assign(window, { silenceHeld: { context, silent, nothing } })
      return silent.stream
    }
  })
  return {
    enter: () => page.evaluate(() => void Object.assign(window, { silenceHeld: true })),
    leave: () => page.evaluate(() => void Reflect.deleteProperty(window, 'silenceHeld')),
  }
}
