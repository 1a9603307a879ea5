/** Reads big-endian numbers from bytes, one after the other. */
export class ByteReader {
  #bytes: Uint8Array
  #view: DataView
  #at = 0

  constructor(bytes: Uint8Array) {
    this.#bytes = bytes
    this.#view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  }

  #step(bytes: number) {
    this.#at += bytes
    return this.#at - bytes
  }

  skip(bytes: number) {
    this.#at += bytes
  }

  u8() {
    return this.#view.getUint8(this.#step(1))
  }

  u16() {
    return this.#view.getUint16(this.#step(2))
  }

  i16() {
    return this.#view.getInt16(this.#step(2))
  }

  u32() {
    return this.#view.getUint32(this.#step(4))
  }

  tag() {
    return String.fromCharCode(...this.take(4))
  }

  /** The next bytes, as a view on the same memory. */
  take(count: number) {
    const start = this.#step(count)
    return this.#bytes.subarray(start, start + count)
  }

  /** WOFF2's number of one to five bytes, seven bits each. */
  base128() {
    let value = 0
    for (let i = 0; i < 5; i++) {
      const byte = this.u8()
      value = value * 128 + (byte & 0x7f)
      if (byte < 0x80) return value
    }
    throw new Error('a WOFF2 number longer than five bytes')
  }

  /** WOFF2's 255UInt16: one byte up to 252, else two or three. */
  short255() {
    const code = this.u8()
    if (code === 253) return this.u16()
    if (code === 255) return 253 + this.u8()
    if (code === 254) return 506 + this.u8()
    return code
  }
}
