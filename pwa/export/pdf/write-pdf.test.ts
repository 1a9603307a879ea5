import { extractText, getDocumentProxy } from 'unpdf'
import { describe, expect, test, vi } from 'vitest'
import type { Block } from '../outline.ts'
import { textOnDisk } from '../testing/text-on-disk.ts'
import { writePdf } from './write-pdf.ts'

// The first test loads fonts and the PDF writer, which is slow on a busy machine.
vi.setConfig({ testTimeout: 60_000 })

const createdAt = new Date('2026-01-02T03:04:05Z')
const write = (blocks: Block[], tools = textOnDisk) => writePdf(blocks, { title: 'Resume analysis', createdAt, tools })
const paragraph = (text: string): Block => ({ kind: 'paragraph', text })

async function textOf(bytes: Uint8Array) {
  const { text } = await extractText(await getDocumentProxy(bytes.slice()), { mergePages: true })
  return text
}

async function placesIn(bytes: Uint8Array) {
  const document = await getDocumentProxy(bytes.slice())
  const millimeters = 25.4 / 72
  const pages = []
  for (let number = 1; number <= document.numPages; number++) {
    const { items } = await (await document.getPage(number)).getTextContent()
    const positions = items.flatMap((item) => {
      if (!('str' in item) || !item.str.trim() || item.str.includes('Greenroom · ')) return []
      const [, , , , x, y] = item.transform as number[]
      return [
        { text: item.str, leftMm: x! * millimeters, rightMm: (x! + item.width) * millimeters, baseMm: 297 - y! * millimeters },
      ]
    })
    pages.push(positions)
  }
  return pages
}

describe('text comes back out of the file', () => {
  test.each([
    ['English with ligatures', 'An efficient office: “finally” – 5 % for €20 – AVATAR'],
    ['Polish', 'Zażółć gęślą jaźń, Łódź'],
    ['Czech', 'Příliš žluťoučký kůň úpěl ďábelské ódy'],
    ['Vietnamese', 'Kỹ sư phần mềm với mười năm kinh nghiệm'],
    ['Turkish', 'İş geliştirme uzmanı, çağrı merkezi'],
    ['Greek', 'Ξεσκεπάζω την ψυχοφθόρα βδελυγμία'],
    ['Russian', 'Съешь же ещё этих мягких французских булок'],
    ['Ukrainian', 'Їжак, ґанок, європейський'],
    ['Chinese', '我在上海做软件工程师。'],
    ['Japanese', '私は東京で働いています。'],
    ['Korean', '저는 소프트웨어 개발자입니다.'],
    ['Thai', 'ผู้จัดการฝ่ายขาย'],
    ['Armenian', 'Հայերեն լեզու'],
    ['Georgian', 'ქართული ენა'],
    ['Arabic', 'السلام عليكم'],
    ['Arabic with vowels', 'مُحَمَّد'],
    ['Hebrew', 'שלום עולם'],
  ])('%s', async (_, text) => {
    expect(await textOf(await write([paragraph(text)]))).toContain(text)
  })

  test('Hindi keeps its letters in reading order', async () => {
    const text = await textOf(await write([paragraph('हिन्दी किताब')]))
    expect(text.replace(/\s/gu, '')).toContain('हिन्दीकिताब')
  })

  test('a resume that mixes Arabic and English keeps every word', async () => {
    const text = await textOf(await write([paragraph('أنا مهندس في Google منذ 2019')]))
    for (const word of ['أنا', 'مهندس', 'Google', '2019']) expect(text).toContain(word)
  })
})

describe('odd input', () => {
  test('letters that no font has can still be copied', async () => {
    expect(await textOf(await write([paragraph('Linear A: \u{10600} end')]))).toContain('\u{10600} end')
  })

  test('control characters, lone surrogates and emoji do no harm', async () => {
    const text = await textOf(await write([paragraph('a\u0000b\u0007c \ud800 😀 👩‍💻 z\u200b\u00ady')]))
    expect(text).toContain('abc')
    expect(text).toContain('😀')
    expect(text).toContain('zy')
  })

  test('a long label or verdict is never cut', async () => {
    const label = 'What you were responsible for in those days'
    const word = 'for the file alone: it could not be compared with this ad, which names no requirements at all'
    const text = await textOf(
      await write([
        { kind: 'score', value: 88, of: 100, word, tone: 'green' },
        { kind: 'labelled', label, text: 'The ward.' },
        { kind: 'labelled', label: 'Result', text: '' },
      ]),
    )
    expect(text.replace(/\s+/gu, ' ')).toContain(`88 of 100: ${word} ${label}: The ward. Result:`)
  })

  test('no text at all still makes a page', async () => {
    const document = await getDocumentProxy((await write([{ kind: 'title', text: '' }])).slice())
    expect(document.numPages).toBe(1)
  })
})

describe('the pages', () => {
  const long = 'Managed the night shift of a ward with thirty beds. '.repeat(200)

  test('10,000 characters stay between the margins and above 250 mm, every line whole', async () => {
    const pages = await placesIn(await write([paragraph(long), paragraph('Donaudampfschifffahrt'.repeat(60))]))
    expect(pages.length).toBeGreaterThan(2)
    for (const position of pages.flat()) {
      expect(position.baseMm).toBeLessThanOrEqual(250)
      expect(position.leftMm).toBeGreaterThanOrEqual(19.9)
      expect(position.rightMm).toBeLessThanOrEqual(190.2)
    }
    const words = pages
      .flat()
      .map(({ text }) => text)
      .join(' ')
    expect(words.split('ward').length - 1).toBe(200)
  })

  test('no heading is left alone at the foot of a page', async () => {
    const blocks: Block[] = []
    for (let i = 0; i < 40; i++) {
      blocks.push({ kind: 'heading', text: `HEAD ${i}` }, { kind: 'subheading', text: `SUB ${i}` })
      blocks.push(paragraph('One more line of text. '.repeat(1 + (i % 7))))
    }
    for (const page of await placesIn(await write(blocks))) expect(page.at(-1)!.text).not.toMatch(/HEAD|SUB/u)
  })

  test('a plain analysis is a small file', async () => {
    expect((await write([{ kind: 'heading', text: 'Summary' }, paragraph(long)])).length).toBeLessThan(60_000)
  })

  test('title, language and reading structure are there for screen readers', async () => {
    const document = await getDocumentProxy(
      (
        await write([
          { kind: 'heading', text: 'Summary' },
          { kind: 'bullet', text: 'One' },
        ])
      ).slice(),
    )
    const { info } = (await document.getMetadata()) as { info: { Title?: string; Language?: string } }
    expect(info).toMatchObject({ Title: 'Resume analysis', Language: 'en' })
    const tree = JSON.stringify(await (await document.getPage(1)).getStructTree())
    for (const role of ['H2', 'LI', 'LBody']) expect(tree).toContain(`"role":"${role}"`)
  })
})
