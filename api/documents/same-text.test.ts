import mammoth from 'mammoth'
import { expect, test } from 'vitest'
import WordExtractor from 'word-extractor'
import { readDocument } from './read-document.ts'
import { fixture } from './testing/fixture-files.ts'

const kinds = ['pdf', 'docx', 'doc'] as const
const textOf = async (name: string) => (await readDocument(fixture(name), kinds)).text
const plain = (text: string) => text.replaceAll('’', "'")

for (const resume of ['nurse', 'logistics']) {
  test(`the ${resume}'s resume reads the same, line by line, as PDF and DOCX, and as DOC without list signs`, async () => {
    const text = await textOf(`${resume}.docx`)
    expect((await textOf(`${resume}.pdf`)).split('\n')).toEqual(text.split('\n'))
    expect((await textOf(`${resume}.doc`)).split('\n')).toEqual(text.replaceAll('• ', '').split('\n'))
  })

  test(`the ${resume}'s resume reads the same when a browser or LaTeX made the PDF`, async () => {
    const lines = plain(await textOf(`${resume}.docx`)).split('\n')
    expect(plain(await textOf(`${resume}-chromium.pdf`)).split('\n')).toEqual(lines)
    expect(plain(await textOf(`${resume}-latex.pdf`)).split('\n')).toEqual(lines)
  })

  test(`no word of the ${resume}'s resume that another reader finds is lost`, async () => {
    const words = (text: string) => new Set(text.split(/[\s•]+/u).filter(Boolean))
    const ours = words(await textOf(`${resume}.docx`))
    const { value } = await mammoth.extractRawText({ buffer: fixture(`${resume}.docx`) })
    expect([...words(value)].filter((word) => !ours.has(word))).toEqual([])
    const old = await new WordExtractor().extract(fixture(`${resume}.doc`))
    expect([...words(old.getBody({ filterUnicode: false }))].filter((word) => !ours.has(word))).toEqual([])
  })
}

test.each(['hebrew', 'chinese'])('a %s resume reads the same as PDF, DOCX and DOC', async (resume) => {
  const lines = (await textOf(`${resume}.docx`)).split('\n')
  expect((await textOf(`${resume}.pdf`)).split('\n')).toEqual(lines)
  expect((await textOf(`${resume}.doc`)).split('\n')).toEqual(lines)
})

test('a header with the contact details comes first in all three kinds', async () => {
  for (const kind of kinds)
    expect((await textOf(`contact-in-header.${kind}`)).split('\n')[0]).toBe('(206) 555-0142 | marigold.testwell@example.com')
})

test('a table with dates on the left keeps each job beside its dates', async () => {
  for (const kind of kinds)
    expect(await textOf(`table.${kind}`)).toContain(
      'March 2019 – Present\tSenior ICU Nurse, Harborlight Invented Hospital, Seattle, WA',
    )
})
