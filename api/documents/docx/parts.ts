import { attribute, childrenOf, readXml } from './xml.ts'
import type { Zip } from './zip.ts'

export interface Part {
  name: string
}

export interface Parts {
  main: string
  styles: string
  numbering: string
  headers: Part[]
  footers: Part[]
  notes: Part[]
  links: string[]
}

interface Relationship {
  kind: string
  target: string
  isExternal: boolean
}

export function partsOf(zip: Zip): Parts {
  const main = relationships(zip, '').find(({ kind }) => kind === 'officeDocument')?.target ?? 'word/document.xml'
  const related = relationships(zip, main)
  const ofKind = (kind: string) =>
    related.filter((part) => part.kind === kind && !part.isExternal).map((part) => ({ name: part.target }))
  const headers = ofKind('header')
  const footers = ofKind('footer')
  const links = [main, ...headers.map((part) => part.name), ...footers.map((part) => part.name)]
    .flatMap((name) => relationships(zip, name))
    .filter(({ kind, isExternal }) => kind === 'hyperlink' && isExternal)
  return {
    main,
    styles: ofKind('styles')[0]?.name ?? 'word/styles.xml',
    numbering: ofKind('numbering')[0]?.name ?? 'word/numbering.xml',
    headers,
    footers,
    notes: [...ofKind('footnotes'), ...ofKind('endnotes')],
    links: links.map(({ target }) => target),
  }
}

function relationships(zip: Zip, owner: string): Relationship[] {
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
