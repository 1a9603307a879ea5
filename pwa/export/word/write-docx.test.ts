import mammoth from 'mammoth'
import { expect, test } from 'vitest'
import { openZip } from '../../../api/documents/docx/zip.ts'
import { readDocument } from '../../../api/documents/read-document.ts'
import type { Block } from '../outline.ts'
import { writeDocx } from './write-docx.ts'

const write = (blocks: Block[]) => writeDocx(blocks, 'Interview Q&A')

/** Read back with a different library than the one that wrote it. */
async function htmlOf(blocks: Block[]) {
  const { value, messages } = await mammoth.convertToHtml({ buffer: Buffer.from(await write(blocks)) })
  expect(messages.filter(({ type }) => type === 'error')).toEqual([])
  return value
}

const blocks: Block[] = [
  { kind: 'title', text: 'Interview Q&A' },
  { kind: 'heading', text: 'Job-focused' },
  { kind: 'subheading', text: '1. Tell me about <yourself> & your work' },
  { kind: 'labelled', label: 'Situation', text: 'A ward with [number] beds.' },
  { kind: 'bullet', text: 'First' },
  { kind: 'bullet', text: 'Second' },
  { kind: 'bar', label: 'Epic', percent: 70 },
  { kind: 'score', value: 72, of: 100, word: 'a good match on paper', tone: 'blue' },
  { kind: 'note', text: 'From the ad alone.' },
]

test('headings are real headings, lists are real lists, and there is no table', async () => {
  const html = await htmlOf(blocks)
  expect(html).toContain('<h1>Job-focused</h1>')
  expect(html).toContain('<h2>1. Tell me about &lt;yourself&gt; &amp; your work</h2>')
  expect(html).toContain('<ul><li>First</li><li>Second</li><li>Epic: 70%</li></ul>')
  expect(html).toContain('<strong>Situation:</strong> A ward with [number] beds.')
  expect(html).toContain('72 of 100: a good match on paper')
  expect(html).not.toContain('<table')
})

test('lines stay lines, and an empty text leaves no empty paragraph', async () => {
  const html = await htmlOf([
    { kind: 'paragraph', text: 'First line\nsecond line' },
    { kind: 'paragraph', text: ' \n' },
  ])
  expect(html).toBe('<p>First line<br />second line</p>')
})

test.each(['Zażółć gęślą jaźń', '私は東京で働いています。', 'السلام عليكم', 'שלום עולם', '👩‍⚕️ nurse', 'a\u0007b]]>c'])(
  'any script comes out as it went in: %s',
  async (text) => {
    expect(await htmlOf([{ kind: 'paragraph', text }])).toBe(`<p>${text.replace('\u0007', '').replace('>', '&gt;')}</p>`)
  },
)

test('text from right to left stands on the right', async () => {
  const xmlOf = async (text: string) => String(openZip(await write([{ kind: 'paragraph', text }])).read('word/document.xml'))
  expect(await xmlOf('שלום עולם')).toContain('<w:bidi/>')
  expect(await xmlOf('hello')).not.toContain('<w:bidi/>')
})

test('a machine that reads resumes finds one column and every line in its order', async () => {
  const { text, format } = await readDocument(await write(blocks), ['docx'])
  expect(format).toMatchObject({ tables: 0 })
  const positions = ['Interview Q&A', 'Job-focused', 'Situation: A ward', 'Second', 'From the ad alone.'].map((line) =>
    text.indexOf(line),
  )
  expect(positions).toEqual([...positions].sort((a, b) => a - b))
  expect(positions[0]).toBeGreaterThanOrEqual(0)
})
