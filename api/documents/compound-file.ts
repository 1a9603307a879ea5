import { Unreadable } from './unreadable.ts'

export type CompoundStreams = ReadonlyMap<string, () => Buffer>

const endOfChain = 0xfffffffe
const entryBytes = 128
const streamEntry = 2

/** Lists the streams in the root of an OLE compound file: [MS-CFB] 2.2 to 2.6. @throws Unreadable */
export function compoundStreams(bytes: Uint8Array): CompoundStreams {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  try {
    return streamsOf(file)
  } catch {
    // A damaged file that points outside itself makes buffers throw RangeError.
    throw new Unreadable('damaged')
  }
}

function streamsOf(file: Buffer): CompoundStreams {
  const sectorBytes = 1 << file.readUInt16LE(30)
  const smallBytes = 1 << file.readUInt16LE(32)
  if (![512, 4096].includes(sectorBytes) || smallBytes !== 64) throw new Unreadable('damaged')
  const sector = (index: number) => file.subarray((index + 1) * sectorBytes, (index + 2) * sectorBytes)
  const table = tableOf(file, sector, sectorBytes)
  const chained = (start: number) => Buffer.concat(chainOf(start, table).map(sector))
  const directory = chained(file.readUInt32LE(48))
  const smallTable = numbersIn(file.readUInt32LE(64) === 0 ? Buffer.alloc(0) : chained(file.readUInt32LE(60)))
  const smallLimit = file.readUInt32LE(56)
  const entryAt = (index: number) => directory.subarray(index * entryBytes, (index + 1) * entryBytes)
  const contents = (entry: Buffer) => ({ start: entry.readUInt32LE(116), size: entry.readUInt32LE(120) })
  const root = entryAt(0)
  const smallStore = contents(root).size === 0 ? Buffer.alloc(0) : chained(contents(root).start)
  const streams = new Map<string, () => Buffer>()
  for (const entry of childrenOf(root, entryAt)) {
    if (entry[66] !== streamEntry) continue
    const { start, size } = contents(entry)
    const name = entry.toString('utf16le', 0, Math.max(Math.min(entry.readUInt16LE(64), 64) - 2, 0))
    streams.set(name, () => {
      if (size >= smallLimit) return chained(start).subarray(0, size)
      const pieces = chainOf(start, smallTable).map((index) => smallStore.subarray(index * smallBytes, (index + 1) * smallBytes))
      return Buffer.concat(pieces).subarray(0, size)
    })
  }
  return streams
}

/** Only the entries of this storage: an embedded document has streams of the same names. */
function childrenOf(storage: Buffer, entryAt: (index: number) => Buffer): Buffer[] {
  const seen = new Set<number>()
  const next = [storage.readUInt32LE(76)]
  for (let index = next.pop(); index !== undefined; index = next.pop()) {
    if (seen.has(index) || entryAt(index).length < entryBytes) continue
    seen.add(index)
    next.push(entryAt(index).readUInt32LE(68), entryAt(index).readUInt32LE(72))
  }
  return [...seen].map(entryAt)
}

function tableOf(file: Buffer, sector: (index: number) => Buffer, sectorBytes: number): number[] {
  const places: number[] = []
  for (let index = 0; index < 109; index++) places.push(file.readUInt32LE(76 + index * 4))
  let more = file.readUInt32LE(68)
  for (let left = file.readUInt32LE(72); left > 0 && more < endOfChain; left--) {
    const numbers = numbersIn(sector(more))
    more = numbers.pop() ?? endOfChain
    places.push(...numbers)
    if (places.length * sectorBytes > file.length * 2) throw new Unreadable('damaged')
  }
  return places.filter((place) => place < endOfChain - 2).flatMap((place) => numbersIn(sector(place)))
}

function numbersIn(buffer: Buffer): number[] {
  return Array.from({ length: Math.floor(buffer.length / 4) }, (_, index) => buffer.readUInt32LE(index * 4))
}

function chainOf(start: number, table: number[]): number[] {
  const chain: number[] = []
  for (let index = start; index < endOfChain - 2; index = table[index]!) {
    chain.push(index)
    if (chain.length > table.length || table[index] === undefined) throw new Unreadable('damaged')
  }
  return chain
}
