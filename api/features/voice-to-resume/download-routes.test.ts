import { describe, expect, test } from 'vitest'
import { createApp } from '../../app.ts'
import { createBuiltinCoach } from '../../coach/guides/builtin-coach.ts'
import type { ResumeData } from '../../contract/voice-to-resume.ts'
import { readDocx } from '../../documents/docx/read-docx.ts'
import { paragraphsOf } from '../../documents/writing/testing/word-file.ts'
import { createTestDatabase } from '../../testing/test-database.ts'
import { setupSpokenResume } from './testing/setup-spoken-resume.ts'

const { database } = await createTestDatabase()
const world = setupSpokenResume({ createApp, database, coach: createBuiltinCoach() })

const career = (name: string): ResumeData => ({
  contactInfo: { name, email: 'jane@example.com', phone: '555-201-3456', location: 'Columbus, Ohio' },
  professionalSummary: 'A nurse on night shifts.',
  coreCompetencies: ['Epic'],
  professionalExperience: [
    { title: 'Nurse', company: 'Mercy', location: '', dates: '2019 – Present', description: ['Led 12 nurses'] },
  ],
  education: [],
  certifications: ['BLS'],
})

const savedAs = (response: Response) =>
  decodeURIComponent(/filename\*=UTF-8''(\S+)$/.exec(response.headers.get('content-disposition') ?? '')?.[1] ?? '')

test('the edited resume comes as a Word file named after the person, and costs nothing', async () => {
  const ann = await world.person()
  const response = await ann.download({ resumeData: career('Jane Doe'), paper: 'A4' })
  expect(response.status).toBe(200)
  expect(response.headers.get('content-type')).toBe('application/vnd.openxmlformats-officedocument.wordprocessingml.document')
  expect(response.headers.get('content-disposition')).toBe(`attachment; filename="Resume.docx"; filename*=UTF-8''Jane%20Doe.docx`)
  expect(readDocx(new Uint8Array(await response.arrayBuffer())).text).toContain('Mercy | 2019 – Present')
  expect(await ann.credits()).toBe(100)
})

describe('a file name that every system takes', () => {
  const names: [string, string, string][] = [
    ['accents, an apostrophe and a slash', "Zoë O'Connor/Łukasz", "Zoë O'Connor Łukasz"],
    ['Chinese', '王小明', '王小明'],
    ['Arabic', 'ليلى حسن', 'ليلى حسن'],
    ['a way out of the folder', '../../etc/passwd', 'etc passwd'],
    ['a new header', 'Jane\r\nSet-Cookie: x=1; "', 'JaneSet-Cookie x=1;'],
    ['a turned ending', 'Jane \u202excod.exe', 'Jane xcod.exe'],
    ['a device of Windows', 'con', 'Resume'],
    ['no name', '', 'Resume'],
    ['signs alone', '///...', 'Resume'],
    ['300 letters', 'Wolfe'.repeat(60), 'Wolfe'.repeat(12)],
    ['300 Chinese letters', '王'.repeat(300), '王'.repeat(60)],
    ['letters made of several', 'é'.normalize('NFD').repeat(100), 'é'.repeat(60)],
  ]
  test.each(names)('%s', async (_what, name, saved) => {
    const ann = await world.person()
    const response = await ann.download({ resumeData: career(name) })
    expect(response.status).toBe(200)
    expect(savedAs(response)).toBe(`${saved}.docx`)
    expect(response.headers.get('content-disposition')).toMatch(
      /^attachment; filename="Resume\.docx"; filename\*=UTF-8''[\w.%~-]+$/,
    )
  })
})

test.each([
  ['en-US,en;q=0.9', 12_240],
  ['en-GB', 11_906],
  ['de', 11_906],
  ['es-MX', 12_240],
])('without a word about paper, a browser that speaks %s gets the paper of its country', async (language, widthTwips) => {
  const ann = await world.person()
  const response = await ann.download({ resumeData: career('Jane') }, { 'Accept-Language': language })
  expect(paragraphsOf(new Uint8Array(await response.arrayBuffer())).widthTwips).toBe(widthTwips)
})

describe('what is too long or not a resume is refused with a sentence, never with what stood in it', () => {
  const with1 = (more: object) => ({ resumeData: { ...career('Jane'), ...more } })
  const job = career('x').professionalExperience[0]
  test.each<[string, unknown, status?: number]>([
    ['no JSON', '{"resumeData": SECRET'],
    ['another shape', { resumeData: { name: 'SECRET' } }],
    ['a paper we do not have', { resumeData: career('SECRET'), paper: 'A3' }],
    ['401 characters of a name', { resumeData: career('S'.repeat(401)) }],
    ['2,001 characters of a summary', with1({ professionalSummary: 'SECRET'.padEnd(2_001, 'x') })],
    ['61 jobs', with1({ professionalExperience: Array(61).fill(job) })],
    ['more than a megabyte', with1({ professionalSummary: 'SECRET'.padEnd(1_100_000, 'x') }), 413],
  ])('%s', async (_what, body, status = 400) => {
    const ann = await world.person()
    const response = await ann.download(body)
    expect(response.status).toBe(status)
    const text = await response.text()
    expect(JSON.parse(text).message).toMatch(/[Pp]lease/)
    expect(text).not.toContain('SECRET')
  })

  test.each<[string, unknown]>([
    ['400 characters of a name', { resumeData: career('S'.repeat(400)) }],
    ['2,000 characters of a summary', with1({ professionalSummary: 'x'.repeat(2_000) })],
    ['60 jobs', with1({ professionalExperience: Array(60).fill(job) })],
  ])('%s are taken', async (_what, body) => {
    const ann = await world.person()
    expect((await ann.download(body)).status).toBe(200)
  })
})

test('without a token there is no file', async () => {
  const response = await world.app.request('/api/voice-to-resume/download', { method: 'POST', body: '{}' })
  expect(response.status).toBe(401)
})
