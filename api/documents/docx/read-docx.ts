import type { ResumeDocument } from '../document.ts'
import { Unreadable } from '../unreadable.ts'
import { wordDocument } from '../word-document.ts'
import { readNumbering } from './numbering.ts'
import { type Part, partsOf } from './parts.ts'
import { type Story, storyLines } from './story.ts'
import { readStyles } from './styles.ts'
import { attribute, child, childrenOf, descendants, readXml } from './xml.ts'
import { openZip, type Zip } from './zip.ts'

// Parses the XML directly, because mammoth and word-extractor report neither hidden text (vanish, white, tiny) nor list markers, and mammoth omits
// headers and footers.
export function readDocx(bytes: Uint8Array): ResumeDocument {
  const zip = openZip(bytes)
  const parts = partsOf(zip)
  const root = readXml(zip, parts.main)
  const body = child(root, 'body')
  if (!root || !body) throw new Unreadable('damaged')
  const story: Story = {
    styles: readStyles(readXml(zip, parts.styles)),
    numbering: readNumbering(readXml(zip, parts.numbering)),
    hidden: [],
    sizes: new Map(),
    fieldCodes: [],
  }
  // A colored page makes white letters visible.
  const pageIsColored = child(root, 'background') !== null
  const lines = storyLines(story, body, pageIsColored)
  const notes = linesOfParts(zip, story, parts.notes)
  return wordDocument({
    kind: 'docx',
    header: linesOfParts(zip, story, parts.headers),
    body: [...lines, ...notes],
    footer: linesOfParts(zip, story, parts.footers),
    hidden: story.hidden,
    sizes: story.sizes,
    tables: descendants(body, 'tbl').length,
    textBoxes: boxesIn(body),
    columns: columnsOf(body),
    links: [...parts.links, ...story.fieldCodes.flatMap(linkOfField)],
    declaredPages: declaredPages(zip),
  })
}

function linesOfParts(zip: Zip, story: Story, parts: Part[]): string[] {
  return parts.flatMap((part) => storyLines(story, readXml(zip, part.name)).filter((line) => line.trim() !== ''))
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
