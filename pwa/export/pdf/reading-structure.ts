import { type PDFDocument, PDFName, type PDFPage, type PDFRef } from 'pdf-lib'
import type { DrawnRow } from './rows.ts'

type Tag = DrawnRow['tag']

interface Element {
  tag: Tag
  marks: { page: PDFPage; mark: number }[]
}

/** Tells screen readers what is a heading, a list or a paragraph (PDF 32000, 14.7). */
export class ReadingStructure {
  #elements = new Map<number, Element>()
  #marksOfPage = new Map<PDFPage, number[]>()

  /** Assigns this page's next marked content to the element. */
  mark(page: PDFPage, element: number, tag: Tag): number {
    const onPage = this.#marksOfPage.get(page) ?? []
    const mark = onPage.push(element) - 1
    this.#marksOfPage.set(page, onPage)
    const known = this.#elements.get(element) ?? { tag, marks: [] }
    known.marks.push({ page, mark })
    this.#elements.set(element, known)
    return mark
  }

  finish({ context, catalog }: PDFDocument) {
    const rootRef = context.nextRef()
    const documentRef = context.nextRef()
    const refs = new Map<number, PDFRef>()
    const children: PDFRef[] = []
    let list: { ref: PDFRef; items: PDFRef[] } | null = null
    for (const [number, { tag, marks }] of this.#elements) {
      const kids = marks.map(({ page, mark }) => context.obj({ Type: 'MCR', Pg: page.ref, MCID: mark }))
      if (tag !== 'LBody') {
        list = null
        const ref = context.register(context.obj({ Type: 'StructElem', S: tag, P: documentRef, K: kids }))
        refs.set(number, ref)
        children.push(ref)
        continue
      }
      if (!list) {
        list = { ref: context.nextRef(), items: [] }
        children.push(list.ref)
      }
      const itemRef = context.nextRef()
      const bodyRef = context.register(context.obj({ Type: 'StructElem', S: 'LBody', P: itemRef, K: kids }))
      context.assign(itemRef, context.obj({ Type: 'StructElem', S: 'LI', P: list.ref, K: [bodyRef] }))
      list.items.push(itemRef)
      context.assign(list.ref, context.obj({ Type: 'StructElem', S: 'L', P: documentRef, K: list.items }))
      refs.set(number, bodyRef)
    }
    context.assign(documentRef, context.obj({ Type: 'StructElem', S: 'Document', P: rootRef, K: children }))

    const parents = [...this.#marksOfPage].flatMap(([page, elements], key) => {
      page.node.set(PDFName.of('StructParents'), context.obj(key))
      page.node.set(PDFName.of('Tabs'), PDFName.of('S'))
      return [context.obj(key), context.obj(elements.map((element) => refs.get(element)!))]
    })
    context.assign(rootRef, context.obj({ Type: 'StructTreeRoot', K: [documentRef], ParentTree: { Nums: parents } }))
    catalog.set(PDFName.of('StructTreeRoot'), rootRef)
    catalog.set(PDFName.of('MarkInfo'), context.obj({ Marked: true }))
  }
}
