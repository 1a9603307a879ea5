import { diff } from 'node:util'
import type { NotPlacedReason } from '../../contract/improved-resume.ts'
import { tidyCharacter, tidyText } from '../tidy-text.ts'
import { type Piece, readParagraph, type Story } from './story.ts'
import { attribute, child, childrenOf, descendants, isWithin } from './xml.ts'

interface ParagraphLine {
  paragraph: Element
  pieces: Piece[]
  text: string
  /** For each character of `text`, its position in the pieces; null for a bullet. */
  places(): readonly (Range | null)[]
}

interface Range {
  from: number
  to: number
}

/** As on a shaded ground, where white letters are seen: only the whole document tells what lies behind a paragraph. */
export function linesOfParagraph(story: Story, paragraph: Element): ParagraphLine[] {
  const { pieces } = readParagraph(story, paragraph, true)
  let end = -1
  return pieces
    .map(({ text }) => text)
    .join('')
    .split('\n')
    .flatMap((raw) => {
      const start = end + 1
      end = start + raw.length
      const { text } = tidyText(raw)
      const places = () => placesOf(text, raw).map((place) => place && { from: start + place.from, to: start + place.to })
      return text === '' ? [] : [{ paragraph, pieces, text, places }]
    })
}

const isSpace = (character: string | undefined) => character !== undefined && /\s/u.test(character)

/** Aligned from the end, because a typed bullet changes the beginning. */
function placesOf(text: string, raw: string): (Range | null)[] {
  const places: (Range | null)[] = Array.from({ length: text.length }, () => null)
  const characters = [...raw]
  let at = text.length
  let from = raw.length
  for (let index = characters.length - 1; index >= 0; index--) {
    const character = characters[index]!
    const to = from
    from -= character.length
    const plain = tidyCharacter(character, characters[index - 1] ?? '').trim()
    if (plain === '') continue
    while (isSpace(text[at - 1])) at--
    if (!text.slice(0, at).endsWith(plain)) break
    for (let step = 0; step < plain.length; step++) places[--at] = { from, to }
  }
  return places.map((place, here) => {
    const [before, after] = [places[here - 1], places[here + 1]]
    return place ?? (isSpace(text[here]) && before && after ? { from: before.to, to: after.from } : null)
  })
}

/** Replaces `range` of the line's text, word by word: words that stay keep their look. Null if done; the paragraph may be half changed otherwise. */
export function rewriteLine(line: ParagraphLine, range: Range, text: string): NotPlacedReason | null {
  if (hasTrackedChanges(line.paragraph)) return 'tracked-changes'
  const [linked, places] = [linkedText(line.paragraph), line.places()]
  for (const { from, to, text: words } of changedWords(line.text.slice(range.from, range.to), text).toReversed()) {
    const hunk = { from: from + range.from, to: to + range.from, text: words }
    const problem = replaceCharacters(line.pieces, places, linked, hunk)
    if (problem) return problem
  }
  return null
}

const hasTrackedChanges = (paragraph: Element) =>
  ['ins', 'del', 'moveFrom', 'moveTo'].some((name) => descendants(paragraph, name).length > 0)

const linkNames = new Set(['hyperlink', 'fldSimple'])

function linkedText(paragraph: Element): Set<Element> {
  const found = new Set<Element>()
  let depth = 0
  const visit = (element: Element, isLinked: boolean) => {
    const name = element.localName
    if (name === 'fldChar') depth += { begin: 1, end: -1 }[attribute(element, 'fldCharType') ?? ''] ?? 0
    if (isLinked || depth > 0) found.add(element)
    for (const inner of childrenOf(element)) visit(inner, isLinked || isBound(element) || linkNames.has(name))
  }
  visit(paragraph, isWithin(paragraph, isBound))
  return found
}

const isBound = (element: Element) => element.localName === 'sdt' && child(child(element, 'sdtPr'), 'dataBinding') !== null

interface Hunk extends Range {
  text: string
}

/** In words. The memory that a comparison needs grows with its square. */
const mostCompared = 1_000

/** What differs between two lines, by whole words: the longest common subsequence stays. */
function changedWords(before: string, after: string): Hunk[] {
  const [own, wanted] = [before, after].map((text): string[] => text.match(/\s*\S+/gu) ?? []) as [string[], string[]]
  if (own.length === 0 || own.length > mostCompared) return [{ from: 0, to: before.length, text: after }]
  const hunks: Hunk[] = []
  let at = 0
  for (const [change, word] of diff(wanted, own)) {
    if (change === 0) {
      at += word.length
      continue
    }
    const last = hunks.at(-1)
    const hunk = last?.to === at ? last : { from: at, to: at, text: '' }
    if (hunk !== last) hunks.push(hunk)
    if (change < 0) hunk.to = at += word.length
    else hunk.text += word
  }
  return hunks.map((hunk) => withoutSameSpace(hunk, before))
}

/** The space before a word may have another look. */
function withoutSameSpace({ from, to, text }: Hunk, before: string): Hunk {
  const space = /^\s*/u.exec(text)![0]
  return space !== '' && before.slice(from, to).startsWith(space) && to > from + space.length
    ? { from: from + space.length, to, text: text.slice(space.length) }
    : { from, to, text }
}

function replaceCharacters(
  pieces: readonly Piece[],
  places: readonly (Range | null)[],
  linked: ReadonlySet<Element>,
  { from, to, text }: Hunk,
): NotPlacedReason | null {
  const range = from < to ? rangeOf(places.slice(from, to)) : pointOf(places, from)
  if (!range) return 'not-found'
  const touched = touchedPieces(pieces, range)
  const isOpen = ({ piece }: Touched) => isText(piece) && !linked.has(piece.element)
  // An added word goes to whichever side takes text.
  if (from === to) {
    const [beside] = touched.filter(isOpen)
    if (!beside) return 'link'
    setText(beside.piece, spliced(beside.piece.text, beside, text))
    return null
  }
  const inside = touched.filter((one) => one.to > one.from)
  if (inside.some(({ piece }) => !isText(piece))) return 'tab'
  if (!inside.every(isOpen) || inside.length === 0) return 'link'
  const receiver = inside.reduce((most, one) => (one.to - one.from > most.to - most.from ? one : most))
  for (const one of inside) setText(one.piece, spliced(one.piece.text, one, one === receiver ? text : ''))
  return null
}

function rangeOf(places: readonly (Range | null)[]): Range | null {
  const [first, last] = [places[0], places.at(-1)]
  return first && last && places.every(Boolean) ? { from: first.from, to: last.to } : null
}

function pointOf(places: readonly (Range | null)[], at: number): Range | null {
  const point = places[at - 1]?.to ?? places[at]?.from
  return point === undefined ? null : { from: point, to: point }
}

interface Touched extends Range {
  piece: Piece
}

/** Pieces that share characters with a range, or have its point at their end or beginning. */
function touchedPieces(pieces: readonly Piece[], { from, to }: Range): Touched[] {
  let start = 0
  return pieces.flatMap((piece) => {
    const here = start
    start += piece.text.length
    if (here > to || start < from) return []
    const within = (point: number) => Math.min(Math.max(point - here, 0), piece.text.length)
    return [{ piece, from: within(from), to: within(to) }]
  })
}

const isText = ({ element }: Piece) => element.localName === 't'
const spliced = (text: string, { from, to }: Range, by: string) => text.slice(0, from) + by + text.slice(to)

/** Half of the text nodes in real files lack `xml:space`, without which spaces at the ends are dropped. */
function setText(piece: Piece, text: string) {
  piece.text = text
  piece.element.textContent = text
  piece.element.setAttribute('xml:space', 'preserve')
}

/** A paragraph like `model` that says `text` instead, with its bullet and look; null if the model is too special. */
export function paragraphLike(story: Story, model: Element, text: string): Element | null {
  const clone = model.cloneNode(true) as Element
  const lines = linesOfParagraph(story, clone)
  const [line] = lines
  if (!line || lines.length > 1 || line.text.includes('\t') || hasTrackedChanges(clone)) return null
  const begin = line.places().find((place, at) => place && !/^• ?$/u.test(line.text.slice(0, at + 1)))?.from
  if (begin === undefined) return null
  const linked = linkedText(clone)
  const said = touchedPieces(line.pieces, { from: begin, to: Number.POSITIVE_INFINITY }).filter(({ from, to }) => to > from)
  const open = said.filter(({ piece }) => isText(piece) && !linked.has(piece.element))
  const receiver = open.toSorted((one, other) => other.to - other.from - (one.to - one.from))[0]
  if (!receiver) return null
  const bullet = touchedPieces(line.pieces, { from: 0, to: begin }).filter(({ from, to }) => to > from)
  for (const { piece, from, to } of bullet) if (isText(piece)) setText(piece, piece.text.slice(from, to))
  setText(receiver.piece, (bullet.some(({ piece }) => piece === receiver.piece) ? receiver.piece.text : '') + text)
  prune(clone, new Set([receiver, ...bullet].map(({ piece }) => piece.element)))
  return withoutMarks(clone)
}

/** Removes links, pictures, bookmarks and comments; what is kept keeps what it is in. */
function prune(element: Element, kept: ReadonlySet<Element>) {
  for (const inner of childrenOf(element)) {
    if (kept.has(inner) || inner.localName === 'pPr' || inner.localName === 'rPr') continue
    if (holdsAny(inner, kept)) prune(inner, kept)
    else element.removeChild(inner)
  }
}

const holdsAny = (element: Element, kept: ReadonlySet<Element>): boolean =>
  childrenOf(element).some((inner) => kept.has(inner) || holdsAny(inner, kept))

/** Ids must be unique, and a section or page begins once. */
function withoutMarks(paragraph: Element): Element {
  for (const name of ['paraId', 'textId'])
    for (let at = paragraph.attributes.length - 1; at >= 0; at--) {
      const found = paragraph.attributes.item(at)!
      if (found.localName === name) paragraph.removeAttributeNode(found)
    }
  const properties = child(paragraph, 'pPr')
  for (const name of ['pageBreakBefore', 'pPrChange']) {
    const found = child(properties, name)
    if (found) properties!.removeChild(found)
  }
  return paragraph
}

/** The section break at the end of a paragraph stays at the end. */
export function insertAfter(paragraph: Element, added: Element) {
  const inAdded = child(child(added, 'pPr'), 'sectPr')
  if (inAdded) inAdded.parentNode!.removeChild(inAdded)
  const section = child(child(paragraph, 'pPr'), 'sectPr')
  if (section) {
    const properties = child(added, 'pPr') ?? added.insertBefore(child(paragraph, 'pPr')!.cloneNode(false), added.firstChild)
    properties.appendChild(section)
  }
  paragraph.parentNode!.insertBefore(added, paragraph.nextSibling)
}
