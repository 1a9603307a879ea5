import { Document, HeadingLevel, type IParagraphOptions, Packer, Paragraph, TextRun } from 'docx'
import type { Paper, ResumeBlock } from '../../contract/voice-to-resume.ts'
import { bulletList, densityOf, numbering, papersMm, resumeStyles, twipsOf } from './resume-looks.ts'

export interface ResumeDocumentOptions {
  name: string
  paper: Paper
  language: string
}

/** A Word file that people and software read alike: one column, real headings and lists; no tables, text boxes, headers or footers. */
export async function writeResumeDocument(
  outline: readonly ResumeBlock[],
  { name: said, paper, language }: ResumeDocumentOptions,
): Promise<Uint8Array<ArrayBuffer>> {
  const blocks = outline.map((block) => ({ ...block, text: cleanXml(block.text) })).filter(({ text }) => text !== '')
  const density = densityOf(blocks)
  const name = cleanXml(said)
  const { width, height } = papersMm[paper]
  const margin = twipsOf(density.marginMm)
  const document = new Document({
    title: name ? `${name} – Resume` : 'Resume',
    creator: name || 'Greenroom',
    lastModifiedBy: name || 'Greenroom',
    description: '',
    styles: resumeStyles(language, density),
    numbering,
    sections: [
      {
        properties: {
          page: {
            size: { width: twipsOf(width), height: twipsOf(height) },
            margin: { top: margin, bottom: margin, left: margin, right: margin },
          },
        },
        // Word requires at least one paragraph.
        children: blocks.length > 0 ? blocks.map(paragraphOf) : [new Paragraph('')],
      },
    ],
  })
  return new Uint8Array(await Packer.toArrayBuffer(document))
}

const looks: Record<ResumeBlock['kind'], Partial<IParagraphOptions>> = {
  title: { heading: HeadingLevel.TITLE },
  heading: { heading: HeadingLevel.HEADING_1 },
  subheading: { heading: HeadingLevel.HEADING_2 },
  paragraph: {},
  note: { style: 'EmployerLine' },
  bullet: { style: 'ResumeBullet', numbering: { reference: bulletList, level: 0 } },
}

function paragraphOf({ kind, text }: ResumeBlock): Paragraph {
  const isRightToLeft = runsRightToLeft(text)
  return new Paragraph({
    ...looks[kind],
    ...(isRightToLeft ? { bidirectional: true } : {}),
    children: [new TextRun({ text, ...(isRightToLeft ? { rightToLeft: true } : {}) })],
  })
}

/** Text as XML 1.0 allows it (https://www.w3.org/TR/xml/#charsets), without invisible characters that split words for software. */
export function cleanXml(text: string): string {
  return text
    .toWellFormed()
    .normalize('NFC')
    .replace(/[\t\n\r\u2028\u2029\u0085]+/gu, ' ')
    .replace(/[\p{Cc}\p{Noncharacter_Code_Point}\p{Co}\u00ad\u200b\u2060\ufeff\ufff9-\ufffd]/gu, '')
    .replace(/[\u202a-\u202e\u2066-\u2069]/gu, '')
    .replace(/\s+/gu, ' ')
    .trim()
}

const rightToLeft = /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/u

function runsRightToLeft(text: string): boolean {
  return rightToLeft.test(/\p{L}/u.exec(text)?.[0] ?? '')
}
