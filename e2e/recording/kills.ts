import type { Bench } from './bench/bench.ts'
import { openBench, openBrowser } from './browser.ts'
import type { Receiver } from './receiver.ts'
import { soundOf } from './sound-of.ts'
import { type Gap, gapsIn, ticksIn } from './ticks.ts'

declare const bench: Bench

export interface KillResult {
  recordedMs: number
  /** What was said and is not there: from the start of the recording to the kill, less what can be decoded. */
  lostMs: number
  /** The same for the sound recorded beside a video; else as `lostMs`. */
  soundLostMs: number
  gaps: Gap[]
  /** What the player says after remuxing. */
  playable: { duration: number; playedTo: number }
}

const wait = (ms: number) => new Promise((done) => setTimeout(done, ms))

/** Records, kills the browser in the middle, starts it again on the same profile, and looks at what is left. */
export async function killInTheMiddle(receiver: Receiver, profile: string, afterMs: number, wants: 'audio' | 'video' = 'audio') {
  const first = await openBrowser(profile)
  let startedAtMs: number
  try {
    await openBench(first.page, receiver.url)
    // What a kill before this one left, had it failed half-way.
    await first.page.evaluate(() => bench.signOut(true))
    await first.page.evaluate(() => bench.signIn('ada'))
    const view = await first.page.evaluate((kind) => bench.record(kind), wants)
    if (view.recorder.state !== 'recording') throw new Error(`did not record: ${JSON.stringify(view)}`)
    startedAtMs = view.startedAtMs
  } catch (error) {
    await first.close()
    throw error
  }
  await wait(Math.max(0, startedAtMs + afterMs - Date.now()))
  const killedAtMs = await first.kill()
  const second = await openBrowser(profile)
  try {
    await openBench(second.page, receiver.url)
    const unfinished = await second.page.evaluate(() => bench.unfinished())
    const [left] = unfinished
    const [recording] = left?.recordings ?? []
    if (!left || !recording || unfinished.length !== 1) throw new Error(`found ${JSON.stringify(unfinished)}`)
    await second.page.evaluate((id) => bench.continueRecordingSession(id), left.session.id)
    const playable = await second.page.evaluate((id) => bench.play(id), recording.id)
    const soundId = (await second.page.evaluate((id) => bench.soundOf(id), recording.id)) ?? recording.id
    const samples = await soundOf(second.page, receiver, recording.id)
    const sound = soundId === recording.id ? samples : await soundOf(second.page, receiver, soundId)
    await second.page.evaluate((id) => bench.endRecordingSession(id, 'delete'), left.session.id)
    const recordedMs = killedAtMs - startedAtMs
    const lost = (of: Float32Array) => recordedMs - of.length / 16
    const gaps = [...gapsIn(ticksIn(samples)), ...gapsIn(ticksIn(sound))]
    const result: KillResult = { recordedMs, lostMs: lost(samples), soundLostMs: lost(sound), gaps, playable }
    return result
  } finally {
    await second.close()
  }
}

export function medianOf(values: readonly number[]): number {
  const sorted = [...values].sort((one, other) => one - other)
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN
}
