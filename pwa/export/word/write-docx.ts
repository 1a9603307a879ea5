import { Document, HeadingLevel, type IParagraphOptions, type IRunOptions, Packer, Paragraph, TextRun } from 'docx'
import { cleanText } from '../clean-text.ts'
import type { Block } from '../outline.ts'
import { paper } from '../pdf/page-size.ts'
import { isRightToLeft } from '../pdf/runs.ts'
import { bulletList, bulletListName, looks } from './word-looks.ts'

/** Blanks for the user to fill in stand out, as on the screen. */
const gap = /(\[[^\]\n]+\])/u
const gapShading = { fill: 'FFF0CF' }

function runsOf(text: string, looks: IRunOptions = {}): TextRun[] {
  return cleanText(text)
    .split('\n')
    .flatMap((line, lineIndex) =>
      line.split(gap).map(
        (part, partIndex) =>
          new TextRun({
            ...looks,
            text: part,
            // Word needs line breaks as separate elements.
            ...(lineIndex > 0 && partIndex === 0 && { break: 1 }),
            ...(gap.test(part) && { shading: gapShading }),
            ...(isRightToLeft(part) && { rightToLeft: true }),
          }),
      ),
    )
}

function paragraph(text: string, more: IParagraphOptions = {}, looks: IRunOptions = {}): Paragraph {
  return new Paragraph({ ...more, ...(isRightToLeft(text) && { bidirectional: true }), children: runsOf(text, looks) })
}

const inList: IParagraphOptions = { numbering: { reference: bulletListName, level: 0 } }

/** Scores and bars become words: software cannot read a drawing. */
function paragraphOf(block: Block): Paragraph {
  switch (block.kind) {
    case 'title':
      return paragraph(block.text, { heading: HeadingLevel.TITLE })
    case 'heading':
      return paragraph(block.text, { heading: HeadingLevel.HEADING_1 })
    case 'subheading':
      return paragraph(block.text, { heading: HeadingLevel.HEADING_2 })
    case 'note':
      return paragraph(block.text, {}, { italics: true, color: '4A5B52' })
    case 'bullet':
      return paragraph(block.text, inList)
    case 'labelled':
      return new Paragraph({
        ...(isRightToLeft(block.text) && { bidirectional: true }),
        children: [...runsOf(`${block.label}:`, { bold: true }), new TextRun(' '), ...runsOf(block.text)],
      })
    case 'score':
      return paragraph(`${block.value} of ${block.of}: ${block.word}`, {}, { bold: true })
    case 'bar':
      return paragraph(`${block.label}: ${block.words ?? `${block.percent}%`}`, inList)
    default:
      return paragraph(block.text)
  }
}

const twipsOf = (mm: number) => Math.round((mm / 25.4) * 1_440)

/** Empty paragraphs are read aloud as pauses. */
const says = (block: Block) => !('text' in block) || cleanText(block.text) !== ''

/** Real headings, one column, no tables, so that software reads it in order. */
export async function writeDocx(blocks: readonly Block[], title: string): Promise<Uint8Array<ArrayBuffer>> {
  const side = twipsOf(paper.leftMm)
  const document = new Document({
    title: cleanText(title),
    creator: 'Greenroom',
    lastModifiedBy: 'Greenroom',
    styles: looks,
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
