const rateHz = 8_000

/** A WAV file with a tone (or silence) and its "spoken" text in a chunk of its own, for the test transcriber and for searches of the disk. */
export function spokenWav(text: string, { seconds = 2, silent = false } = {}): Uint8Array<ArrayBuffer> {
  const words = new TextEncoder().encode(text)
  const padded = words.length + (words.length % 2)
  const samples = Math.round(seconds * rateHz)
  const bytes = new Uint8Array(12 + 24 + 8 + padded + 8 + samples * 2)
  const view = new DataView(bytes.buffer)
  const name = (at: number, id: string) => bytes.set(new TextEncoder().encode(id), at)
  name(0, 'RIFF')
  view.setUint32(4, bytes.length - 8, true)
  name(8, 'WAVEfmt ')
  view.setUint32(16, 16, true)
  view.setUint16(20, 1, true)
  view.setUint16(22, 1, true)
  view.setUint32(24, rateHz, true)
  view.setUint32(28, rateHz * 2, true)
  view.setUint16(32, 2, true)
  view.setUint16(34, 16, true)
  name(36, 'said')
  view.setUint32(40, words.length, true)
  bytes.set(words, 44)
  name(44 + padded, 'data')
  view.setUint32(48 + padded, samples * 2, true)
  if (!silent)
    for (let at = 0; at < samples; at++)
      view.setInt16(52 + padded + at * 2, Math.round(8_000 * Math.sin((2 * Math.PI * 440 * at) / rateHz)), true)
  return bytes
}

export function wordsOfWav(bytes: Uint8Array): string {
  const length = new DataView(bytes.buffer, bytes.byteOffset).getUint32(40, true)
  return new TextDecoder().decode(bytes.subarray(44, 44 + length))
}
