import { expect, test } from 'vitest'
import { readDocx } from '../../../api/documents/docx/read-docx.ts'
import { isJson, wordFileOf } from './json-resume-file.ts'

const json = (content: string, name = 'ada.json') => new File([content], name, { type: 'application/json' })

test('a JSON Resume becomes a Word file that the server reads word for word', async () => {
  const work = [{ name: 'Harbor Mill', position: 'Shift Lead', startDate: '2019-03', highlights: ['Led a team of eight.'] }]
  const made = await wordFileOf(json(JSON.stringify({ basics: { name: 'Ada Testwell' }, work })))
  expect(made.name).toBe('ada.docx')
  const { text } = await readDocx(new Uint8Array(await made.arrayBuffer()))
  for (const words of ['Ada Testwell', 'Shift Lead', 'Harbor Mill | March 2019 – Present', 'Led a team of eight.'])
    expect(text).toContain(words)
})

test('another JSON file is refused with what to do', async () => {
  await expect(wordFileOf(json('{"name":"package"}'))).rejects.toThrow(/not a JSON Resume.*PDF or Word file/)
})

test('a JSON file is known by its name or its type', () => {
  expect([isJson(json('{}')), isJson(new File(['{}'], 'resume.JSON')), isJson(new File([''], 'cv.pdf'))]).toEqual([
    true,
    true,
    false,
  ])
})
