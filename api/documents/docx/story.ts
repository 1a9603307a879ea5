import { hiddenBelowPoints } from '../unreadable.ts'
import type { Numbering } from './numbering.ts'
import skippedElements from './skipped-elements.json' with { type: 'json' }
import { isWhite, type Look, lookOf, over, type Styles, shadingOf } from './styles.ts'
import { attribute, child, childrenOf, chosen, setting } from './xml.ts'

export interface Story {
  styles: Styles
  numbering: Numbering
  hidden: string[]
  sizes: Map<number, number>
  fieldCodes: string[]
  textBoxes: number
}

/** Text of a paragraph, and the `w:t`, tab, break or symbol it comes from. */
export interface Piece {
  text: string
  element: Element
}

interface Place {
  story: Story
  paragraphStyle: string | null
  shaded: boolean
}

/** Settings, and text no longer in the document. */
const skipped: ReadonlySet<string> = new Set(skippedElements)

const signs: Record<string, string> = { tab: '\t', ptab: '\t', br: '\n', cr: '\n', noBreakHyphen: '-' }

export function storyLines(story: Story, container: Element | null, shaded = false): string[] {
  return childrenOf(container).flatMap((element) => {
    if (element.localName === 'p') return paragraphLines(story, element, shaded)
    if (element.localName === 'tbl') return tableLines(story, element, shaded)
    return skipped.has(element.localName) ? [] : storyLines(story, chosen(element), shaded)
  })
}

function tableLines(story: Story, table: Element, around: boolean): string[] {
  const tableShade =
    around || shadingOf(child(table, 'tblPr')).shaded === true || child(child(table, 'tblPr'), 'tblStyle') !== null
  return inner(table, 'tr').flatMap((row) =>
    rowLines(
      inner(row, 'tc').map((cell) => storyLines(story, cell, tableShade || shadingOf(child(cell, 'tcPr')).shaded === true)),
    ),
  )
}

/** Rows and cells may be wrapped in content controls. */
function inner(element: Element, name: string): Element[] {
  return childrenOf(element).flatMap((part) => {
    if (part.localName === name) return [part]
    return ['sdt', 'sdtContent', 'customXml', 'ins'].includes(part.localName) ? inner(part, name) : []
  })
}

function paragraphLines(story: Story, paragraph: Element, around: boolean): string[] {
  const { pieces, boxes } = readParagraph(story, paragraph, around)
  const text = pieces.map((piece) => piece.text).join('')
  const sign = text.trim() === '' ? '' : listSign(story, paragraph)
  return [...(sign + text).split('\n'), ...boxes]
}

/** What is visible of a paragraph, in order, and the lines of its text boxes. */
export function readParagraph(story: Story, paragraph: Element, around: boolean): { pieces: Piece[]; boxes: string[] } {
  const properties = child(paragraph, 'pPr')
  const paragraphStyle = setting(properties, 'pStyle')
  const place: Place = { story, paragraphStyle, shaded: around || shadingOf(properties).shaded === true }
  const boxes: string[] = []
  return { pieces: inlinePieces(place, paragraph, boxes), boxes }
}

export function listSign(story: Story, paragraph: Element): string {
  const properties = child(paragraph, 'pPr')
  const fromStyle = story.styles.list(setting(properties, 'pStyle'))
  const own = child(properties, 'numPr')
  const listId = setting(own, 'numId') ?? setting(fromStyle, 'numId')
  const level = setting(own, 'ilvl') ?? setting(fromStyle, 'ilvl') ?? '0'
  return listId === null || listId === '0' ? '' : story.numbering.next(listId, Number(level))
}

function inlinePieces(place: Place, element: Element, boxes: string[]): Piece[] {
  return childrenOf(element).flatMap((part): Piece[] => {
    const name = part.localName
    if (name === 'r') return runPieces(place, part, boxes)
    if (name === 't') return [{ text: part.textContent ?? '', element: part }]
    if (name === 'sym') return [{ text: symbol(attribute(part, 'char')), element: part }]
    if (name in signs) return [{ text: signs[name]!, element: part }]
    // The text boxes of a drawing become lines of their own. Each is written twice, for new and old readers; the one that is read counts.
    if (name === 'txbxContent') {
      place.story.textBoxes++
      boxes.push(...storyLines(place.story, part, true))
    } else if (name === 'instrText') place.story.fieldCodes.push(part.textContent ?? '')
    else if (!skipped.has(name)) {
      if (name === 'fldSimple') place.story.fieldCodes.push(attribute(part, 'instr') ?? '')
      return inlinePieces(place, chosen(part), boxes)
    }
    return []
  })
}

function runPieces(place: Place, run: Element, boxes: string[]): Piece[] {
  const pieces = inlinePieces(place, run, boxes)
  const properties = child(run, 'rPr')
  const look = over(place.story.styles.look(place.paragraphStyle, setting(properties, 'rStyle')), lookOf(properties))
  return isSeen(place, pieces, look) ? pieces : []
}

function isSeen(place: Place, pieces: readonly Piece[], look: Look): boolean {
  const text = pieces
    .map((piece) => piece.text)
    .join('')
    .trim()
  const size = look.sizePoints ?? 10
  const isHidden =
    look.vanish === true || size < hiddenBelowPoints || (isWhite(look.color) && !place.shaded && look.shaded !== true)
  if (!isHidden) place.story.sizes.set(size, (place.story.sizes.get(size) ?? 0) + text.length)
  else if (text !== '') place.story.hidden.push(text)
  return !isHidden
}

/** Symbol fonts' private-use characters are counted and dropped later. */
function symbol(code: string | null): string {
  const value = Number.parseInt(code ?? '', 16)
  return Number.isInteger(value) && value > 0x1f && value < 0x10000
    ? String.fromCharCode(value < 0x100 ? 0xf000 + value : value)
    : ''
}

/** A cell with more lines is a column of its own. */
const shortCellLines = 3

// A table row as a PDF of it reads: cells side by side, separated by tabs. With two or more long cells, the table is a column layout, read cell by
// cell.
function rowLines(cells: string[][]): string[] {
  const filled = cells.map((lines) => lines.filter((line) => line.trim() !== ''))
  if (filled.filter((lines) => lines.length > shortCellLines).length > 1) return filled.flat()
  const height = Math.max(0, ...filled.map((lines) => lines.length))
  return Array.from({ length: height }, (_, index) => filled.flatMap((lines) => lines[index] ?? []).join('\t'))
}
