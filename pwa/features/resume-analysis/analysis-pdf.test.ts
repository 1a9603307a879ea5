import { extractText, getDocumentProxy } from 'unpdf'
import { expect, test, vi } from 'vitest'
import { plainText } from '../../export/plain-text.ts'
import { textOnDisk } from '../../export/testing/text-on-disk.ts'
import { standInWords } from '../../generation/status-words.ts'
import { analysisOutline } from './analysis-outline.ts'
import { analysisPdf } from './analysis-pdf.ts'
import { exampleSections } from './testing/example-analysis.ts'

// The first test loads fonts and the PDF writer; a busy machine takes its time.
vi.setConfig({ testTimeout: 60_000 })

const createdAt = new Date('2026-01-02')

async function readBack(file: File) {
  const { text } = await extractText(await getDocumentProxy(new Uint8Array(await file.arrayBuffer())), { mergePages: true })
  return text.replace(/\s+/gu, ' ')
}

test('the exported file is named for the product and holds every section in order', async () => {
  const file = await analysisPdf(exampleSections, createdAt, { tools: textOnDisk })
  expect(file.name).toBe('greenroom-analysis.pdf')
  const text = await readBack(file)
  const positions = [
    'ATS score',
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
    'What the parser saw',
    'Two columns: Some systems read across columns.',
  ].map((words) => text.indexOf(words))
  expect(positions).not.toContain(-1)
  expect(positions).toEqual(positions.toSorted((a, b) => a - b))
})

test('the score is there in figures and in words, and every missing keyword with its line of the ad', async () => {
  const text = await readBack(await analysisPdf(exampleSections, createdAt, { tools: textOnDisk }))
  expect(text).toContain('72 of 100: a good match on paper')
  expect(text).toContain('wound care (the ad: Wound care certificate required)')
})

test('a section that the built-in coach wrote instead of the AI says so in the file, others do not', async () => {
  const text = await readBack(await analysisPdf({ ...exampleSections, standIns: ['summary'] }, createdAt, { tools: textOnDisk }))
  expect(text.split(standInWords)).toHaveLength(2)
  expect(text).toContain(`Summary ${standInWords}`)
})

test('an ad that could not be read says that nothing was checked', () => {
  const keywords = { missingKeywords: [], missingKeywordDetails: [], checked: false }
  expect(plainText(analysisOutline({ keywords }))).toContain('Nothing was checked')
  expect(plainText(analysisOutline({ keywords: { ...keywords, checked: true } }))).toContain('No keyword of this ad is missing.')
})

test('lines that were tried are named as such beside the score of the file, with the score they would make', async () => {
  const score = { ...exampleSections.score, atsScore: 81 }
  const { text: resume } = exampleSections.document.parserView
  const from = resume.indexOf('Trained 12')
  const edits = [
    { from, to: resume.length, text: 'Trained 12 new nurses in wound care' },
    { from: resume.length, to: resume.length, text: 'BLS certified until 2027' },
  ]
  const edited = { edits, score }
  const text = await readBack(await analysisPdf(exampleSections, createdAt, { edited, tools: textOnDisk }))
  expect(text).toContain('72 of 100: a good match on paper')
  expect(text).toContain('With your edited lines 81 of 100')
  expect(text).toContain('The score goes from 72 to 81.')
  expect(text).toContain('Trained 12 new nurses in wound care (instead of: Trained 12 new nurses)')
  expect(text).toContain('BLS certified until 2027 (new)')
  expect(text.indexOf('81 of 100')).toBeLessThan(text.indexOf('Summary'))
})

test('the same analysis gives the same file', async () => {
  const bytes = async () =>
    new Uint8Array(await (await analysisPdf(exampleSections, createdAt, { tools: textOnDisk })).arrayBuffer())
  expect(await bytes()).toEqual(await bytes())
})
