import { expect, test } from 'vitest'
import { lineFault } from '../../../api/contract/line-fault.ts'
import { plainText } from '../../export/plain-text.ts'
import { analysisOutline, sectionOutline } from './analysis-outline.ts'
import { changeWords, lineChange } from './line-change.ts'
import { practiceQuestion } from './practice-question.ts'
import { countsOf, countWords, missingGroups, stateOf } from './requirement-state.ts'
import { exampleSections } from './testing/example-analysis.ts'
import { topFixes } from './top-fixes.ts'

const { score, document } = exampleSections
const { evidence } = score

test('picture, ad, list of gaps and PDF count the same', () => {
  const counts = countsOf(evidence)
  expect(counts.shown + counts.missing).toBe(evidence.length)
  expect(missingGroups(evidence).reduce((sum, { rows }) => sum + rows.length, 0)).toBe(counts.missing)
  expect(countWords(counts)).toBe(`${counts.shown} found, ${counts.missing} missing`)
  expect(sectionOutline('ad', exampleSections)).toHaveLength(evidence.length + 1)
  const told = plainText(analysisOutline(exampleSections)).match(/(?:Must have|Nice to have|Soft skills): (\d+)/gu) ?? []
  expect(told.reduce((sum, words) => sum + Number(words.split(': ')[1]), 0)).toBe(counts.missing)
})

test('the file says whose resume it is, which job and when, as far as that is known', () => {
  const about = { name: 'Ana Costa', jobTitle: 'Registered Nurse', company: null }
  const line = (received: typeof exampleSections) => analysisOutline(received, new Date(2026, 0, 2, 12))[1]
  expect(line({ ...exampleSections, score: { ...score, about } })).toMatchObject({
    text: 'Ana Costa · Registered Nurse · January 2, 2026',
  })
  expect(line({ ...exampleSections, score: { ...score, about: undefined } })).toMatchObject({ text: 'January 2, 2026' })
})

test('first comes what weighs most, and one thing that can be mended in any case', () => {
  const fixes = topFixes(score, document)
  expect(fixes.length).toBeLessThanOrEqual(3)
  expect(fixes[0]).toMatchObject({ kind: 'requirement', row: { how: 'missing', importance: 'must' } })
  expect(fixes).toContainEqual({ kind: 'section', section: 'document', words: 'Hidden text' })
  expect(topFixes({ evidence: [], scoreParts: [] }, undefined)).toEqual([])
})

test('an edited line says what it has changed, up or down or not at all', () => {
  const [gap] = evidence.filter((row) => stateOf(row) === 'missing')
  const filled = evidence.map((row) => (row === gap ? { ...row, how: 'exact' as const } : row))
  const [before, after] = [
    { atsScore: 60, evidence },
    { atsScore: 66, evidence: filled },
  ]
  expect(changeWords(lineChange(before, after))).toBe(`The score goes from 60 to 66. Found now: ${gap!.term}.`)
  expect(changeWords(lineChange(after, before))).toBe(`The score goes from 66 to 60. Missing now: ${gap!.term}.`)
  expect(changeWords(lineChange(before, before))).toBe('The score stays at 60. No requirement changed its place.')
})

test('an empty or endless line is told before it is sent', () => {
  expect(lineFault(' \n')).toBe('Please write the line first.')
  expect(lineFault('a'.repeat(401))).toMatch(/400 characters/)
  expect(lineFault('a'.repeat(400))).toBeNull()
})

test("the question to practice is the analysis's own where one names the requirement", () => {
  expect(practiceQuestion({ term: 'Excel' }, [{ question: 'When did excel fail you?' }])).toBe('When did excel fail you?')
  expect(practiceQuestion({ term: 'Excel' })).toContain('"Excel"')
})
