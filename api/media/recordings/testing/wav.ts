export interface WavPart {
  seconds: number
  levelDb: number | null
}

const toneHz = 220

export function wav(parts: readonly WavPart[], rateHz = 8_000): Uint8Array<ArrayBuffer> {
  const lengths = parts.map(({ seconds }) => Math.round(seconds * rateHz))
  const count = lengths.reduce((sum, length) => sum + length, 0)
  const bytes = new Uint8Array(44 + count * 2)
  const view = new DataView(bytes.buffer)
  const ascii = (at: number, text: string) => bytes.set(new TextEncoder().encode(text), at)
  ascii(0, 'RIFF')
  view.setUint32(4, 36 + count * 2, true)
  ascii(8, 'WAVEfmt ')
  view.setUint32(16, 16, true)
  view.setUint16(20, 1, true)
  view.setUint16(22, 1, true)
  view.setUint32(24, rateHz, true)
  view.setUint32(28, rateHz * 2, true)
  view.setUint16(32, 2, true)
  view.setUint16(34, 16, true)
  ascii(36, 'data')
  view.setUint32(40, count * 2, true)
  let at = 0
  for (const [part, { levelDb }] of parts.entries()) {
    const peak = levelDb === null ? 0 : 32_767 * Math.SQRT2 * 10 ** (levelDb / 20)
    for (let n = 0; n < lengths[part]!; n++, at++)
      view.setInt16(44 + at * 2, Math.round(peak * Math.sin((2 * Math.PI * toneHz * at) / rateHz)), true)
  }
  return bytes
}

export const speech = (seconds: number) => wav([{ seconds, levelDb: -20 }])
