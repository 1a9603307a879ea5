const table = Uint32Array.from({ length: 256 }, (_, byte) => {
  let value = byte
  for (let bit = 0; bit < 8; bit++) value = value & 1 ? (value >>> 1) ^ 0x82f63b78 : value >>> 1
  return value >>> 0
})

/** The checksum by which the storage client finds out whether its upload arrived whole; Base64 of the big-endian value. */
export function crc32c(bytes: Uint8Array): string {
  let value = 0xffffffff
  for (const byte of bytes) value = table[(value ^ byte) & 0xff]! ^ (value >>> 8)
  const answer = Buffer.alloc(4)
  answer.writeUInt32BE((value ^ 0xffffffff) >>> 0)
  return answer.toString('base64')
}
