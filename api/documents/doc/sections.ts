import { propertiesIn } from './properties.ts'
import type { WordFile } from './word-file.ts'

const sectionsPointer = 0x00ca
const columnsLessOne = 0x500b

/** The most columns that any section has: [MS-DOC] 2.8.26 (PlcfSed). */
export function columnsOf(file: WordFile): number {
  const table = file.structure(sectionsPointer)
  const count = Math.max(0, Math.floor((table.length - 4) / 16))
  let most = 1
  for (let section = 0; section < count; section++) {
    const place = table.readUInt32LE((count + 1) * 4 + section * 12 + 2)
    if (place === 0xffffffff || place + 2 > file.main.length) continue
    const list = file.main.subarray(place + 2, place + 2 + file.main.readUInt16LE(place))
    const columns = propertiesIn(list).findLast((property) => property.code === columnsLessOne)
    if (columns && columns.value.length >= 2) most = Math.max(most, columns.value.readUInt16LE(0) + 1)
  }
  return most
}
