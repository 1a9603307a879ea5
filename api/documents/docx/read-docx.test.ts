import * as docx from 'docx'
import { expect, test } from 'vitest'
import { zipOf, zipPart } from '../testing/bombs.ts'
import { fixture } from '../testing/fixture-files.ts'
import { readDocx } from './read-docx.ts'

const { Document, ExternalHyperlink, Header, Packer, Paragraph, Table, TableCell, TableRow, TextRun } = docx

async function made(
  children: docx.FileChild[],
  more: Partial<docx.ISectionOptions> = {},
  options: Partial<docx.IPropertiesOptions> = {},
) {
  return readDocx(await Packer.toBuffer(new Document({ ...options, sections: [{ children, ...more }] })))
}

const opening = new Paragraph('Percival Placeholder, welder of Springfield')

test('soft breaks, tabs, odd spaces and quotes come out in one form', async () => {
  const { text } = await made([
    opening,
    new Paragraph({
      children: [new TextRun('Welder\u00A0II\t2019\u2009–\u20092024'), new TextRun({ text: 'O’Malley “Works”', break: 1 })],
    }),
  ])
  expect(text.split('\n').slice(1)).toEqual(['Welder II\t2019 – 2024', 'O’Malley “Works”'])
})

test('bullets and numbers of lists are part of the text', async () => {
  const levels = [{ level: 0, format: docx.LevelFormat.LOWER_LETTER, text: '%1)' }]
  const { text } = await made(
    [
      opening,
      new Paragraph({ text: 'Cut steel', bullet: { level: 0 } }),
      new Paragraph({ text: 'Joined it', bullet: { level: 1 } }),
      new Paragraph({ text: 'First', numbering: { reference: 'steps', level: 0 } }),
      new Paragraph({ text: 'Second', numbering: { reference: 'steps', level: 0 } }),
    ],
    {},
    { numbering: { config: [{ reference: 'steps', levels }] } },
  )
  expect(text.split('\n').slice(1)).toEqual(['• Cut steel', '• Joined it', '1) First', '2) Second'])
})

test('what a person cannot see is put aside, also when a style hides it', async () => {
  const { text, hiddenText } = await made(
    [
      opening,
      new Paragraph({
        children: [new TextRun({ text: 'vanished', vanish: true }), new TextRun({ text: 'whitish', color: 'FEFEFE' })],
      }),
      new Paragraph({ children: [new TextRun({ text: 'speck', size: 4 }), new TextRun({ text: 'seen', color: 'FF0000' })] }),
      new Paragraph({ text: 'styled away', style: 'Ghost' }),
    ],
    {},
    { styles: { paragraphStyles: [{ id: 'Ghost', name: 'Ghost', run: { color: 'FFFFFF' } }] } },
  )
  expect(text.split('\n').slice(1)).toEqual(['seen'])
  expect(hiddenText).toEqual(['vanished', 'whitish', 'speck', 'styled away'])
})

test('white letters on a shaded cell are seen', async () => {
  const cell = new TableCell({
    shading: { fill: '203040' },
    children: [new Paragraph({ children: [new TextRun({ text: 'Skills', color: 'FFFFFF' })] })],
  })
  const { text, hiddenText, format } = await made([opening, new Table({ rows: [new TableRow({ children: [cell] })] })])
  expect(text).toContain('Skills')
  expect(hiddenText).toEqual([])
  expect(format.tables).toBe(1)
})

test('contact details that stand in the header alone are found and noted', async () => {
  const header = new Header({ children: [new Paragraph('Percival | percival@example.com | (217) 555-0110')] })
  const { text, format } = await made([opening], { headers: { default: header } })
  expect(text.split('\n')[0]).toBe('Percival | percival@example.com | (217) 555-0110')
  expect(format.contactOnlyInHeaderFooter).toBe(true)
  expect(format.headerFooterText).toContain('percival@example.com')
})

test('columns, small type and links without an address are measured', async () => {
  const link = new ExternalHyperlink({ link: 'https://example.com/in/percival', children: [new TextRun('My profile')] })
  const { format } = await made(
    [
      opening,
      new Paragraph({ children: [link] }),
      new Paragraph({ children: [new TextRun({ text: 'A long line in very small type', size: 15 })] }),
    ],
    {
      properties: { column: { count: 2, space: 400 } },
    },
  )
  expect(format).toMatchObject({
    columns: 2,
    smallestFontPoints: 7.5,
    linksWithoutVisibleAddress: 1,
    hiddenLinkAddresses: ['https://example.com/in/percival'],
  })
})

test('text boxes are counted once and their words are kept', () => {
  const box = (inner: string) => `<w:txbxContent><w:p><w:r><w:t>${inner}</w:t></w:r></w:p></w:txbxContent>`
  const body = `<w:p><w:r><w:t>Percival Placeholder, welder</w:t></w:r></w:p><w:p><w:r><mc:AlternateContent><mc:Choice>${box('Boxed words')}</mc:Choice><mc:Fallback>${box('Boxed words')}</mc:Fallback></mc:AlternateContent></w:r></w:p>`
  const { text, format } = readDocx(
    zipOf([zipPart('word/document.xml', `<w:document xmlns:w="w" xmlns:mc="mc"><w:body>${body}</w:body></w:document>`)]),
  )
  expect(text.split('\n')).toEqual(['Percival Placeholder, welder', 'Boxed words'])
  expect(format.textBoxes).toBe(1)
})

test('deleted words of tracked changes and field codes are no text; inserted words and field results are', () => {
  const body =
    '<w:p><w:r><w:t xml:space="preserve">Percival Placeholder </w:t></w:r><w:del><w:r><w:delText>never</w:delText></w:r></w:del><w:ins><w:r><w:t>welds</w:t></w:r></w:ins><w:r><w:fldChar w:fldCharType="begin"/></w:r><w:r><w:instrText> HYPERLINK "https://example.com/x" </w:instrText></w:r><w:r><w:t xml:space="preserve"> steel</w:t></w:r></w:p>'
  const { text, format } = readDocx(
    zipOf([zipPart('word/document.xml', `<w:document xmlns:w="w"><w:body>${body}</w:body></w:document>`)]),
  )
  expect(text).toBe('Percival Placeholder welds steel')
  expect(format.linksWithoutVisibleAddress).toBe(1)
})

test('entities that would grow without end are refused', () => {
  const bomb = '<!DOCTYPE x [<!ENTITY a "ha"><!ENTITY b "&a;&a;">]><w:document xmlns:w="w"><w:body>&b;</w:body></w:document>'
  expect(() => readDocx(zipOf([zipPart('word/document.xml', bomb)]))).toThrow('damaged')
})

test('a damaged part is noticed by its checksum', () => {
  const bytes = Buffer.from(fixture('nurse.docx'))
  bytes[bytes.indexOf('word/document.xml') + 200]! ^= 0xff
  expect(() => readDocx(bytes)).toThrow('damaged')
})
