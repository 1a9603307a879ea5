import { Document, Packer } from 'docx'
import { cleanText } from '../clean-text.ts'
import type { Block } from '../outline.ts'
import { paper } from '../pdf/page-size.ts'
import { paragraphOf } from './paragraphs.ts'
import { bulletList, looks } from './word-looks.ts'

export interface DocxOptions {
  title: string
  language: string
}

const twipsOf = (mm: number) => Math.round((mm / 25.4) * 1_440)

/** Empty paragraphs are read aloud as pauses. */
const says = (block: Block) => !('text' in block) || cleanText(block.text) !== ''

/** Real headings, one column, no tables, so that software reads it in order. */
export async function writeDocx(blocks: readonly Block[], { title, language }: DocxOptions): Promise<Uint8Array<ArrayBuffer>> {
  const side = twipsOf(paper.leftMm)
  const document = new Document({
    title: cleanText(title),
    creator: 'Greenroom',
    lastModifiedBy: 'Greenroom',
    styles: looks(language),
    numbering: { config: [bulletList] },
    sections: [
      {
        properties: {
          page: {
            size: { width: twipsOf(paper.widthMm), height: twipsOf(paper.heightMm) },
            margin: { top: side, bottom: side, left: side, right: side },
          },
        },
        children: blocks.filter(says).map(paragraphOf),
      },
    ],
  })
  return new Uint8Array(await Packer.toArrayBuffer(document))
}
