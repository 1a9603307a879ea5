import { crc32, inflateRawSync } from 'node:zlib'
import { maxInflatedBytes, maxZipEntries, Unreadable } from '../unreadable.ts'

export type Zip = ReturnType<typeof openZip>

interface Entry {
  method: number
  isEncrypted: boolean
  packedBytes: number
  crc: number
  localHeader: number
}

const entrySignature = 0x02014b50
const localSignature = 0x04034b50

// Inflates parts one by one and counts the actual output; declared sizes are not trusted. Layout: PKWARE APPNOTE.TXT, 4.3. Zip64 is refused: nothing
// under 5 MB needs it.
export function openZip(bytes: Uint8Array) {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const entries = entriesOf(file)
  let inflated = 0
  return {
    names: [...entries.keys()],
    read(name: string): Buffer | null {
      const entry = entries.get(name)
      if (!entry) return null
      const part = unpack(file, entry, maxInflatedBytes - inflated)
      inflated += part.length
      return part
    },
  }
}

function entriesOf(file: Buffer): Map<string, Entry> {
  const end = file.lastIndexOf(Buffer.from([0x50, 0x4b, 0x05, 0x06]))
  if (end < 0 || end + 22 > file.length) throw new Unreadable('damaged')
  const count = file.readUInt16LE(end + 10)
  if (count > maxZipEntries) throw new Unreadable('too-much-inside')
  const entries = new Map<string, Entry>()
  let at = file.readUInt32LE(end + 16)
  for (let index = 0; index < count; index++) {
    if (at + 46 > file.length || file.readUInt32LE(at) !== entrySignature) throw new Unreadable('damaged')
    const nameBytes = file.readUInt16LE(at + 28)
    entries.set(file.toString('utf8', at + 46, at + 46 + nameBytes), {
      isEncrypted: (file.readUInt16LE(at + 8) & 1) === 1,
      method: file.readUInt16LE(at + 10),
      crc: file.readUInt32LE(at + 16),
      packedBytes: file.readUInt32LE(at + 20),
      localHeader: file.readUInt32LE(at + 42),
    })
    at += 46 + nameBytes + file.readUInt16LE(at + 30) + file.readUInt16LE(at + 32)
  }
  return entries
}

function unpack(file: Buffer, entry: Entry, roomBytes: number): Buffer {
  if (entry.isEncrypted) throw new Unreadable('encrypted')
  const at = entry.localHeader
  if (at + 30 > file.length || file.readUInt32LE(at) !== localSignature) throw new Unreadable('damaged')
  const start = at + 30 + file.readUInt16LE(at + 26) + file.readUInt16LE(at + 28)
  const packed = file.subarray(start, start + entry.packedBytes)
  const part = entry.method === 0 ? packed : entry.method === 8 ? inflate(packed, roomBytes) : null
  if (!part || crc32(part) !== entry.crc) throw new Unreadable('damaged')
  return part
}

function inflate(packed: Buffer, roomBytes: number): Buffer {
  try {
    return inflateRawSync(packed, { maxOutputLength: Math.max(roomBytes, 1) })
  } catch (error) {
    const isTooMuch = error instanceof RangeError || (error as { code?: unknown }).code === 'ERR_BUFFER_TOO_LARGE'
    throw new Unreadable(isTooMuch ? 'too-much-inside' : 'damaged')
  }
}
