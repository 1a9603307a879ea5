/** Enough for a phone's whole video, but not for an endless stream. */
const drainMaxBytes = 64 * 1024 * 1024
const drainMaxMs = 20_000
/** A sender that pauses this long, or waits for the response with its body, gets it now. */
const idleMs = 1_000

// Discards the rest of a refused upload. Browsers read the response only after sending everything, so closing early would show "network error"
// instead of the reason.
export async function drain(reader: ReadableStreamDefaultReader<Uint8Array>): Promise<void> {
  const endsAtMs = performance.now() + drainMaxMs
  let bytes = 0
  try {
    while (bytes < drainMaxBytes && performance.now() < endsAtMs) {
      const next = await withinIdle(reader.read())
      if (!next || next.done) break
      bytes += next.value.byteLength
    }
  } catch {
  } finally {
    await reader.cancel().catch(() => undefined)
  }
}

function withinIdle<T>(reading: Promise<T>): Promise<T | null> {
  let timer: NodeJS.Timeout | undefined
  const idle = new Promise<null>((resolve) => {
    timer = setTimeout(resolve, idleMs, null)
  })
  return Promise.race([reading, idle]).finally(() => clearTimeout(timer))
}
