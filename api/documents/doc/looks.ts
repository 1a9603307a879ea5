import { hiddenBelowPoints } from '../reading-limits.ts'
import type { Property } from './properties.ts'

/** Codes of [MS-DOC] 2.6.1 (characters) and 2.6.2 (paragraphs). */
const code = {
  deleted: 0x0800,
  vanish: 0x083c,
  colorIndex: 0x2a42,
  color: 0x6870,
  halfPoints: 0x4a43,
  characterStyle: 0x4a30,
  highlight: 0x2a0c,
  shade: 0xca71,
  oldShade: 0x4866,
  symbol: 0x6a09,
  list: 0x460b,
  listLevel: 0x260a,
  inTable: 0x2416,
  rowEnd: 0x2417,
  paragraphShade: 0xc64d,
  oldParagraphShade: 0x442d,
} as const

const whiteIndex = 8

export interface CharacterLook {
  isDeleted: boolean
  isHidden: boolean
  sizePoints: number
  symbol: number | null
}

export interface ParagraphLook {
  list: number
  level: number
  inTable: boolean
  endsRow: boolean
  shaded: boolean
}

export function characterStyleOf(properties: Property[]): number | null {
  const found = properties.findLast((property) => property.code === code.characterStyle)
  return found && found.value.length >= 2 ? found.value.readUInt16LE(0) : null
}

/** @param layers properties, the run's own last */
export function characterLook(layers: Property[], onShade: boolean): CharacterLook {
  let isDeleted = false
  let vanish = false
  let isWhite = false
  let shaded = onShade
  let sizePoints = 10
  let symbol: number | null = null
  for (const { code: name, value } of layers) {
    if (value.length === 0) continue
    if (name === code.deleted) isDeleted = value[0] === 1
    else if (name === code.vanish) vanish = toggled(value[0]!, vanish)
    else if (name === code.colorIndex) isWhite = value[0] === whiteIndex
    else if (name === code.color && value.length >= 4)
      isWhite = value[3] === 0 && value.subarray(0, 3).every((channel) => channel >= 0xf0)
    else if (name === code.halfPoints && value.length >= 2) sizePoints = value.readUInt16LE(0) / 2
    else if (name === code.highlight) shaded ||= value[0] !== 0 && value[0] !== whiteIndex
    else if (name === code.shade || name === code.oldShade) shaded ||= isShade(value)
    else if (name === code.symbol && value.length >= 4) symbol = value.readUInt16LE(2)
  }
  return { isDeleted, isHidden: vanish || sizePoints < hiddenBelowPoints || (isWhite && !shaded), sizePoints, symbol }
}

/** 0x80: as the style says; 0x81: the opposite. */
function toggled(value: number, below: boolean): boolean {
  return value === 0x80 ? below : value === 0x81 ? !below : value === 1
}

export function paragraphLook(layers: Property[]): ParagraphLook {
  const look: ParagraphLook = { list: 0, level: 0, inTable: false, endsRow: false, shaded: false }
  for (const { code: name, value } of layers) {
    if (value.length === 0) continue
    if (name === code.list && value.length >= 2) look.list = Math.max(0, value.readInt16LE(0))
    else if (name === code.listLevel) look.level = Math.min(value[0]!, 8)
    else if (name === code.inTable) look.inTable = value[0] === 1
    else if (name === code.rowEnd) look.endsRow = value[0] === 1
    else if (name === code.paragraphShade || name === code.oldParagraphShade) look.shaded = isShade(value)
  }
  return look
}

/** A shade is "none" when all its bytes are zero, or it is automatic (color flag 0xff) or white without a pattern. */
function isShade(value: Buffer): boolean {
  if (value.length <= 2) return value.some((byte) => byte !== 0)
  const [, , , , red = 0, green = 0, blue = 0, automatic = 0xff] = value.subarray(1)
  return automatic !== 0xff && !(red >= 0xf0 && green >= 0xf0 && blue >= 0xf0)
}
