import { attribute, child, childrenOf, descendants, readXml, setting } from '../../docx/xml.ts'
import { openZip } from '../../docx/zip.ts'

/** Faults of a Word package (ECMA-376, parts 1 and 2): malformed, undeclared or dangling parts, and missing styles or lists. */
export function faultsOf(bytes: Uint8Array): string[] {
  const zip = openZip(bytes)
  const parts = zip.names.filter((name) => /\.(?:xml|rels)$/.test(name))
  const roots = new Map(parts.map((name) => [name, readXml(zip, name)]))
  const types = childrenOf(roots.get('[Content_Types].xml') ?? null)
  const declared = new Set(types.map((type) => attribute(type, 'PartName') ?? `.${attribute(type, 'Extension')}`))
  const body = child(roots.get('word/document.xml') ?? null, 'body')
  const styles = new Set(descendants(roots.get('word/styles.xml') ?? null, 'style').map((style) => attribute(style, 'styleId')))
  const lists = new Set(descendants(roots.get('word/numbering.xml') ?? null, 'num').map((list) => attribute(list, 'numId')))
  const used = (name: string) => new Set(descendants(body, name).map((element) => attribute(element, 'val')))
  return [
    ...parts
      .filter((name) => !declared.has(`/${name}`) && !declared.has('.xml') && !declared.has('.rels'))
      .map((name) => `not declared: ${name}`),
    ...[...declared]
      .filter((name) => name.startsWith('/') && !zip.names.includes(name.slice(1)))
      .map((name) => `declared and not there: ${name}`),
    ...parts
      .filter((name) => name.endsWith('.rels'))
      .flatMap((name) => {
        const folder = name.replace(/_rels\/[^/]*$/, '')
        return childrenOf(roots.get(name) ?? null)
          .filter((link) => attribute(link, 'TargetMode') !== 'External')
          .map((link) => attribute(link, 'Target') ?? '')
          .map((target) => (target.startsWith('/') ? target.slice(1) : folder + target))
          .filter((target) => !zip.names.includes(target))
          .map((target) => `points nowhere: ${target}`)
      }),
    ...[...used('pStyle')].filter((style) => !styles.has(style)).map((style) => `style that is not there: ${style}`),
    ...[...used('numId')].filter((list) => !lists.has(list)).map((list) => `list that is not there: ${list}`),
    ...(['tbl', 'txbxContent', 'drawing', 'pict', 'headerReference', 'footerReference', 'cols'] as const)
      .filter((name) => descendants(body, name).some((element) => name !== 'cols' || Number(attribute(element, 'num') ?? 1) > 1))
      .map((name) => `holds ${name}`),
  ]
}

export function paragraphsOf(bytes: Uint8Array) {
  const zip = openZip(bytes)
  const body = child(readXml(zip, 'word/document.xml'), 'body')
  const paper = descendants(body, 'pgSz')[0]
  const paragraphs = descendants(body, 'p').map((paragraph) => ({
    style: setting(child(paragraph, 'pPr'), 'pStyle'),
    isRightToLeft: child(child(paragraph, 'pPr'), 'bidi') !== null,
    text: descendants(paragraph, 't')
      .map(({ textContent }) => textContent ?? '')
      .join(''),
  }))
  return { paragraphs, widthTwips: Number(attribute(paper, 'w')), heightTwips: Number(attribute(paper, 'h')) }
}
