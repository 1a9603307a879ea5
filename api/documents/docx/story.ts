import { hiddenBelowPoints } from '../reading-limits.ts'
import { rowLines } from '../word-rows.ts'
import type { Numbering } from './numbering.ts'
import { isWhite, type Look, lookOf, over, type Styles, shadingOf } from './styles.ts'
import { attribute, child, childrenOf, setting } from './xml.ts'

export interface Story {
  styles: Styles
  numbering: Numbering
  hidden: string[]
  sizes: Map<number, number>
  fieldCodes: string[]
}

interface Place {
  story: Story
  paragraphStyle: string | null
  shaded: boolean
}

/** Settings, and text no longer in the document. */
const skipped = new Set([
  'pPr',
  'rPr',
  'del',
  'moveFrom',
  'delText',
  'instrText',
  'rt',
  'tblPr',
  'trPr',
  'tcPr',
  'sectPr',
  'sdtPr',
  'annotationRef',
])

const signs: Record<string, string> = { tab: '\t', ptab: '\t', br: '\n', cr: '\n', noBreakHyphen: '-' }

export function storyLines(story: Story, container: Element | null, shaded = false): string[] {
  return childrenOf(container).flatMap((element) => {
    if (element.localName === 'p') return paragraphLines(story, element, shaded)
    if (element.localName === 'tbl') return tableLines(story, element, shaded)
    if (element.localName === 'AlternateContent')
      return storyLines(story, child(element, 'Choice') ?? child(element, 'Fallback'), shaded)
    return skipped.has(element.localName) ? [] : storyLines(story, element, shaded)
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
  const properties = child(paragraph, 'pPr')
  const paragraphStyle = setting(properties, 'pStyle')
  const place: Place = { story, paragraphStyle, shaded: around || shadingOf(properties).shaded === true }
  const boxes: string[] = []
  const text = inlineText(place, paragraph, boxes)
  const sign = text.trim() === '' ? '' : listSign(story, properties, paragraphStyle)
  return [...(sign + text).split('\n'), ...boxes]
}

function listSign(story: Story, properties: Element | null, paragraphStyle: string | null): string {
  const fromStyle = story.styles.list(paragraphStyle)
  const own = child(properties, 'numPr')
  const listId = setting(own, 'numId') ?? setting(fromStyle, 'numId')
  const level = setting(own, 'ilvl') ?? setting(fromStyle, 'ilvl') ?? '0'
  return listId === null || listId === '0' ? '' : story.numbering.next(listId, Number(level))
}

function inlineText(place: Place, element: Element, boxes: string[]): string {
  let text = ''
  for (const part of childrenOf(element)) {
    const name = part.localName
    if (name === 'r') text += runText(place, part, boxes)
    else if (name === 'instrText') place.story.fieldCodes.push(part.textContent ?? '')
    else if (name === 'fldSimple') {
      place.story.fieldCodes.push(attribute(part, 'instr') ?? '')
      text += inlineText(place, part, boxes)
    } else if (name === 'AlternateContent')
      text += inlineText(place, child(part, 'Choice') ?? child(part, 'Fallback') ?? part, boxes)
    else if (name === 'txbxContent') boxes.push(...storyLines(place.story, part, true))
    else if (name === 't') text += part.textContent ?? ''
    else if (!skipped.has(name)) text += inlineText(place, part, boxes)
  }
  return text
}

function runText(place: Place, run: Element, boxes: string[]): string {
  let text = ''
  for (const part of childrenOf(run)) {
    const name = part.localName
    if (name === 't') text += part.textContent ?? ''
    else if (name === 'sym') text += symbol(attribute(part, 'char'))
    else if (name === 'instrText') place.story.fieldCodes.push(part.textContent ?? '')
    else if (name in signs) text += signs[name]
    else if (!skipped.has(name) && name !== 'fldChar') {
      // The text boxes of a drawing become lines of their own.
      text += inlineText(
        place,
        part.localName === 'AlternateContent' ? (child(part, 'Choice') ?? child(part, 'Fallback') ?? part) : part,
        boxes,
      )
    }
  }
  const properties = child(run, 'rPr')
  const look = over(place.story.styles.look(place.paragraphStyle, setting(properties, 'rStyle')), lookOf(properties))
  return seen(place, text, look)
}

function seen(place: Place, text: string, look: Look): string {
  const size = look.sizePoints ?? 10
  const isHidden =
    look.vanish === true || size < hiddenBelowPoints || (isWhite(look.color) && !place.shaded && look.shaded !== true)
  if (!isHidden) {
    place.story.sizes.set(size, (place.story.sizes.get(size) ?? 0) + text.trim().length)
    return text
  }
  if (text.trim() !== '') place.story.hidden.push(text.trim())
  return ''
}

/** Symbol fonts' private-use characters are counted and dropped later. */
function symbol(code: string | null): string {
  const value = Number.parseInt(code ?? '', 16)
  return Number.isInteger(value) && value > 0x1f && value < 0x10000
    ? String.fromCharCode(value < 0x100 ? 0xf000 + value : value)
    : ''
}
