import type { ResumeDocument } from '../document.ts'
import { Unreadable } from '../unreadable.ts'
import { wordDocument } from '../word-document.ts'
import { compoundStreams } from './compound-file.ts'
import { readDocLists } from './lists.ts'
import { placedText } from './pieces.ts'
import { characterStretches, paragraphStretches, propertiesIn, stretchFinder } from './properties.ts'
import { type DocStory, storyLines } from './story.ts'
import { readDocStyles } from './styles.ts'
import { openWordFile, type WordFile } from './word-file.ts'

const headersPointer = 0x00f2
const sectionsPointer = 0x00ca
const columnsLessOne = 0x500b
/** Even and odd header, even and odd footer, first header, first footer; six separators come before the first section. */
const storiesPerSection = 6
const headerStories = new Set([0, 1, 4])

/**
 * Reads a Word 97-2003 file. Our own reader, because word-extractor 1.0.4 drops letter-spaced lines (many headings), list signs, hidden
 * text and passwords: of Apache POI's test files it lost 172 words that antiword and catdoc both found.
 * @throws Unreadable
 */
export function readDoc(bytes: Uint8Array): ResumeDocument {
  const streams = compoundStreams(bytes)
  try {
    return documentOf(openWordFile(streams))
  } catch (error) {
    throw error instanceof Unreadable ? error : new Unreadable('damaged')
  }
}

function documentOf(file: WordFile): ResumeDocument {
  const { lengths } = file
  const story: DocStory = {
    text: placedText(file),
    styles: readDocStyles(file),
    lists: readDocLists(file),
    characterAt: stretchFinder(characterStretches(file)),
    paragraphAt: stretchFinder(paragraphStretches(file)),
    hidden: [],
    sizes: new Map(),
    links: [],
    tables: 0,
  }
  const headersAt = lengths.body + lengths.footnotes
  const endnotesAt = headersAt + lengths.headers + lengths.comments
  const boxesAt = endnotesAt + lengths.endnotes
  const lines = (from: number, length: number) => storyLines(story, from, from + length)
  const around = headersAndFooters(file, headersAt, (from, to) => storyLines(story, from, to))
  const body = lines(0, lengths.body)
  const boxes = lines(boxesAt, lengths.boxes)
  return wordDocument({
    kind: 'doc',
    header: [...around.header, ...lines(boxesAt + lengths.boxes, lengths.headerBoxes)],
    body: [...body, ...lines(lengths.body, lengths.footnotes), ...lines(endnotesAt, lengths.endnotes), ...boxes],
    footer: around.footer,
    hidden: story.hidden,
    sizes: story.sizes,
    tables: story.tables,
    textBoxes: boxes.some((line) => line.trim() !== '') ? 1 : 0,
    columns: columnsOf(file),
    links: story.links,
    declaredPages: null,
  })
}

function headersAndFooters(file: WordFile, start: number, read: (from: number, to: number) => string[]) {
  const places = file.structure(headersPointer)
  const header: string[] = []
  const footer: string[] = []
  const count = Math.floor(places.length / 4) - 2
  for (let story = storiesPerSection; story < count; story++) {
    const from = start + places.readUInt32LE(story * 4)
    const to = Math.min(start + places.readUInt32LE((story + 1) * 4), start + file.lengths.headers)
    if (to > from) (headerStories.has(story % storiesPerSection) ? header : footer).push(...read(from, to))
  }
  return { header, footer }
}

/** The most columns that any section has: [MS-DOC] 2.8.26 (PlcfSed). */
function columnsOf(file: WordFile): number {
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
