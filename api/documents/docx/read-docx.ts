import type { ResumeDocument } from '../document.ts'
import { Unreadable } from '../unreadable.ts'
import { wordDocument } from '../word-document.ts'
import { readNumbering } from './numbering.ts'
import { type Part, type Parts, partsOf } from './parts.ts'
import { type Story, storyLines } from './story.ts'
import { readStyles } from './styles.ts'
import { attribute, child, childrenOf, descendants, readXml } from './xml.ts'
import { openZip, type Zip } from './zip.ts'

// Parses the XML directly, because mammoth and word-extractor report neither hidden text (vanish, white, tiny) nor list markers, and mammoth omits
// headers and footers.
export const readDocx = (bytes: Uint8Array): ResumeDocument => documentOf(openDocx(bytes))

/** The parts of a DOCX that are read, as trees. */
export interface OpenDocx {
  zip: Zip
  parts: Parts
  root: Element
  body: Element
  trees: ReadonlyMap<string, Element | null>
}

/** @throws Unreadable */
export function openDocx(bytes: Uint8Array): OpenDocx {
  const zip = openZip(bytes)
  const parts = partsOf(zip)
  const root = readXml(zip, parts.main)
  const body = child(root, 'body')
  if (!root || !body) throw new Unreadable('damaged')
  const others = [...parts.headers, ...parts.footers, ...parts.notes].map(({ name }) => name)
  const trees = new Map([parts.styles, parts.numbering, ...others].map((name) => [name, readXml(zip, name)]))
  return { zip, parts, root, body, trees }
}

export const storyOf = ({ parts, trees }: OpenDocx): Story => ({
  styles: readStyles(trees.get(parts.styles) ?? null),
  numbering: readNumbering(trees.get(parts.numbering) ?? null),
  hidden: [],
  sizes: new Map(),
  fieldCodes: [],
})

/** @throws Unreadable if there is nothing to read */
export function documentOf(docx: OpenDocx): ResumeDocument {
  const { zip, parts, root, body, trees } = docx
  const story = storyOf(docx)
  const linesOf = (some: Part[]) =>
    some.flatMap(({ name }) => storyLines(story, trees.get(name) ?? null).filter((line) => line.trim() !== ''))
  // A colored page makes white letters visible.
  const lines = storyLines(story, body, child(root, 'background') !== null)
  const notes = linesOf(parts.notes)
  return wordDocument({
    kind: 'docx',
    header: linesOf(parts.headers),
    body: [...lines, ...notes],
    footer: linesOf(parts.footers),
    hidden: story.hidden,
    sizes: story.sizes,
    tables: descendants(body, 'tbl').length,
    textBoxes: boxesIn(body),
    columns: columnsOf(body),
    links: [...parts.links, ...story.fieldCodes.flatMap(linkOfField)],
    declaredPages: declaredPages(zip),
  })
}

/** Each text box is written twice, for new and old readers; only the one that is read counts. */
function boxesIn(element: Element): number {
  return childrenOf(element).reduce((count, part) => {
    if (part.localName === 'AlternateContent') return count + boxesIn(child(part, 'Choice') ?? part)
    return count + (part.localName === 'txbxContent' ? 1 : 0) + boxesIn(part)
  }, 0)
}

function columnsOf(body: Element): number {
  const counts = descendants(body, 'sectPr').map((section) => Number(attribute(child(section, 'cols'), 'num') ?? 1))
  return Math.max(1, ...counts.filter(Number.isFinite))
}

function linkOfField(code: string): string[] {
  const found = /HYPERLINK\s+"([^"]+)"/.exec(code)
  return found ? [found[1]!] : []
}

function declaredPages(zip: Zip): number | null {
  const pages = Number(child(readXml(zip, 'docProps/app.xml'), 'Pages')?.textContent ?? Number.NaN)
  return Number.isInteger(pages) && pages > 0 ? pages : null
}
