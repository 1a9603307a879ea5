import { type Property, propertiesIn } from './properties.ts'
import type { WordFile } from './word-file.ts'

/** Parents first. */
export interface DocStyles {
  paragraph(style: number): Property[]
  characters(style: number): Property[]
}

interface Style {
  base: number
  paragraph: Property[]
  characters: Property[]
}

const styleSheetPointer = 0x00a2
const noStyle = 0xfff
const paragraphKind = 1
const characterKind = 2

/** [MS-DOC] 2.9.271 (STSH) and 2.9.260 (STD). */
export function readDocStyles(file: WordFile): DocStyles {
  const sheet = file.structure(styleSheetPointer)
  const styles = new Map<number, Style>()
  if (sheet.length > 8) {
    const headBytes = sheet.readUInt16LE(0)
    const count = sheet.readUInt16LE(2)
    const baseBytes = sheet.readUInt16LE(4)
    let at = 2 + headBytes
    for (let index = 0; index < count && at + 2 <= sheet.length; index++) {
      const bytes = sheet.readUInt16LE(at)
      if (bytes > baseBytes) styles.set(index, styleIn(sheet.subarray(at + 2, at + 2 + bytes), baseBytes))
      at += 2 + bytes + (bytes % 2)
    }
  }
  const chain = (style: number): Style[] => {
    const found: Style[] = []
    for (let current = styles.get(style); current && !found.includes(current); current = styles.get(current.base))
      found.unshift(current)
    return found
  }
  return {
    paragraph: (style) => chain(style).flatMap((each) => each.paragraph),
    characters: (style) => chain(style).flatMap((each) => each.characters),
  }
}

function styleIn(record: Buffer, baseBytes: number): Style {
  const kindAndBase = record.readUInt16LE(2)
  const kind = kindAndBase & 0xf
  const style: Style = { base: kindAndBase >> 4 === noStyle ? -1 : kindAndBase >> 4, paragraph: [], characters: [] }
  // After the fixed part: the name, counted and zero-terminated, then one property list per aspect.
  let at = baseBytes + 2 + record.readUInt16LE(baseBytes) * 2 + 2
  const nextList = () => {
    at += at % 2
    if (at + 2 > record.length) return Buffer.alloc(0)
    const bytes = record.readUInt16LE(at)
    const list = record.subarray(at + 2, at + 2 + bytes)
    at += 2 + bytes
    return list
  }
  if (kind === paragraphKind) {
    style.paragraph = propertiesIn(nextList().subarray(2))
    style.characters = propertiesIn(nextList())
  } else if (kind === characterKind) style.characters = propertiesIn(nextList())
  return style
}
