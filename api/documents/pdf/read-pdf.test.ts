import { PDFName, PDFString, setCharacterSpacing, setTextRenderingMode, TextRenderingMode } from 'pdf-lib'
import { expect, test } from 'vitest'
import { pdfOf } from '../testing/bombs.ts'
import { dark, drawLines, drawnPdf, plainLines, white } from '../testing/drawn-pdf.ts'
import { fixture } from '../testing/fixture-files.ts'
import { readPdf } from './read-pdf.ts'

test('a plain page comes out line by line', async () => {
  const { text, pages, format, hiddenText } = await readPdf(await drawnPdf((page, font) => drawLines(page, font, plainLines)))
  expect(text.split('\n')).toEqual(plainLines)
  expect(pages).toBe(1)
  expect(hiddenText).toEqual([])
  expect(format).toMatchObject({
    columns: 1,
    smallestFontPoints: 11,
    undecodableShare: 0,
    readingOrderMatchesPosition: true,
  })
})

test('white, tiny, undrawn and off-page words are shown as hidden and are not in the text', async () => {
  const file = await drawnPdf((page, font) => {
    drawLines(page, font, plainLines)
    page.drawText('whiteword', { x: 72, y: 300, size: 11, font, color: white })
    page.drawText('tinyword', { x: 72, y: 280, size: 1, font })
    page.drawText('faraway', { x: 900, y: 260, size: 11, font })
    page.drawText('clearword', { x: 72, y: 250, size: 11, font, opacity: 0 })
    page.pushOperators(setTextRenderingMode(TextRenderingMode.Invisible))
    page.drawText('undrawnword', { x: 72, y: 240, size: 11, font })
  })
  const { text, hiddenText } = await readPdf(file)
  expect(text.split('\n')).toEqual(plainLines)
  expect(hiddenText.toSorted()).toEqual(['clearword', 'faraway', 'tinyword', 'undrawnword', 'whiteword'])
})

test('white words on a dark box are seen', async () => {
  const file = await drawnPdf((page, font) => {
    drawLines(page, font, plainLines)
    page.drawRectangle({ x: 60, y: 290, width: 200, height: 40, color: dark })
    page.drawText('Certified Welder', { x: 72, y: 300, size: 11, font, color: white })
  })
  const { text, hiddenText } = await readPdf(file)
  expect(text).toContain('Certified Welder')
  expect(hiddenText).toEqual([])
})

test('white words on a picture are seen', async () => {
  const dot = Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
    'base64',
  )
  const file = await drawnPdf(async (page, font, pdf) => {
    drawLines(page, font, plainLines)
    page.drawImage(await pdf.embedPng(dot), { x: 60, y: 290, width: 300, height: 40 })
    page.drawText('Certified Welder', { x: 72, y: 300, size: 11, font, color: white })
  })
  expect((await readPdf(file)).hiddenText).toEqual([])
})

test('words in the color of their box are hidden too', async () => {
  const file = await drawnPdf((page, font) => {
    drawLines(page, font, plainLines)
    page.drawRectangle({ x: 60, y: 290, width: 200, height: 40, color: dark })
    page.drawText('keywordsindark', { x: 72, y: 300, size: 11, font, color: dark })
  })
  expect((await readPdf(file)).hiddenText).toEqual(['keywordsindark'])
})

test('two columns are read one after the other, across a name that spans both', async () => {
  const { text, format } = await readPdf(fixture('two-columns.pdf'))
  expect(format.columns).toBe(2)
  expect(text.split('\n').slice(0, 2)).toEqual(['Bartholomew Sampleton', 'Logistics Coordinator'])
  expect(text).toContain(
    '• Schedule 120 to 150 outbound truckloads a week across three warehouses in SAP Transportation Management.',
  )
  expect(text.indexOf('Skills')).toBeGreaterThan(text.indexOf('Shipping Clerk'))
})

test('dates at the right margin are no second column', async () => {
  expect((await readPdf(fixture('nurse.pdf'))).format.columns).toBe(1)
})

test('a dark side column with white letters is read after the column with the name, and nothing of it is hidden', async () => {
  const { text, format, hiddenText } = await readPdf(fixture('sidebar-chromium.pdf'))
  expect(format.columns).toBe(2)
  expect(hiddenText).toEqual([])
  expect(text.startsWith('Marigold Testwell\nRegistered Nurse, Intensive Care\nSummary')).toBe(true)
  expect(text).toContain('Contact\nSeattle, WA\n(206) 555-0142\nmarigold.testwell@example.com\nSkills\n• Ventilator management')
})

test('letters set apart are joined to words and counted', async () => {
  const file = await drawnPdf((page, font) => {
    drawLines(page, font, plainLines)
    page.pushOperators(setCharacterSpacing(4))
    page.drawText('WORK HISTORY', { x: 72, y: 500, size: 11, font })
  })
  const { text, format } = await readPdf(file)
  expect(text).toContain('WORK HISTORY')
  expect(format.letterSpacedWords).toBe(2)
})

test('joined letters of LaTeX bitmap fonts become letters and are counted', async () => {
  const { text, format } = await readPdf(fixture('logistics-latex.pdf'))
  expect(text).toContain('Certifications')
  expect(text).toContain('Jan 2020 – Present')
  expect(format.ligatureCharacters).toBeGreaterThan(5)
  expect(format.undecodableShare).toBe(0)
})

test('a link whose address cannot be read is reported with its address', async () => {
  const file = await drawnPdf((page, font, pdf) => {
    drawLines(page, font, [...plainLines, 'LinkedIn', 'example.com/portfolio'])
    const link = (URI: string) =>
      pdf.context.register(
        pdf.context.obj({ Type: 'Annot', Subtype: 'Link', Rect: [72, 600, 200, 620], A: { S: 'URI', URI: PDFString.of(URI) } }),
      )
    page.node.set(
      PDFName.of('Annots'),
      pdf.context.obj([link('https://www.example.com/in/percival'), link('https://example.com/portfolio')]),
    )
  })
  const { format } = await readPdf(file)
  expect(format.linksWithoutVisibleAddress).toBe(1)
  expect(format.hiddenLinkAddresses).toEqual(['https://www.example.com/in/percival'])
})

test('a text drawn in another order than it stands is noticed', async () => {
  const lines = Array.from({ length: 12 }, (_, index) => `Line number ${index} of a resume that was put together oddly`)
  const order = [7, 2, 11, 0, 9, 4, 1, 10, 3, 8, 5, 6]
  const file = await drawnPdf((page, font) => {
    for (const index of order) page.drawText(lines[index]!, { x: 72, y: 720 - index * 15, size: 11, font })
  })
  const { text, format } = await readPdf(file)
  expect(text.split('\n')).toEqual(lines)
  expect(format.readingOrderMatchesPosition).toBe(false)
})

test.each([
  ['scanned.pdf', 'scanned'],
  ['encrypted.pdf', 'encrypted'],
])('%s is refused as %s', async (name, reason) => {
  await expect(readPdf(fixture(name))).rejects.toMatchObject({ reason })
})

test('an empty page is refused as empty, and a stump as damaged', async () => {
  await expect(readPdf(await drawnPdf(() => undefined))).rejects.toMatchObject({ reason: 'empty' })
  await expect(readPdf(pdfOf(['<< >>']))).rejects.toMatchObject({ reason: 'damaged' })
})

test('fifty pages are read, fifty-one are too many', async () => {
  const pages = async (count: number) =>
    drawnPdf((page, font, pdf) => {
      drawLines(page, font, plainLines)
      for (let more = 1; more < count; more++) pdf.addPage([612, 792])
    })
  expect((await readPdf(await pages(50))).pages).toBe(50)
  await expect(readPdf(await pages(51))).rejects.toMatchObject({ reason: 'too-many-pages' })
})

test('a running header and page numbers come once', async () => {
  const file = await drawnPdf((page, font, pdf) => {
    for (const [index, sheet] of [page, pdf.addPage([612, 792])].entries()) {
      drawLines(sheet, font, [
        `Percival Placeholder, page ${index + 1}`,
        `Welded things in year number ${index} of the trade`,
        `Page ${index + 1} of 2`,
      ])
    }
  })
  expect((await readPdf(file)).text.split('\n')).toEqual([
    'Percival Placeholder, page 1',
    'Welded things in year number 0 of the trade',
    'Welded things in year number 1 of the trade',
  ])
})
