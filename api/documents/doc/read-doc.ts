import type { ResumeDocument } from '../document.ts'
import { Unreadable } from '../unreadable.ts'
import { wordDocument } from '../word-document.ts'
import { compoundStreams } from './compound-file.ts'
import { readDocLists } from './lists.ts'
import { placedText } from './pieces.ts'
import { characterStretches, paragraphStretches, stretchFinder } from './properties.ts'
import { columnsOf } from './sections.ts'
import { type DocStory, storyLines } from './story.ts'
import { readDocStyles } from './styles.ts'
import { openWordFile, type WordFile } from './word-file.ts'

const headersPointer = 0x00f2
/** Stories of one section: even and odd header, even and odd footer, first header, first footer; six separators come before. */
const storiesPerSection = 6
const headerStories = new Set([0, 1, 4])

/**
 * Reads a Word 97-2003 file. Written on the format itself because word-extractor gives the words only: no list signs, nothing on
 * hidden text, and it drops or garbles some runs.
 * @throws Unreadable
 */
export function readDoc(bytes: Uint8Array): ResumeDocument {
  const streams = compoundStreams(bytes)
  try {
    return documentOf(openWordFile(streams))
  } catch (error) {
    // Buffers throw RangeError when a damaged file points outside itself.
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
