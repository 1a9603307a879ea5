import { extractText, getDocumentProxy } from 'unpdf'
import { expect, test, vi } from 'vitest'
import { plainText } from '../../export/plain-text.ts'
import { fontsOnDisk } from '../../export/testing/fonts-on-disk.ts'
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
  const file = await analysisPdf(exampleSections, createdAt, fontsOnDisk)
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
  ].map((words) => text.indexOf(words))
  expect(positions).not.toContain(-1)
  expect(positions).toEqual(positions.toSorted((a, b) => a - b))
})

test('the score is there in figures and in words, and every missing keyword with its line of the ad', async () => {
  const text = await readBack(await analysisPdf(exampleSections, createdAt, fontsOnDisk))
  expect(text).toContain('72 of 100: a good match on paper')
  expect(text).toContain('wound care (the ad: Wound care certificate required)')
})

test('a section that the built-in coach wrote instead of the AI says so in the file, others do not', async () => {
  const text = await readBack(await analysisPdf({ ...exampleSections, standIns: ['summary'] }, createdAt, fontsOnDisk))
  expect(text.split(standInWords)).toHaveLength(2)
  expect(text).toContain(`Summary ${standInWords}`)
})

test('an ad that could not be read says that nothing was checked', () => {
  const keywords = { missingKeywords: [], missingKeywordDetails: [], checked: false }
  expect(plainText(analysisOutline({ keywords }))).toContain('Nothing was checked')
  expect(plainText(analysisOutline({ keywords: { ...keywords, checked: true } }))).toContain('No keyword of this ad is missing.')
})

test('the same analysis gives the same file', async () => {
  const bytes = async () => new Uint8Array(await (await analysisPdf(exampleSections, createdAt, fontsOnDisk)).arrayBuffer())
  expect(await bytes()).toEqual(await bytes())
})
