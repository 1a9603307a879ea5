import { XMLSerializer } from '@xmldom/xmldom'
import { zipSync } from 'fflate'
import type { NotPlacedReason } from '../../contract/improved-resume.ts'
import type { LineEdit } from '../../contract/resume-analysis.ts'
import type { EditedDocx, ResumeDocument } from '../document.ts'
import { fromTheEnd, ownLine } from '../edited-text.ts'
import { tidyText } from '../tidy-text.ts'
import { Unreadable } from '../unreadable.ts'
import { insertAfter, linesOfParagraph, paragraphLike, rewriteLine } from './edit-paragraph.ts'
import { documentOf, type OpenDocx, openDocx, readDocx, storyOf } from './read-docx.ts'
import { listSign } from './story.ts'
import { descendants, isWithin } from './xml.ts'

/** Many times a resume; each change reads them all. */
const mostLines = 1_500

// Each change is tried and the file read again: unless it then says exactly what it said before with this one change, the change is taken back.
export function editDocx(bytes: Uint8Array, edits: readonly LineEdit[], now: Date): EditedDocx {
  const docx = openDocx(bytes)
  const isSigned = docx.zip.names.some((name) => name.startsWith('_xmlsignatures/'))
  const before = documentOf(docx)
  let document = before
  const isLong = before.text.split('\n').length > mostLines
  const notPlaced: EditedDocx['notPlaced'] = []
  for (const edit of fromTheEnd(edits.map((one, change) => ({ ...one, change })))) {
    const placed = isSigned ? 'signed' : isLong ? 'not-found' : placeEdit(docx, document, edit)
    if (typeof placed === 'string') notPlaced.push({ change: edit.change, why: placed })
    else document = placed
  }
  const edited = packed(docx, now)
  const readBack = readDocx(edited)
  if (readBack.text !== document.text) throw new Unreadable('damaged')
  return { bytes: edited, before, document: readBack, notPlaced }
}

function placeEdit(docx: OpenDocx, before: ResumeDocument, whole: LineEdit): ResumeDocument | NotPlacedReason {
  const edit = withinTabs(before.text, whole)
  const { text } = edit
  const found = lineAt(before.text, edit)
  if (!found) return 'several-paragraphs'
  let reason: NotPlacedReason | null = null
  for (const { paragraph, run } of attempts(docx, found, before.text, edit, text)) {
    const [parent, next] = [paragraph.parentNode!, paragraph.nextSibling]
    const changed = paragraph.cloneNode(true) as Element
    parent.replaceChild(changed, paragraph)
    const problem = run(changed)
    const after = problem ? null : documentOf(docx)
    if (after && isAsWanted(before, after, edit, found, text)) return after
    while (changed.nextSibling && changed.nextSibling !== next) parent.removeChild(changed.nextSibling)
    parent.replaceChild(paragraph, changed)
    reason = problem ?? reason
  }
  return reason ?? (before.format.headerFooterText.split('\n').includes(found.line) ? 'header' : 'not-found')
}

/** Only the part between tabs that changed: the others may be in other cells of a table. */
function withinTabs(before: string, whole: LineEdit): LineEdit {
  const { from, to } = whole
  const edit = { from, to, text: withoutBullet(tidyText(ownLine(whole)).text) }
  const [old, now] = [before.slice(from, to).split('\t'), edit.text.split('\t')]
  const changed = old.flatMap((part, at) => (part === now[at] ? [] : [at]))
  const [only] = changed
  if (old.length !== now.length || changed.length !== 1 || only === undefined) return edit
  const start = from + old.slice(0, only).join('\t').length + (only > 0 ? 1 : 0)
  return { from: start, to: start + old[only]!.length, text: now[only]! }
}

type FoundLine = NonNullable<ReturnType<typeof lineAt>>

function lineAt(text: string, { from, to }: LineEdit) {
  if (text.slice(from, to).includes('\n')) return null
  const start = text.lastIndexOf('\n', from - 1) + 1
  const end = text.indexOf('\n', start)
  return { line: text.slice(start, end < 0 ? undefined : end), at: text.slice(0, start).split('\n').length - 1, start }
}

const withoutBullet = (line: string) => line.replace(/^• /u, '')

/** Of the paragraphs with the same text, so many are tried. */
const mostAttempts = 6

interface Attempt {
  paragraph: Element
  run(copy: Element): NotPlacedReason | null
}

/** The paragraphs that have the line, or a cell of it, and how to change it; the likeliest first. */
function attempts(docx: OpenDocx, { line, at, start }: FoundLine, before: string, edit: LineEdit, text: string): Attempt[] {
  const story = storyOf(docx)
  const paragraphs = descendants(docx.body, 'p')
  const [from, to] = [edit.from - start, edit.to - start]
  const sameAbove = before
    .split('\n')
    .slice(0, at)
    .filter((other) => other === line).length
  return paragraphs
    .flatMap((paragraph, index) =>
      linesOfParagraph(story, paragraph).flatMap((own, nth): Attempt[] => {
        const cell = cellIn(line, own.text, from, to)
        if (cell === null) return []
        const run = (copy: Element) => {
          if (isInTextBox(copy)) return 'text-box'
          if (from === to) return addLine(docx, paragraphs, index, copy, text)
          return rewriteLine(linesOfParagraph(story, copy)[nth]!, { from: from - cell, to: to - cell }, text)
        }
        return [{ paragraph, run }]
      }),
    )
    .map((attempt, nth) => ({ attempt, distance: Math.abs(nth - sameAbove) }))
    .toSorted((one, other) => one.distance - other.distance)
    .slice(0, mostAttempts)
    .map(({ attempt }) => attempt)
}

/** Where a paragraph's text begins in a line, which may have a list's number before it and a table's other cells around it. */
function cellIn(line: string, own: string, from: number, to: number): number | null {
  for (let at = line.indexOf(own); at >= 0; at = line.indexOf(own, at + 1)) {
    const end = at + own.length
    const isWhole = (at === 0 || /[\t ]/.test(line[at - 1]!)) && (end === line.length || line[end] === '\t')
    if (isWhole && at <= from && to <= end) return at
  }
  return null
}

const isInTextBox = (paragraph: Element) => isWithin(paragraph, ({ localName }) => localName === 'txbxContent')

/** Below `paragraph`, like the nearest bullet; itself one in most cases. @param at where it stands in `paragraphs` */
function addLine(
  docx: OpenDocx,
  paragraphs: readonly Element[],
  at: number,
  paragraph: Element,
  text: string,
): NotPlacedReason | null {
  const story = storyOf(docx)
  const isBullet = (one: Element) => {
    if (isInTextBox(one)) return false
    const lines = linesOfParagraph(story, one)
    return lines.length === 1 && (lines[0]!.text.startsWith('• ') || listSign(story, one) === '• ')
  }
  const nearest = paragraphs.flatMap((_, distance) => [paragraphs[at - distance], paragraphs[at + distance]])
  for (const model of [...nearest, paragraph]) {
    const isModel = model && (model === paragraph || isBullet(model))
    const added = isModel ? paragraphLike(story, model, text) : null
    if (!added) continue
    insertAfter(paragraph, added)
    return null
  }
  return 'not-found'
}

function isAsWanted(
  before: ResumeDocument,
  after: ResumeDocument,
  { from, to }: LineEdit,
  found: FoundLine,
  text: string,
): boolean {
  if (!isSameOtherwise(before, after)) return false
  if (from < to) return after.text === before.text.slice(0, from) + text + before.text.slice(to)
  const lines = after.text.split('\n')
  const [added] = lines.splice(found.at + 1, 1)
  return withoutBullet(added ?? '') === text && lines.join('\n') === before.text
}

function isSameOtherwise(before: ResumeDocument, after: ResumeDocument): boolean {
  const rest = ({ hiddenText, format: { tables, textBoxes, columns, headerFooterText } }: ResumeDocument) =>
    JSON.stringify([hiddenText, tables, textBoxes, columns, headerFooterText])
  return rest(before) === rest(after)
}

/** The document's own part is written anew; all others keep every byte, except for the time of the last change. */
function packed({ zip, parts, root }: OpenDocx, now: Date): Uint8Array {
  const xml = new XMLSerializer().serializeToString(root)
  const written = `<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\r\n${xml}`
  const contents = zip.names
    .filter((name) => !name.endsWith('/'))
    .map((name): [string, Uint8Array] => {
      if (name === parts.main) return [name, Buffer.from(written)]
      const part = zip.read(name)!
      return [name, name === 'docProps/core.xml' ? modified(part, now) : part]
    })
  return zipSync(Object.fromEntries(contents))
}

const modified = (core: Buffer, now: Date) =>
  Buffer.from(core.toString('utf8').replace(/(<dcterms:modified[^>]*>)[^<]*/, `$1${now.toISOString().replace(/\.\d+Z$/, 'Z')}`))
