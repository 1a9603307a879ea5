import * as docx from 'docx'
import { describe, expect, test } from 'vitest'
import type { LineEdit } from '../../contract/resume-analysis.ts'
import { zipOf, zipPart } from '../testing/bombs.ts'
import { fixture } from '../testing/fixture-files.ts'
import { googleDocsFile } from '../testing/google-docs-file.ts'
import { faultsOf } from '../writing/testing/word-file.ts'
import { editDocx } from './edit-docx.ts'
import { readDocx } from './read-docx.ts'
import { openZip } from './zip.ts'

const {
  DeletedTextRun,
  Document,
  ExternalHyperlink,
  InsertedTextRun,
  LevelFormat,
  Packer,
  Paragraph,
  Table,
  TableCell,
  TableRow,
  TextRun,
} = docx
const now = new Date('2026-11-26T10:00:00Z')

const wordFile = async (children: docx.FileChild[]) => Packer.toBuffer(new Document({ sections: [{ children }] }))
const name = new Paragraph('Percival Placeholder, welder of Springfield')
const bullet = (...children: docx.ParagraphChild[]) => new Paragraph({ bullet: { level: 0 }, children })

/** The edit that turns `line` of the file into `text`. */
function replacing(bytes: Uint8Array, line: string, text: string): LineEdit {
  const from = readDocx(bytes).text.indexOf(line)
  expect(from, line).toBeGreaterThanOrEqual(0)
  return { from, to: from + line.length, text }
}

function below(bytes: Uint8Array, line: string, text: string): LineEdit {
  const { to } = replacing(bytes, line, text)
  return { from: to, to, text }
}

const edited = (bytes: Uint8Array, ...edits: LineEdit[]) => editDocx(bytes, edits, now)
const xmlOf = (bytes: Uint8Array) => String(openZip(bytes).read('word/document.xml'))

const libreOffice = ['chinese', 'contact-in-header', 'hebrew', 'hidden-text', 'logistics', 'nurse', 'table', 'two-columns']

describe.each(libreOffice)('%s.docx from LibreOffice', (file) => {
  const bytes = fixture(`${file}.docx`)
  const { text, hiddenText, format } = readDocx(bytes)
  const inHeader = format.headerFooterText.split('\n')
  let end = -1
  const lines = text
    .split('\n')
    .map((line) => {
      const start = end + 1
      end = start + line.length
      return { line, start, end }
    })
    .filter(({ line }) => !inHeader.includes(line) && !line.includes('\t'))

  test('comes back with every line changed and nothing else', () => {
    const edits = lines.map(({ line, start, end }) => {
      const from = start + (line.startsWith('• ') ? 2 : 0)
      return { from, to: end, text: `${line.replace(/^• /u, '')} 12x` }
    })
    const { document, notPlaced, bytes: made } = edited(bytes, ...edits)
    expect(notPlaced).toEqual([])
    expect(document.text).toBe(
      text
        .split('\n')
        .map((line) => (inHeader.includes(line) || line.includes('\t') ? line : `${line} 12x`))
        .join('\n'),
    )
    expect(document.hiddenText).toEqual(hiddenText)
    expect(faultsOf(made)).toEqual(faultsOf(bytes))
  })

  test('takes a new line below every bullet, as a bullet', () => {
    const bullets = lines.filter(({ line }) => line.startsWith('• '))
    const edits = bullets.map(({ end }, at) => ({ from: end, to: end, text: `Added line ${at}` }))
    const { document, notPlaced, bytes: made } = edited(bytes, ...edits)
    expect(notPlaced).toEqual([])
    expect(document.text.split('\n').filter((line) => line.startsWith('• Added line'))).toHaveLength(bullets.length)
    expect(document.format).toMatchObject({ tables: format.tables, columns: format.columns })
    expect(faultsOf(made)).toEqual(faultsOf(bytes))
  })

  test('keeps every other part byte for byte', () => {
    const { start, end, line } = lines[3]!
    const { bytes: made } = edited(bytes, { from: start, to: end, text: `${line}, changed` })
    const [before, after] = [openZip(bytes), openZip(made)]
    expect(after.names).toEqual(before.names)
    for (const part of before.names.filter((part) => !['word/document.xml', 'docProps/core.xml'].includes(part)))
      expect(after.read(part), part).toEqual(before.read(part))
  })
})

describe('a resume from Google Docs', () => {
  const bytes = googleDocsFile()

  test('keeps the look of every word that stays', () => {
    const {
      document,
      notPlaced,
      bytes: made,
    } = edited(bytes, replacing(bytes, 'Served customers at the counter', 'Served 120 customers a day at the counter'))
    expect(notPlaced).toEqual([])
    expect(document.text).toContain('• Served 120 customers a day at the counter')
    expect(xmlOf(made)).toMatch(/<w:i w:val="1"\/>(?:(?!<w:t).)*<w:t xml:space="preserve">customers/)
    expect(faultsOf(made)).toEqual([])
  })

  test('takes a new bullet under the job, plain and in the same list', () => {
    const { document, bytes: made } = edited(bytes, below(bytes, 'Opened the shop', 'Trained 3 new baristas'))
    expect(document.text).toContain('• Opened the shop\n• Trained 3 new baristas\nSkills')
    expect(xmlOf(made).match(/<w:numId w:val="1"\/>/g)).toHaveLength(3)
  })

  test('keeps a link, and says why a change to it was not made', () => {
    const { notPlaced, bytes: made } = edited(
      bytes,
      replacing(bytes, 'marigold@example.com | Seattle', 'Marigold | Seattle'),
      replacing(bytes, 'Seattle, WA', 'Tacoma, WA'),
    )
    expect(notPlaced).toEqual([{ change: 0, why: 'link' }])
    expect(xmlOf(made)).toMatch(/<w:hyperlink r:id="rId6">(?:(?!<\/w:hyperlink>).)*marigold@example.com/)
    expect(readDocx(made).text).toContain('marigold@example.com | Tacoma, WA')
  })

  test('changes each side of a tab, and does not move the tab', () => {
    const job = replacing(bytes, 'Barista, Corner Cup\t2019 – Present', 'Head Barista, Corner Cup\t2019 – Present')
    const { document, notPlaced } = edited(bytes, job)
    expect([notPlaced, document.text.includes('Head Barista, Corner Cup\t2019 – Present')]).toEqual([[], true])
    const across = replacing(bytes, 'Corner Cup\t2019', 'Corner Cup since 2019')
    expect(edited(bytes, across).notPlaced).toEqual([{ change: 0, why: 'tab' }])
  })
})

describe('a resume from Word', () => {
  test('with a sentence in many pieces keeps bold and links in it', async () => {
    const bytes = await wordFile([
      name,
      bullet(
        new TextRun({ text: 'Lead: ', bold: true }),
        new TextRun('Wel'),
        new TextRun('ded frames for '),
        new ExternalHyperlink({ link: 'https://acme.test', children: [new TextRun('Acme')] }),
        new TextRun(' and others'),
      ),
    ])
    const {
      document,
      notPlaced,
      bytes: made,
    } = edited(
      bytes,
      replacing(bytes, 'Lead: Welded frames for Acme and others', 'Lead: Welded 40 steel frames a week for Acme and two others'),
    )
    expect(notPlaced).toEqual([])
    expect(document.text).toContain('• Lead: Welded 40 steel frames a week for Acme and two others')
    expect(document.format.linksWithoutVisibleAddress).toBe(1)
    expect(xmlOf(made)).toMatch(/<w:b\/>(?:(?!<\/w:r>).)*<w:t xml:space="preserve">Lead: /)
  })

  test('with a bold first word does not turn a new line bold', async () => {
    const bytes = await wordFile([
      name,
      bullet(new TextRun({ text: 'Cut', bold: true }), new TextRun(' steel plates for frames')),
    ])
    const made = edited(bytes, replacing(bytes, 'Cut steel plates for frames', 'Assembled 40 engines each week'))
    expect(made.notPlaced).toEqual([])
    expect(xmlOf(made.bytes)).not.toMatch(/<w:b\/>(?:(?!<\/w:r>).)*Assembled/)
  })

  test('with numbered lines takes no new one between them, as the numbers below would change', async () => {
    const step = (text: string) => new Paragraph({ text, numbering: { reference: 'steps', level: 0 } })
    const levels = [{ level: 0, format: LevelFormat.DECIMAL, text: '%1.' }]
    const file = new Document({
      numbering: { config: [{ reference: 'steps', levels }] },
      sections: [{ children: [name, step('Cut steel'), step('Joined pipes')] }],
    })
    const bytes = await Packer.toBuffer(file)
    const { document, notPlaced } = edited(bytes, below(bytes, 'Cut steel', 'Ground it'))
    expect(notPlaced).toEqual([{ change: 0, why: 'not-found' }])
    expect(document.text).toBe(readDocx(bytes).text)
  })

  test('with tracked changes keeps them, and names the line', async () => {
    const mark = { id: 1, author: 'Ann', date: '2026-01-01T00:00:00Z' }
    const bytes = await wordFile([
      name,
      bullet(
        new TextRun('Cut '),
        new DeletedTextRun({ ...mark, text: 'some ' }),
        new InsertedTextRun({ ...mark, id: 2, text: 'much ' }),
        new TextRun('steel'),
      ),
      bullet(new TextRun('Joined it')),
    ])
    const {
      document,
      notPlaced,
      bytes: made,
    } = edited(
      bytes,
      replacing(bytes, 'Cut much steel', 'Cut 4 t of steel'),
      replacing(bytes, 'Joined it', 'Joined it in 2 days'),
    )
    expect(notPlaced).toEqual([{ change: 0, why: 'tracked-changes' }])
    expect(document.text).toContain('• Cut much steel\n• Joined it in 2 days')
    expect(xmlOf(made)).toContain('<w:delText xml:space="preserve">some ')
  })

  test('with lines in table cells changes the cell, and adds below a long one', async () => {
    const cell = (...lines: string[]) => new TableCell({ children: lines.map((line) => new Paragraph(line)) })
    const long = ['2019 – 2024', 'Welded frames', 'Cut steel', 'Joined pipes']
    const bytes = await wordFile([
      name,
      new Table({ rows: [new TableRow({ children: [cell('Welder'), cell('Acme Works')] })] }),
      new Table({ rows: [new TableRow({ children: [cell('Skills', 'MIG', 'TIG', 'Grinding'), cell(...long)] })] }),
    ])
    const { document, notPlaced } = edited(
      bytes,
      replacing(bytes, 'Welder\tAcme Works', 'Welder\tAcme Works, Springfield'),
      below(bytes, 'Joined pipes', 'Inspected 20 joints a day'),
    )
    expect(notPlaced).toEqual([])
    expect(document.text).toContain('Welder\tAcme Works, Springfield')
    expect(document.text).toContain('Joined pipes\nInspected 20 joints a day')
  })

  test('with the same line twice changes the right one', async () => {
    const bytes = await wordFile([
      name,
      bullet(new TextRun('Cut steel')),
      new Paragraph('Acme'),
      bullet(new TextRun('Cut steel')),
    ])
    const from = readDocx(bytes).text.lastIndexOf('Cut steel')
    const { document } = edited(bytes, { from, to: from + 9, text: 'Cut 4 t of steel' })
    expect(document.text.split('\n').slice(1)).toEqual(['• Cut steel', 'Acme', '• Cut 4 t of steel'])
  })

  test('with soft breaks changes one of the lines', async () => {
    const broken = new Paragraph({ children: [new TextRun('• Cut steel'), new TextRun({ text: '• Joined pipes', break: 1 })] })
    const bytes = await wordFile([name, broken])
    const { document, bytes: made } = edited(bytes, replacing(bytes, 'Joined pipes', 'Joined 12 pipes a day'))
    expect(document.text.split('\n').slice(1)).toEqual(['• Cut steel', '• Joined 12 pipes a day'])
    expect(String(openZip(made).read('docProps/core.xml'))).toMatch(/modified[^>]*>2026-11-26T10:00:00Z</)
  })

  test('with typed bullets takes a new line with the same bullet', async () => {
    const typed = (text: string) => new Paragraph({ children: [new TextRun('●\t'), new TextRun(text)] })
    const bytes = await wordFile([name, typed('Cut steel'), new Paragraph('Education')])
    const { document, bytes: made } = edited(bytes, below(bytes, 'Cut steel', 'Joined pipes'))
    expect(document.text.split('\n').slice(1)).toEqual(['• Cut steel', '• Joined pipes', 'Education'])
    expect(xmlOf(made).match(/●/g)).toHaveLength(2)
  })
})

/** The file with one part written anew by `change`, or added. */
function withPart(bytes: Uint8Array, part: string, change: (xml: string) => string): Buffer {
  const zip = openZip(bytes)
  const names = [...new Set([...zip.names, part])]
  return zipOf(
    names.map((one) => {
      const content = zip.read(one) ?? Buffer.from('')
      return zipPart(one, one === part ? change(String(content)) : content)
    }),
  )
}

test('a line in a text box, in a header or under a signature is named with its reason', async () => {
  const drawn =
    '<w:p><w:r><w:pict><v:shape xmlns:v="urn:schemas-microsoft-com:vml"><v:textbox><w:txbxContent><w:p><w:r><w:t>Forklift and crane</w:t></w:r></w:p></w:txbxContent></v:textbox></v:shape></w:pict></w:r></w:p>'
  const bytes = withPart(await wordFile([name]), 'word/document.xml', (xml) => xml.replace('<w:body>', `<w:body>${drawn}`))
  const box = edited(bytes, replacing(bytes, 'Forklift and crane', 'Forklift and 2 cranes'))
  expect(box.notPlaced).toEqual([{ change: 0, why: 'text-box' }])
  expect(xmlOf(box.bytes)).toContain('Forklift and crane')

  const headed = fixture('contact-in-header.docx')
  const [phone] = readDocx(headed).format.headerFooterText.split('\n')
  expect(edited(headed, replacing(headed, phone!, '555')).notPlaced).toEqual([{ change: 0, why: 'header' }])

  const nurse = withPart(fixture('nurse.docx'), '_xmlsignatures/sig1.xml', () => '<Signature/>')
  expect(edited(nurse, replacing(nurse, 'Experience', 'Work')).notPlaced).toEqual([{ change: 0, why: 'signed' }])
})

test('a change over two paragraphs is named, not guessed', () => {
  const bytes = fixture('nurse.docx')
  const [first, second] = readDocx(bytes).text.split('\n')
  expect(edited(bytes, replacing(bytes, `${first}\n${second}`, 'One line')).notPlaced).toEqual([
    { change: 0, why: 'several-paragraphs' },
  ])
})
