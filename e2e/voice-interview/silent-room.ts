import type { Page } from '@playwright/test'

/** From now on, or no longer, the microphone hears a room in which nothing is. Call once before the page is opened. */
export async function prepareSilentRoom(page: Page) {
  await page.addInitScript(() => {
    const ask = MediaDevices.prototype.getUserMedia
    navigator.mediaDevices.getUserMedia = async (wanted) => {
      if (!('isSilentRoom' in window)) return ask.call(navigator.mediaDevices, wanted)
      const context = new AudioContext()
      const room = context.createMediaStreamDestination()
      const nothing = new ConstantSourceNode(context, { offset: 0 })
      nothing.connect(room)
      nothing.start()
      await context.resume()
      // Held, so that the browser does not clear the room while it is recorded.
      Object.assign(window, { isSilentRoom: { context, room, nothing } })
      return room.stream
    }
  })
  return {
    enter: () => page.evaluate(() => void Object.assign(window, { isSilentRoom: true })),
    leave: () => page.evaluate(() => void Reflect.deleteProperty(window, 'isSilentRoom')),
  }
}
