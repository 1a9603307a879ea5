import { counted, ListCounters } from '../docx/numbering.ts'
import type { WordFile } from './word-file.ts'

const listsPointer = 0x02e2
const overridesPointer = 0x02ea
const listBytes = 28
const overrideBytes = 16
const bulletFormat = 23
const noFormat = 255
/** Number formats by their code: [MS-OSHARED] 2.2.1.3 (MSONFC). */
const formats = ['decimal', 'upperRoman', 'lowerRoman', 'upperLetter', 'lowerLetter']

interface Level {
  start: number
  format: number
  /** Characters below 9 stand for the number of that level. */
  text: string
}

/** Signs before list items: [MS-DOC] 2.9.131 (LSTF), 2.9.149 (LVL), 2.9.132 (LFO). */
export interface DocLists {
  next(list: number, level: number): string
}

export function readDocLists(file: WordFile): DocLists {
  const levels = levelsById(file)
  const ids = listIds(file.structure(overridesPointer))
  const counters = new ListCounters()
  return {
    next(list, level) {
      const id = ids[list - 1]
      const definition = id === undefined ? undefined : levels.get(id)?.[level]
      if (!definition || definition.format === bulletFormat) return '• '
      if (definition.format === noFormat) return ''
      const key = String(id)
      counters.count(key, level, definition.start)
      const text = Array.from(definition.text, (sign) => {
        const place = sign.charCodeAt(0)
        if (place > 8) return sign
        return counted(counters.value(key, place), formats[levels.get(id!)?.[place]?.format ?? 0] ?? 'decimal')
      }).join('')
      return text === '' ? '' : `${text} `
    },
  }
}

function listIds(overrides: Buffer): number[] {
  const count = overrides.length < 4 ? 0 : overrides.readUInt32LE(0)
  const ids: number[] = []
  for (let at = 4; ids.length < count && at + overrideBytes <= overrides.length; at += overrideBytes)
    ids.push(overrides.readInt32LE(at))
  return ids
}

function levelsById(file: WordFile): Map<number, Level[]> {
  const found = new Map<number, Level[]>()
  const heads = file.structure(listsPointer)
  if (heads.length < 2) return found
  // The levels follow the heads in the table stream.
  const behind = file.table.subarray(heads.byteOffset - file.table.byteOffset + heads.length)
  let at = 0
  for (let index = 0; index < heads.readUInt16LE(0) && 2 + (index + 1) * listBytes <= heads.length; index++) {
    const head = heads.subarray(2 + index * listBytes, 2 + (index + 1) * listBytes)
    const levels: Level[] = []
    for (let level = 0; level < ((head[26]! & 1) === 1 ? 1 : 9) && at + 30 <= behind.length; level++) {
      const lists = behind[at + 24]! + behind[at + 25]!
      const textAt = at + 28 + lists
      if (textAt + 2 > behind.length) break
      const length = behind.readUInt16LE(textAt)
      levels.push({
        start: behind.readInt32LE(at),
        format: behind[at + 4]!,
        text: behind.toString('utf16le', textAt + 2, textAt + 2 + length * 2),
      })
      at = textAt + 2 + length * 2
    }
    found.set(head.readInt32LE(0), levels)
  }
  return found
}
