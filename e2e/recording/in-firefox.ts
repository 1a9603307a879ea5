import type { RecorderView } from '../../pwa/media/recorder/recorder-controller.ts'
import type { RecordingRow } from '../../pwa/platform/local-store.ts'
import { findFirefox, openFirefox } from './firefox.ts'
import type { Receiver } from './receiver.ts'
import { decode } from './ticks.ts'

const wait = (ms: number) => new Promise((done) => setTimeout(done, ms))

export interface FirefoxResult {
  type: string
  recordedMs: number
  decodedMs: number
  playerMs: number
  /** The server has it, byte by byte. */
  isEqual: boolean
  /** A microphone that the browser cannot listen to beside recording must not be called silent. */
  isNothingHeard: boolean
}

/**
 * Records, plays and sends sound (in a form) and a video (by tus) in the Firefox that the system ships.
 * @throws Error when there is none
 */
export async function recordInFirefox(receiver: Receiver): Promise<FirefoxResult[]> {
  const program = findFirefox()
  if (!program) throw new Error('There is no Firefox here: apt-get install firefox-esr')
  const firefox = await openFirefox(program)
  try {
    await firefox.goto(`${receiver.url}/`)
    for (let tries = 0; tries < 50 && !(await firefox.evaluate(`'bench' in globalThis`)); tries++) await wait(200)
    await firefox.evaluate(`bench.signIn('ada')`)
    const results: FirefoxResult[] = []
    for (const kind of ['audio', 'video'] as const) {
      await firefox.evaluate(`bench.record('${kind}')`)
      await wait(5_600)
      const { isNothingHeard } = await firefox.evaluate<RecorderView>('bench.view()')
      await firefox.evaluate('bench.stop()')
      const recordings = await firefox.evaluate<RecordingRow[]>('bench.recordings()')
      const { id, type, lengthMs } = recordings.at(-1)!
      const { duration } = await firefox.evaluate<{ duration: number }>(`bench.play('${id}')`)
      await firefox.evaluate(`bench.handOver('${id}')`)
      const decodedMs = Math.round(decode(receiver.looks.get(id)!).length / 16)
      const hash = await firefox.evaluate<string>(`bench.hashOf('${id}')`)
      await firefox.evaluate(`bench.send('${id}', '${kind === 'audio' ? 'multipart' : 'tus'}')`)
      for (let tries = 0; tries < 50 && receiver.received.length === results.length; tries++) await wait(200)
      const isEqual = receiver.received.filter(({ sha256 }) => sha256 === hash).length === 1
      results.push({
        type,
        recordedMs: Math.round(lengthMs),
        decodedMs,
        playerMs: Math.round(duration * 1_000),
        isEqual,
        isNothingHeard,
      })
    }
    return results
  } finally {
    await firefox.close()
  }
}
