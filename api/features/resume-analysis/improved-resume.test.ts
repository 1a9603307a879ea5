import { Document, ExternalHyperlink, Packer, Paragraph, TextRun } from 'docx'
import { describe, expect, test } from 'vitest'
import { createApp } from '../../app.ts'
import { createBuiltinCoach } from '../../coach/guides/builtin-coach.ts'
import { ImprovedResume, type ImprovedResumeRequest } from '../../contract/improved-resume.ts'
import { type AnalysisResult, EditedScore, type LineEdit } from '../../contract/resume-analysis.ts'
import { fixture } from '../../documents/testing/fixture-files.ts'
import { googleDocsFile } from '../../documents/testing/google-docs-file.ts'
import { faultsOf } from '../../documents/writing/testing/word-file.ts'
import { createTestDatabase } from '../../testing/test-database.ts'
import { filesWith, rowsWith } from '../../testing/traces.ts'
import { setupAnalysis } from './testing/setup-analysis.ts'

const { database } = await createTestDatabase()
const world = setupAnalysis({ createApp, database, coach: createBuiltinCoach() })

const types = {
  pdf: 'application/pdf',
  doc: 'application/msword',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
}
const fileOf = (bytes: Uint8Array, name: string) =>
  new File([bytes as Uint8Array<ArrayBuffer>], name, { type: types[name.split('.').at(-1) as 'pdf'] })

const lettersOf = (text: string) => text.replace(/[^\p{L}\p{N}]/gu, '')

type Changes = (text: string) => LineEdit[]

/** Someone who has paid for an analysis of a file, and what they can ask for then. */
async function analyzed(name: string, bytes: Uint8Array = fixture(name)) {
  const ann = await world.person(100)
  const analyze = async (file: File) =>
    (await (await ann.analyze({ file, name: file.name, type: file.type })).json()) as AnalysisResult
  const file = fileOf(bytes, name)
  const result = await analyze(file)
  const { editToken = '', jobDescription = '', parserView } = result
  const text = parserView.text
  const send = (changes: LineEdit[], more: Partial<ImprovedResumeRequest> = {}, resume: File | undefined = file) => {
    const request = { editToken, jobDescription, resumeText: text, changes, layout: 'clean', paper: 'Letter', ...more }
    return ann.request('POST', '/api/analyze/improved-resume', { form: { request: JSON.stringify(request), resume } })
  }
  const improve = async (changes: Changes, layout: ImprovedResumeRequest['layout']) => {
    const response = await send(changes(text), { layout })
    expect(response.status).toBe(200)
    const { file } = ImprovedResume.parse(await response.json())
    return { ...file!, bytes: Buffer.from(file!.word, 'base64') }
  }
  const promised = async (changes: Changes) => {
    const json = { editToken, jobDescription, resumeText: text, edits: changes(text) }
    return EditedScore.parse(await (await ann.request('POST', '/api/analyze/edited-lines', { json })).json())
  }
  return { ann, result, text, send, improve, promised, again: (bytes: Uint8Array) => analyze(fileOf(bytes, 'improved.docx')) }
}

/** The third of the long lines gets a figure, and the last bullet a line below it. */
const changes: Changes = (text) => {
  const long = text.split('\n').filter((line) => line.length > 50)
  const from = text.indexOf(long[2] ?? long.at(-1)!)
  const to = from + (long[2] ?? long.at(-1)!).length
  const bullet = text.lastIndexOf('\n• ')
  const at = bullet < 0 ? text.length : text.indexOf('\n', bullet + 1) < 0 ? text.length : text.indexOf('\n', bullet + 1)
  const line = text.slice(from, to).replace(/^• /, '')
  return [
    { from: to - line.length, to, text: `${line.replace(/\.$/, '')} for 24 patients a shift` },
    { from: at, to: at, text: 'Trained 12 colleagues in triage and BLS' },
  ]
}

const ownLayout: [string, Uint8Array?][] = [
  ['nurse.docx'],
  ['logistics.docx'],
  ['two-columns.docx'],
  ['table.docx'],
  ['contact-in-header.docx'],
  ['hidden-text.docx'],
]

describe('in the layout of the own Word file', () => {
  test.each(ownLayout)('%s comes back changed, and an analysis of it gives the score that was promised', async (name) => {
    const { improve, promised, again, text } = await analyzed(name)
    const { bytes, atsScore, requirements, notPlaced } = await improve(changes, 'own')
    expect(notPlaced).toEqual([])
    expect(faultsOf(bytes)).toEqual(faultsOf(fixture(name)))
    const anew = await again(bytes)
    expect(anew.parserView.text).toContain('for 24 patients a shift')
    expect(anew.parserView.text).toContain('Trained 12 colleagues in triage and BLS')
    expect(anew.parserView.text.split('\n')).toHaveLength(text.split('\n').length + 1)
    expect(anew.atsScore).toBe(atsScore)
    expect(anew.lines).toEqual(requirements.lines)
    expect((await promised(changes)).score.atsScore).toBe(atsScore)
  })

  test('a file from Google Docs does as well', async () => {
    const { improve, again } = await analyzed('resume.docx', googleDocsFile())
    const below: Changes = (text) => [
      { from: text.indexOf('\nSkills'), to: text.indexOf('\nSkills'), text: 'Trained 3 baristas' },
    ]
    const { bytes, atsScore } = await improve(below, 'own')
    const anew = await again(bytes)
    expect(anew.parserView.text).toContain('• Opened the shop\n• Trained 3 baristas')
    expect(anew.atsScore).toBe(atsScore)
  })

  test('another file than the analyzed one is refused with a sentence', async () => {
    const { send, text } = await analyzed('nurse.docx')
    const response = await send(changes(text), { layout: 'own' }, fileOf(fixture('logistics.docx'), 'other.docx'))
    expect(response.status).toBe(422)
    expect(((await response.json()) as { message: string }).message).toMatch(/not the file that was analyzed/)
  })
})

const intoOurs = [
  'nurse.pdf',
  'nurse.doc',
  'nurse-chromium.pdf',
  'nurse-latex.pdf',
  'logistics-chromium.pdf',
  'logistics-latex.pdf',
  'sidebar-chromium.pdf',
  'teacher.pdf',
  'two-columns.pdf',
  'table.pdf',
  'contact-in-header.pdf',
  'table.docx',
]

describe('in our layout', () => {
  test.each(intoOurs)('%s keeps every word, and an analysis of it gives the score that was promised', async (name) => {
    const { improve, again, text } = await analyzed(name)
    const { bytes, atsScore, requirements, lostWords, blocks } = await improve(changes, 'clean')
    expect(lostWords).toEqual([])
    expect(faultsOf(bytes)).toEqual([])
    const anew = await again(bytes)
    expect(anew.parserView.text).toContain('for 24 patients a shift')
    const letters = lettersOf(anew.parserView.text)
    for (const word of text.split(/[\s-]+/)) expect(letters).toContain(lettersOf(word))
    expect(anew.atsScore).toBe(atsScore)
    expect(anew.lines).toEqual(requirements.lines)
    expect(blocks.filter(({ kind }) => kind === 'heading').length).toBeGreaterThan(2)
  })
})

test('an address behind a word is named, as our layout does not have it', async () => {
  const link = new ExternalHyperlink({ link: 'https://ann.test/work', children: [new TextRun('My portfolio')] })
  const children = ['Ann Example', 'Experience', 'Nurse, Mercy, 2019 – 2024', 'Led 12 nurses on the night shift'].map(
    (line) => new Paragraph(line),
  )
  const file = new Document({ sections: [{ children: [...children, new Paragraph({ children: [link] })] }] })
  const { improve } = await analyzed('resume.docx', await Packer.toBuffer(file))
  const below: Changes = (text) => [{ from: text.indexOf('\nMy'), to: text.indexOf('\nMy'), text: 'Charted in Epic' }]
  expect((await improve(below, 'clean')).lostLinks).toEqual(['https://ann.test/work'])
  expect((await improve(below, 'own')).lostLinks).toEqual([])
})

test('the places for a new line are the sections and jobs of the resume', async () => {
  const { send } = await analyzed('teacher.pdf')
  const { places, file } = ImprovedResume.parse(await (await send([])).json())
  expect(file).toBeNull()
  expect(places.map(({ section, title }) => `${section}: ${title}`)).toEqual([
    'summary: Summary',
    'experience: Second Grade Teacher, August 2020 – Present, Millstone Elementary School, Columbus, OH',
    'experience: Student Teacher, Third Grade, January 2019 – May 2020, Juniper Lane Elementary School, Dublin, OH',
    'education: Bachelor of Arts in Elementary Education, 2015 – 2019, Scioto Valley College, OH',
    'certifications: Certifications',
    'skills: Skills',
  ])
})

test('what is clear is read as fields, and what is not is left out', async () => {
  const { improve } = await analyzed('teacher.pdf')
  const { resumeData } = await improve(changes, 'clean')
  expect(resumeData.contactInfo).toMatchObject({ name: 'Nora Fairweather', email: 'nora.fairweather@example.com' })
  expect(resumeData.professionalExperience[0]).toMatchObject({ title: 'Second Grade Teacher', dates: 'August 2020 – Present' })
  expect(resumeData.coreCompetencies).toContain('Google Classroom')
  expect(resumeData.certifications).toContain('CPR and First Aid, 2024')
})

test('it is free, and its words are in no log, no table and no file', async () => {
  const startedAt = Date.now()
  const { ann, improve, text } = await analyzed('nurse.docx')
  const before = await ann.credits()
  const canary = `CANARY${crypto.randomUUID().replaceAll('-', '')}`
  for (const layout of ['own', 'clean'] as const)
    await improve(() => [{ from: text.length, to: text.length, text: `Knows ${canary}` }], layout)
  expect(await ann.credits()).toBe(before)
  expect(await rowsWith(database, canary)).toEqual([])
  expect(await filesWith(canary, startedAt)).toEqual([])
  expect(world.logged.join('')).not.toContain(canary)
})

test('without a paid analysis there is no file', async () => {
  const { send, text } = await analyzed('nurse.docx')
  for (const more of [{ editToken: 'x.y' }, { resumeText: `${text}!` }, { jobDescription: 'Another ad' }])
    expect((await send(changes(text), more)).status).toBe(403)
  expect((await send([{ from: 5, to: 2, text: 'x' }])).status).toBe(400)
})
