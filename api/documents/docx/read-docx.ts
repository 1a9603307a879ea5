import type { ResumeDocument } from '../document.ts'
import { Unreadable } from '../unreadable.ts'
import { linkIn, wordDocument } from '../word-document.ts'
import { readNumbering } from './numbering.ts'
import { type Story, storyLines } from './story.ts'
import { readStyles } from './styles.ts'
import { attribute, child, childrenOf, descendants, readXml } from './xml.ts'
import { openZip, type Zip } from './zip.ts'

// Parses the XML directly, because mammoth and word-extractor report neither hidden text (vanish, white, tiny) nor list markers, and mammoth omits
// headers and footers.
export const readDocx = (bytes: Uint8Array): ResumeDocument => documentOf(openDocx(bytes))

export type OpenDocx = ReturnType<typeof openDocx>

export function openDocx(bytes: Uint8Array) {
  const zip = openZip(bytes)
  const parts = partsOf(zip)
  const root = readXml(zip, parts.main)
  const body = child(root, 'body')
  if (!root || !body) throw new Unreadable('damaged')
  const names = [parts.styles, parts.numbering, ...parts.headers, ...parts.footers, ...parts.notes]
  const trees = new Map(names.map((name) => [name, readXml(zip, name)]))
  return { zip, parts, root, body, trees }
}

export const storyOf = ({ parts, trees }: OpenDocx): Story => ({
  styles: readStyles(trees.get(parts.styles) ?? null),
  numbering: readNumbering(trees.get(parts.numbering) ?? null),
  hidden: [],
  sizes: new Map(),
  fieldCodes: [],
  textBoxes: 0,
})

export function documentOf(docx: OpenDocx): ResumeDocument {
  const { zip, parts, root, body, trees } = docx
  const story = storyOf(docx)
  const linesOf = (names: string[]) =>
    names.flatMap((name) => storyLines(story, trees.get(name) ?? null).filter((line) => line.trim() !== ''))
  // A colored page makes white letters visible.
  const lines = storyLines(story, body, child(root, 'background') !== null)
  // Before headers, footers and notes are read, whose boxes do not count.
  const { textBoxes } = story
  const notes = linesOf(parts.notes)
  return wordDocument({
    kind: 'docx',
    header: linesOf(parts.headers),
    body: [...lines, ...notes],
    footer: linesOf(parts.footers),
    hidden: story.hidden,
    sizes: story.sizes,
    links: [...parts.links, ...story.fieldCodes.flatMap(linkIn)],
    format: {
      tables: descendants(body, 'tbl').length,
      textBoxes,
      columns: columnsOf(body),
      declaredPages: declaredPages(zip),
    },
  })
}

function columnsOf(body: Element): number {
  const counts = descendants(body, 'sectPr').map((section) => Number(attribute(child(section, 'cols'), 'num') ?? 1))
  return Math.max(1, ...counts.filter(Number.isFinite))
}

function declaredPages(zip: Zip): number | null {
  const pages = Number(child(readXml(zip, 'docProps/app.xml'), 'Pages')?.textContent ?? Number.NaN)
  return Number.isInteger(pages) && pages > 0 ? pages : null
}

function partsOf(zip: Zip) {
  const main = relationships(zip, '').find(({ kind }) => kind === 'officeDocument')?.target ?? 'word/document.xml'
  const related = relationships(zip, main)
  const ofKind = (kind: string) => related.filter((part) => part.kind === kind && !part.isExternal).map(({ target }) => target)
  const headers = ofKind('header')
  const footers = ofKind('footer')
  const links = [main, ...headers, ...footers]
    .flatMap((name) => relationships(zip, name))
    .filter(({ kind, isExternal }) => kind === 'hyperlink' && isExternal)
  return {
    main,
    styles: ofKind('styles')[0] ?? 'word/styles.xml',
    numbering: ofKind('numbering')[0] ?? 'word/numbering.xml',
    headers,
    footers,
    notes: [...ofKind('footnotes'), ...ofKind('endnotes')],
    links: links.map(({ target }) => target),
  }
}

function relationships(zip: Zip, owner: string) {
  const folder = owner.slice(0, owner.lastIndexOf('/') + 1)
  const root = readXml(zip, `${folder}_rels/${owner.slice(folder.length)}.rels`)
  return childrenOf(root).map((element) => {
    const isExternal = attribute(element, 'TargetMode') === 'External'
    const target = attribute(element, 'Target') ?? ''
    return {
      kind: (attribute(element, 'Type') ?? '').split('/').at(-1) ?? '',
      target: isExternal ? target : target.startsWith('/') ? target.slice(1) : folder + target,
      isExternal,
    }
  })
}
