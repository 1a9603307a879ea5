/** Most bytes skipped after a refusal: a phone's whole video may still be on its way, an endless stream may not. */
const drainMaxBytes = 64 * 1024 * 1024
const drainMaxMs = 20_000
/** A sender that pauses this long, or waits for the answer with its body, gets it now. */
const idleMs = 1_000

/**
 * Skips the rest of a refused upload, keeping nothing. A browser looks at the answer only after it has sent everything: closing
 * the connection earlier shows the person "network error" instead of the reason.
 */
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
    // The other side has gone away: nobody waits for an answer.
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
