/** Most bytes skipped after a refusal: a phone's whole video may still be on its way, an endless stream may not. */
const drainMaxBytes = 64 * 1024 * 1024
const drainMaxMs = 20_000

/**
 * Skips the rest of a refused upload, keeping nothing. A browser looks at the answer only after it has sent everything: closing
 * the connection earlier shows the person "network error" instead of the reason.
 */
export async function drain(reader: ReadableStreamDefaultReader<Uint8Array>): Promise<void> {
  let bytes = 0
  let timer: NodeJS.Timeout | undefined
  const outOfTime = new Promise<'late'>((resolve) => {
    timer = setTimeout(() => resolve('late'), drainMaxMs)
  })
  try {
    while (bytes < drainMaxBytes) {
      const next = await Promise.race([reader.read(), outOfTime])
      if (next === 'late' || next.done) break
      bytes += next.value.byteLength
    }
  } catch {
    // The other side has gone away: nobody waits for an answer.
  } finally {
    clearTimeout(timer)
    await reader.cancel().catch(() => undefined)
  }
}
