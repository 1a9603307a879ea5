import { Unreadable } from '../unreadable.ts'
import type { WordFile } from './word-file.ts'

/** Each character has its byte offset in the main stream, by which its properties are found. */
export interface PlacedText {
  characters: string
  offsets: Int32Array
}

const clxPointer = 0x01a2
const pieceTableMark = 2
const compressedFlag = 0x40000000

/** A resume has a tenth of this. */
const maxPlacedCharacters = 1_000_000

/** [MS-DOC] 2.4.1. @throws Unreadable */
export function placedText(file: WordFile): PlacedText {
  const pieces = pieceTable(file.structure(clxPointer))
  const count = (pieces.length - 4) / 12
  if (!Number.isInteger(count) || count < 1) throw new Unreadable('damaged')
  const total = Math.min(pieces.readUInt32LE(count * 4), maxPlacedCharacters)
  const offsets = new Int32Array(total)
  const parts: string[] = []
  let at = 0
  for (let piece = 0; piece < count && at < total; piece++) {
    const length = Math.min(pieces.readUInt32LE((piece + 1) * 4) - pieces.readUInt32LE(piece * 4), total - at)
    const place = pieces.readUInt32LE((count + 1) * 4 + piece * 8 + 2)
    const isCompressed = (place & compressedFlag) !== 0
    const start = isCompressed ? (place & ~compressedFlag) / 2 : place & ~compressedFlag
    const width = isCompressed ? 1 : 2
    const bytes = file.main.subarray(start, start + length * width)
    if (length < 0 || bytes.length < length * width) throw new Unreadable('damaged')
    parts.push(new TextDecoder(isCompressed ? 'windows-1252' : 'utf-16le', { ignoreBOM: true }).decode(bytes))
    for (let index = 0; index < length; index++) offsets[at++] = start + index * width
  }
  const characters = parts.join('')
  // A lone surrogate decodes to one character still; any other difference means damage.
  if (characters.length !== at) throw new Unreadable('damaged')
  return { characters, offsets: offsets.subarray(0, at) }
}

/** Property lists of old "fast saves" come before the table. */
function pieceTable(clx: Buffer): Buffer {
  let at = 0
  while (at + 5 <= clx.length && clx[at] !== pieceTableMark) at += 3 + clx.readUInt16LE(at + 1)
  if (at + 5 > clx.length) throw new Unreadable('damaged')
  return clx.subarray(at + 5, at + 5 + clx.readUInt32LE(at + 1))
}
