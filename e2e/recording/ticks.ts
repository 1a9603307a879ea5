import { spawnSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'

/** Sixteen tones in turn, one every half second: a missing, doubled or late one shows. The file is a loop of eight seconds. */
export const tickEveryMs = 500
export const ticksPerLoop = 16
const tickLastsMs = 160
const samplesPerSecond = 16_000
const frequencyOf = (tick: number) => 500 + 140 * (tick % ticksPerLoop)

/** Writes the counting tone as a WAV of 16 bits, mono. */
export function writeCountingTone(path: string, rate = 8_000) {
  const samples = new Int16Array((rate * ticksPerLoop * tickEveryMs) / 1_000)
  for (let tick = 0; tick < ticksPerLoop; tick++) {
    const from = (tick * tickEveryMs * rate) / 1_000
    const length = (tickLastsMs * rate) / 1_000
    for (let at = 0; at < length; at++) {
      const edge = Math.min(1, at / 80, (length - at) / 80)
      samples[from + at] = Math.round(12_000 * edge * Math.sin((2 * Math.PI * frequencyOf(tick) * at) / rate))
    }
  }
  const head = Buffer.alloc(44)
  head.write('RIFF', 0)
  head.writeUInt32LE(36 + samples.byteLength, 4)
  head.write('WAVEfmt ', 8)
  head.writeUInt32LE(16, 16)
  head.writeUInt16LE(1, 20)
  head.writeUInt16LE(1, 22)
  head.writeUInt32LE(rate, 24)
  head.writeUInt32LE(rate * 2, 28)
  head.writeUInt16LE(2, 32)
  head.writeUInt16LE(16, 34)
  head.write('data', 36)
  head.writeUInt32LE(samples.byteLength, 40)
  writeFileSync(path, Buffer.concat([head, Buffer.from(samples.buffer)]))
}

/** Whether an independent decoder is installed; otherwise the browser decodes its own recordings. */
export const hasFfmpeg = spawnSync('ffmpeg', ['-version']).status === 0

/**
 * Decodes a recording with ffmpeg.
 * @throws Error when ffmpeg is missing or finds anything wrong in the file
 */
export function decode(file: Uint8Array): Float32Array {
  const args = ['-v', 'error', '-i', 'pipe:0', '-map', '0:a:0', '-f', 'f32le', '-ac', '1', '-ar', `${samplesPerSecond}`, 'pipe:1']
  const { status, stdout, stderr, error } = spawnSync('ffmpeg', args, { input: file, maxBuffer: 256 * 1024 * 1024 })
  if (error) throw error
  if (status !== 0) throw new Error(`ffmpeg: ${stderr.toString()}`)
  return new Float32Array(stdout.buffer.slice(stdout.byteOffset, stdout.byteOffset + stdout.byteLength - (stdout.byteLength % 4)))
}

/** Power of one frequency in a window (Goertzel). */
function powerAt(samples: Float32Array, from: number, length: number, frequency: number): number {
  const step = 2 * Math.cos((2 * Math.PI * frequency) / samplesPerSecond)
  let [one, two] = [0, 0]
  for (let at = from; at < from + length; at++) {
    const next = (samples[at] ?? 0) + step * one - two
    two = one
    one = next
  }
  return (one * one + two * two - step * one * two) / length
}

export interface HeardTick {
  atMs: number
  tick: number
}

/** Every tone of the recording with its number and its beginning. */
export function ticksIn(samples: Float32Array): HeardTick[] {
  const windowMs = 20
  const length = (samplesPerSecond * windowMs) / 1_000
  const heard: HeardTick[] = []
  let run = { tick: -1, windows: 0, atMs: 0 }
  const close = () => {
    if (run.tick >= 0 && run.windows >= 3) heard.push({ atMs: run.atMs, tick: run.tick })
  }
  for (let from = 0; from + length <= samples.length; from += length) {
    const powers = Array.from({ length: ticksPerLoop }, (_none, tick) => powerAt(samples, from, length, frequencyOf(tick)))
    const loudest = Math.max(...powers)
    const tick = loudest > 1e-3 ? powers.indexOf(loudest) : -1
    if (tick === run.tick) run.windows += 1
    else {
      close()
      run = { tick, windows: 1, atMs: (from / samplesPerSecond) * 1_000 }
    }
  }
  close()
  return heard
}

export interface Gap {
  atMs: number
  /** What is missing (or too much, below zero) against the steady count, ms. */
  missingMs: number
}

/** Places where the count skips, or where half a second is not half a second. */
export function gapsIn(ticks: readonly HeardTick[], toleranceMs = 80): Gap[] {
  // A tone that is already sounding when the recording begins has no start.
  const whole = ticks.filter(({ atMs }) => atMs >= 40)
  return whole.slice(1).flatMap((next, index) => {
    const last = whole[index]!
    const steps = (next.tick - last.tick + ticksPerLoop) % ticksPerLoop
    const missingMs = steps === 1 ? next.atMs - last.atMs - tickEveryMs : (steps - 1) * tickEveryMs
    return steps !== 1 || Math.abs(missingMs) > toleranceMs ? [{ atMs: last.atMs, missingMs }] : []
  })
}
