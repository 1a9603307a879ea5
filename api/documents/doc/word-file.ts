import { Unreadable } from '../unreadable.ts'
import type { CompoundStreams } from './compound-file.ts'

/** The two streams of a Word 97-2003 file: [MS-DOC] 2.5 (the FIB). */
export interface WordFile {
  main: Buffer
  table: Buffer
  /** Of the texts that follow each other, in characters. */
  lengths: {
    body: number
    footnotes: number
    headers: number
    comments: number
    endnotes: number
    boxes: number
    headerBoxes: number
  }
  /** A structure of the table stream, empty when absent. @param pointerAt in the FIB */
  structure(pointerAt: number): Buffer
}

const isWord97 = 0xa5ec
const encryptedFlag = 0x0100
const tableOneFlag = 0x0200

export function openWordFile(streams: CompoundStreams): WordFile {
  const main = streams.get('WordDocument')?.()
  if (!main || main.length < 0x400 || main.readUInt16LE(0) !== isWord97) throw new Unreadable('damaged')
  const flags = main.readUInt16LE(0x0a)
  if (flags & encryptedFlag) throw new Unreadable('encrypted')
  const table = streams.get(flags & tableOneFlag ? '1Table' : '0Table')?.()
  if (!table) throw new Unreadable('damaged')
  const count = (at: number) => Math.max(0, main.readInt32LE(at))
  return {
    main,
    table,
    lengths: {
      body: count(0x4c),
      footnotes: count(0x50),
      headers: count(0x54),
      comments: count(0x5c),
      endnotes: count(0x60),
      boxes: count(0x64),
      headerBoxes: count(0x68),
    },
    structure(pointerAt) {
      const start = main.readUInt32LE(pointerAt)
      return table.subarray(start, start + main.readUInt32LE(pointerAt + 4))
    },
  }
}
