import { extractText, getDocumentProxy } from 'unpdf'
import { expect, test, vi } from 'vitest'
import type { GapQuestion, GapReply } from '../../../api/contract/told-line.ts'
import { pdfFile } from '../../export/export-files.ts'
import { plainText } from '../../export/plain-text.ts'
import { textOnDisk } from '../../export/testing/text-on-disk.ts'
import { standInWords } from '../../generation/status-words.ts'
import { analysisOutline, analysisSource, copiedWords, type Outlined } from './analysis-outline.ts'
import { exampleSections } from './testing/example-analysis.ts'

// The first test loads fonts and the PDF writer; a busy machine takes its time.
vi.setConfig({ testTimeout: 60_000 })

const createdAt = new Date('2026-01-02')
const analysisPdf = (outlined: Outlined) => pdfFile(analysisSource(outlined, createdAt), createdAt, textOnDisk)

async function readBack(file: File) {
  const { text } = await extractText(await getDocumentProxy(new Uint8Array(await file.arrayBuffer())), { mergePages: true })
  return text.replace(/\s+/gu, ' ')
}

test('the exported file is named for the product and holds every section in order', async () => {
  const file = await analysisPdf({ received: exampleSections })
  expect(file.name).toBe('greenroom-analysis.pdf')
  const text = await readBack(file)
  const positions = [
    'ATS score',
    'Three things to do',
    '1. Hidden text',
    '2. Wound care certificate required +9',
    'Tonight’s practice',
    'What the ad asks for',
    'Summary',
    'Skills match',
    'Recommendations',
    'Missing keywords',
    'Resume improvements',
    'Resume bullet points',
    'Interview preparation',
    'Situation A ward with 30 beds, two nurses ill.',
    'Task No patient waits.',
    'Action I set priorities and called the pool.',
    'Result All rounds were done by [time].',
    'The company',
    'How this score is made',
    'What the parser saw',
    'Two columns: Some systems read across columns.',
  ].map((words) => text.indexOf(words))
  expect(positions).not.toContain(-1)
  expect(positions).toEqual(positions.toSorted((a, b) => a - b))
})

test('page one is the plan, and the details begin on page two', async () => {
  const file = await analysisPdf({ received: exampleSections })
  const { text } = await extractText(await getDocumentProxy(new Uint8Array(await file.arrayBuffer())), { mergePages: false })
  expect(text[0]).toContain('Why this hospital?')
  expect(text[0]).not.toContain('What the ad asks for')
  expect(text[1]).toMatch(/^\s*What the ad asks for/)
})

test('the score is there in figures and in words, and every line of the ad with its state and the line that shows it', async () => {
  const text = await readBack(await analysisPdf({ received: exampleSections }))
  expect(text).toContain('72 of 100: a good match on paper')
  expect(text).toContain('Must-haves 38 of 50')
  expect(text).toContain('Your resume shows 2 of 4 requirements, 1 in part; 1 open.')
  expect(text).toContain('Do you have it? (1)')
  expect(text).toContain('Wound care certificate required (Must-have · not in your resume, +9) Question: Do you hold this?')
  expect(text).toContain('Three years of patient care (Must-have) Your resume: Gave patient care on a ward with 30 beds')
})

test('a section that the built-in coach wrote instead of the AI says so in the file, others do not', async () => {
  const text = await readBack(await analysisPdf({ received: { ...exampleSections, standIns: ['summary'] } }))
  expect(text.split(standInWords)).toHaveLength(2)
  expect(text).toContain(`Summary ${standInWords}`)
})

test('an ad that could not be read says that nothing was checked', () => {
  const keywords = { missingKeywords: [], checked: false }
  expect(plainText(analysisOutline({ received: { keywords } }))).toContain('Nothing was checked')
  expect(plainText(analysisOutline({ received: { keywords: { ...keywords, checked: true } } }))).not.toMatch(/keyword/i)
})

test('what the user told and edited is named as such, with the score of the file alone', async () => {
  const { requirements, gaps } = exampleSections
  const lines = requirements.lines!.map((line) => (line.id === 'A4' ? { ...line, state: 'shown' as const } : line))
  const received = {
    ...exampleSections,
    score: { ...exampleSections.score, atsScore: 81 },
    requirements: { ...requirements, lines },
  }
  const { text: resume } = exampleSections.document.parserView
  const from = resume.indexOf('Trained 12')
  const edits = [
    { from, to: resume.length, text: 'Trained 12 new nurses in wound care' },
    { from: resume.length, to: resume.length, text: 'BLS certified until 2027' },
  ]
  const [gap, own] = gaps.gaps
  const told = (id: string, { requirement, ownLine }: GapQuestion, reply: GapReply, words: string) => ({
    ...{ id, requirement, ownLine, reply, text: words },
  })
  const answers = [
    {
      line: told('Q1', gap!, 'yes', 'Wound care certificate, 2024.'),
      gap: gap!,
      bullet: 'Holds a wound care certificate (2024)',
    },
    { line: told('Q2', own!, 'no', ''), gap: own! },
  ]
  const edited = { before: { atsScore: 72, lines: requirements.lines! }, edits }
  const text = await readBack(await analysisPdf({ received, edited, answers }))
  expect(text).toContain('81 of 100')
  expect(text).toContain('The score goes from 72 to 81. Shown now: “Wound care certificate required”.')
  expect(text).toContain('Trained 12 new nurses in wound care (instead of: Trained 12 new nurses)')
  expect(text).toContain('BLS certified until 2027 (new)')
  expect(text).toContain(
    'You told us: yes. Wound care certificate, 2024. A line for your resume: Holds a wound care certificate (2024)',
  )
  expect(text).toContain(`You told us: no. ${own!.bridge}`)
  expect(text).not.toContain('Do you hold this?')
  expect(text.indexOf('from 72 to 81')).toBeLessThan(text.indexOf('Summary'))
})

test('lines copied from the job description are named, on the page and in the PDF', () => {
  expect(copiedWords(['a'])).toBe('One line of your resume repeats the job description word for word; it does not count.')
  expect(copiedWords(['a', 'b', 'c'])).toBe('3 lines of your resume repeat the job description word for word; they do not count.')
  const score = { ...exampleSections.score, copiedLines: ['Carries out wound care'] }
  const outline = JSON.stringify(analysisOutline({ received: { ...exampleSections, score } }))
  expect(outline).toContain('One line of your resume repeats')
  expect(outline).toContain('Carries out wound care')
  expect(JSON.stringify(analysisOutline({ received: exampleSections }))).not.toContain('repeats the job description')
})

test('the same analysis gives the same file', async () => {
  const bytes = async () => new Uint8Array(await (await analysisPdf({ received: exampleSections })).arrayBuffer())
  expect(await bytes()).toEqual(await bytes())
})
