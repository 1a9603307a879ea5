import { expect, test, vi } from 'vitest'
import type { FormatFacts, ResumeDocument } from '../../documents/document.ts'
import { unmeasured } from '../../documents/document.ts'
import { readDocument } from '../../documents/read-document.ts'
import { allFixtures, fixture } from '../../documents/testing/fixture-files.ts'
import { logistics, nurse } from '../../documents/testing/people.ts'
import { pointsOf } from './format/finding.ts'
import { checkFormat } from './format-check.ts'

// Real PDFs are read here, on machines that do other things too.
vi.setConfig({ testTimeout: 60_000 })

const now = new Date('2026-01-15T00:00:00Z')

function textOf(resume: typeof nurse): string {
  return [
    resume.name,
    resume.contact,
    'Summary',
    resume.summary,
    'Experience',
    ...resume.jobs.flatMap((job) => [`${job.title}\t${job.dates}`, job.employer, ...job.lines.map((line) => `• ${line}`)]),
    'Education',
    ...resume.education.map((school) => `${school.degree}\t${school.dates}`),
    'Skills',
    ...resume.skills,
  ].join('\n')
}

function documentOf(text: string, format: Partial<FormatFacts> = {}, more: Partial<ResumeDocument> = {}): ResumeDocument {
  return { kind: 'txt', text, hiddenText: [], pages: null, ...more, format: { ...unmeasured, ...format } }
}

const troubles = (document: ResumeDocument) =>
  checkFormat(document, now)
    .findings.filter((finding) => finding.level !== 'good')
    .map((finding) => finding.code)

const checked = async (name: string) => checkFormat(await readDocument(fixture(name), ['pdf', 'docx', 'doc']), now)

test.each(['nurse', 'logistics'])(
  'a clean resume (%s) scores the same as PDF, DOCX and DOC, and nearly the same from a browser or LaTeX',
  async (resume) => {
    for (const file of [`${resume}.pdf`, `${resume}.docx`, `${resume}.doc`]) expect((await checked(file)).points).toBe(100)
    for (const file of [`${resume}-chromium.pdf`, `${resume}-latex.pdf`])
      expect((await checked(file)).points).toBeGreaterThanOrEqual(97)
  },
)

test('the same file twice gives the same answer', async () => {
  expect(await checked('two-columns.pdf')).toEqual(await checked('two-columns.pdf'))
})

test('what is good is said too', () => {
  const { findings } = checkFormat(documentOf(textOf(logistics)), now)
  expect(findings.map((finding) => finding.code)).toEqual([
    'readable',
    'no-hidden-text',
    'contact',
    'headings',
    'dates',
    'length',
  ])
})

test('columns, tables and contact details in the header cost points in files where they can be measured', async () => {
  expect((await checked('two-columns.pdf')).points).toBe((await checked('two-columns.docx')).points)
  expect((await checked('table.docx')).points).toBe(100 - pointsOf('tables'))
  expect((await checked('contact-in-header.docx')).points).toBe(100 - pointsOf('contact-in-header'))
})

test('hidden text is shown as a problem and moves the points neither up nor down', async () => {
  const { points, findings } = await checked('hidden-text.pdf')
  expect(points).toBe(100)
  expect(findings[0]).toMatchObject({ code: 'hidden-text', level: 'problem' })
  expect(findings[0]!.detail).toContain('Whiteword')
})

test('a DOC file says that hidden text was not checked', async () => {
  const codes = (await checked('hidden-text.doc')).findings.map(({ code }) => code)
  expect(codes).toContain('hidden-text-unchecked')
  expect(codes).not.toContain('no-hidden-text')
})

const facts: [string, Partial<FormatFacts>][] = [
  ['little-text', { charactersPerPage: 79 }],
  ['many-undecodable', { undecodableShare: 0.2 }],
  ['few-undecodable', { undecodableShare: 0.02 }],
  ['scanned-with-text', { scannedWithTextLayer: true }],
  ['ligatures', { ligatureCharacters: 1 }],
  ['icons', { privateUseCharacters: 5 }],
  ['zero-width', { zeroWidthCharacters: 1 }],
  ['letter-spaced', { letterSpacedWords: 2 }],
  ['columns', { columns: 2 }],
  ['tables', { tables: 1 }],
  ['text-boxes', { textBoxes: 2 }],
  ['reading-order', { readingOrderMatchesPosition: false }],
  ['small-type', { smallestFontPoints: 8.5 }],
  ['links-without-address', { linksWithoutVisibleAddress: 1, hiddenLinkAddresses: ['https://example.com'] }],
  ['contact-in-header', { contactOnlyInHeaderFooter: true }],
  ['too-long', { declaredPages: 3 }],
]

test.each(facts)('a file with %s is told so, and loses what the table says', (code, format) => {
  const document = documentOf(textOf(nurse), format)
  expect(troubles(document)).toEqual([code])
  expect(checkFormat(document, now).points).toBe(100 - pointsOf(code))
})

const texts: [string, (text: string) => string][] = [
  ['no-name', (text) => text.replace(nurse.name, 'Curriculum Vitae')],
  ['no-email', (text) => text.replace(/\S+@\S+/, '')],
  ['no-phone', (text) => text.replace('(206) 555-0142', '')],
  ['no-location', (text) => text.replaceAll(/, (?:Seattle|Tacoma), WA/g, '').replace('Seattle, WA', '')],
  ['no-experience-heading', (text) => text.replace('\nExperience\n', '\n')],
  ['no-education-heading', (text) => text.replace('\nEducation\n', '\n')],
  ['no-skills-heading', (text) => text.replace('\nSkills\n', '\n')],
  ['unclear-dates', (text) => text.replace('June 2015 – February 2019', 'Summer 2015 – February 2019')],
  ['reversed-dates', (text) => text.replace('June 2015 – February 2019', 'June 2019 – February 2015')],
  ['future-dates', (text) => text.replace('March 2019 – Present', 'March 2019 – May 2031')],
  ['mixed-dates', (text) => text.replace('June 2015 – February 2019', '06/2015 – 02/2019')],
  [
    'too-short',
    (text) =>
      text
        .split('\n')
        .filter((line, index) => index < 6 || !line.startsWith('• ') || line.length < 90)
        .join('\n')
        .replace(nurse.summary, ''),
  ],
]

test.each(texts)('a text with %s is told so', (code, change) => {
  expect(troubles(documentOf(change(textOf(nurse))))).toContain(code)
})

test('a job without a word on the work is named', () => {
  const bare = textOf({
    ...nurse,
    jobs: [
      ...nurse.jobs,
      { title: 'Volunteer', employer: 'Made-up Clinic, Tacoma, WA', dates: 'May 2012 – June 2013', lines: [] },
    ],
  })
  const finding = checkFormat(documentOf(bare), now).findings.find((candidate) => candidate.code === 'jobs-without-description')
  expect(finding!.detail).toContain('Volunteer, May 2012 – June 2013')
})

test('a text without any span of time is told so', () => {
  expect(troubles(documentOf(textOf(nurse).replaceAll(/\t.*\d{4}.*/g, '')))).toContain('no-dates')
})

test('an expected degree is no mistake', () => {
  const text = textOf(nurse).replace('2011 – 2015', '2024 – May 2027 (expected)')
  expect(troubles(documentOf(text))).toEqual([])
})

test('headings in a language that we do not know are not judged', () => {
  const text =
    'Zofia Przykładowa\nWarszawa, Polska\nzofia@example.com\nDoświadczenie zawodowe\nKierowca 2015 – 2020\nWykształcenie\nLiceum 2010 – 2014'
  expect(troubles(documentOf(text)).filter((code) => code.includes('heading'))).toEqual([])
})

test('no finding claims that an employer’s software will turn anybody down', async () => {
  for (const bytes of allFixtures().values()) {
    const document = await readDocument(bytes, ['pdf', 'docx', 'doc']).catch(() => null)
    if (document) expect(JSON.stringify(checkFormat(document, now))).not.toMatch(/\bATS\b|reject|discard/i)
  }
})

test('a nameless void has no points', () => {
  expect(checkFormat(documentOf(' '), now)).toEqual({ points: null, findings: [] })
})

test('a hundred thousand letters in one line are judged in no time', () => {
  const startedAt = performance.now()
  for (const filling of ['a', '9', ':', 'a.', '- ', 'A, ', '2019 '])
    checkFormat(documentOf(filling.repeat(100_000 / filling.length)), now)
  expect(performance.now() - startedAt).toBeLessThan(4000)
})
