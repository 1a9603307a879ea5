import type { WordFile } from './word-file.ts'

/** [MS-DOC] 2.6. */
export interface Property {
  code: number
  value: Buffer
}

export interface Stretch {
  from: number
  to: number
  style: number
  properties: Property[]
}

const characterPages = 0x00fa
const paragraphPages = 0x0102
const pageBytes = 512
/** A table's definition carries two bytes of length. */
const tableDefinition = 0xd608

/** Stops where damage begins. */
export function propertiesIn(list: Buffer): Property[] {
  const found: Property[] = []
  let at = 0
  while (at + 2 < list.length) {
    const code = list.readUInt16LE(at)
    const size = operandBytes(code, list, at + 2)
    found.push({ code, value: list.subarray(at + 2, at + 2 + size) })
    at += 2 + size
  }
  return found
}

function operandBytes(code: number, list: Buffer, at: number): number {
  const fixed = [1, 1, 2, 4, 2, 2, null, 3][code >> 13]
  if (typeof fixed === 'number') return fixed
  if (code === tableDefinition) return at + 2 <= list.length ? list.readUInt16LE(at) + 1 : 2
  return (list[at] ?? 0) + 1
}

/** [MS-DOC] 2.9.33 (ChpxFkp). */
export function characterStretches(file: WordFile): Stretch[] {
  return pagesOf(file, characterPages).flatMap((page) => {
    const runs = page[pageBytes - 1]!
    return Array.from({ length: runs }, (_, run) => {
      const start = (page[(runs + 1) * 4 + run] ?? 0) * 2
      const list = start === 0 ? Buffer.alloc(0) : page.subarray(start + 1, start + 1 + page[start]!)
      return { from: page.readUInt32LE(run * 4), to: page.readUInt32LE((run + 1) * 4), style: 0, properties: propertiesIn(list) }
    })
  })
}

/** [MS-DOC] 2.9.174 (PapxFkp). */
export function paragraphStretches(file: WordFile): Stretch[] {
  return pagesOf(file, paragraphPages).flatMap((page) => {
    const runs = page[pageBytes - 1]!
    return Array.from({ length: runs }, (_, run) => {
      const start = (page[(runs + 1) * 4 + run * 13] ?? 0) * 2
      const words = page[start] ?? 0
      // An odd length takes one byte, an even one a second byte after a zero.
      const list =
        words === 0
          ? page.subarray(start + 2, start + 2 + (page[start + 1] ?? 0) * 2)
          : page.subarray(start + 1, start + words * 2)
      const style = start > 0 && list.length >= 2 ? list.readUInt16LE(0) : 0
      return {
        from: page.readUInt32LE(run * 4),
        to: page.readUInt32LE((run + 1) * 4),
        style,
        properties: start > 0 ? propertiesIn(list.subarray(2)) : [],
      }
    })
  })
}

function pagesOf(file: WordFile, pointerAt: number): Buffer[] {
  const directory = file.structure(pointerAt)
  const count = Math.max(0, Math.floor((directory.length - 4) / 8))
  return Array.from({ length: count }, (_, index) => {
    const page = directory.readUInt32LE((count + 1) * 4 + index * 4) & 0x3fffff
    return file.main.subarray(page * pageBytes, (page + 1) * pageBytes)
  }).filter((page) => page.length === pageBytes && 4 * (page[pageBytes - 1]! + 1) < pageBytes)
}

export function stretchFinder(stretches: Stretch[]): (offset: number) => Stretch | null {
  const sorted = stretches.toSorted((one, other) => one.from - other.from)
  return (offset) => {
    let low = 0
    let high = sorted.length - 1
    while (low <= high) {
      const middle = (low + high) >> 1
      const stretch = sorted[middle]!
      if (offset < stretch.from) high = middle - 1
      else if (offset >= stretch.to) low = middle + 1
      else return stretch
    }
    return null
  }
}
